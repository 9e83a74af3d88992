-- A page of a list is fifty records, and unpacking them took a fifth of the database's time. lz4 needs a fraction of what
-- PostgreSQL's own method needs, where the server has it. What was packed before stays as it is until it is written again.
do $$
declare
    long_column record;
begin
    if not exists (select from pg_settings where name = 'default_toast_compression' and 'lz4' = any(enumvals)) then
        return;
    end if;
    for long_column in
        select c.oid::regclass as of_table, a.attname as name
        from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
          and a.attstorage = 'x' and pg_has_role(c.relowner, 'usage') -- not tables that somebody else keeps here
    loop
        execute format('alter table %s alter column %I set compression lz4', long_column.of_table, long_column.name);
    end loop;
end $$;
