-- The tables whose rows all have their documents.
select table_name from documented_tables
