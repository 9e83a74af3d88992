-- The highest invoice number of made.year; null: none yet. The last one before the next year begins is looked up, and whether it
-- is of that year is asked of it: with both ends of the year in the condition PostgreSQL 17 expects hardly any rows, and reads and
-- sorts all of them.
-- $1 tenant
(select case when i.place >= made.year * 10000000000 then i.number end
 from (select i.place, i.number from invoices i
       where i.tenant_id = $1 and i.place < (made.year + 1) * 10000000000
       order by i.place desc limit 1) i)
