-- The work of a day is done in a sandbox, and so is that of the days before. Where that is known already, nothing is written:
-- `do update` would lock the row all the same.
-- $1 tenant, $2 day
insert into sandbox_days as d (tenant_id, worked_until)
select $1, $2::date
where not exists (select from sandbox_days known where known.tenant_id = $1 and known.worked_until >= $2::date)
on conflict (tenant_id) do update set worked_until = excluded.worked_until where d.worked_until < excluded.worked_until
