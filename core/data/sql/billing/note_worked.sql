-- The work of a day is done in a sandbox, and so is that of the days before.
-- $1 tenant, $2 day
insert into sandbox_days as d (tenant_id, worked_until) values ($1, $2::date)
on conflict (tenant_id) do update set worked_until = excluded.worked_until where d.worked_until < excluded.worked_until
