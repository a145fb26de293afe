"""The SQLite file: connection, migrations, backup, and one module of SQL per group of tables."""
