-- $1 table
insert into documented_tables (table_name) values ($1) on conflict do nothing
