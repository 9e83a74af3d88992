-- What could not be done when it fell due; the first time counts. Answers what has changed.
-- $1 tenant, $2 [{id, kind, error}], $3 now, $4 whether whatever is not named here is no trouble any more
with met as (
    select * from json_to_recordset($2::json) as m(id text, kind text, error json)
), gone as (
    delete from work_troubles t
    where t.tenant_id = $1 and $4::boolean and not exists (select from met m where m.id = t.record_id)
    returning t.record_id
), kept as (
    insert into work_troubles as t (tenant_id, record_id, kind, since, error)
    select $1, m.id, m.kind, $3::timestamptz, m.error
    from met m
    order by m.id
    on conflict (tenant_id, record_id) do update set error = excluded.error where t.error::text <> excluded.error::text
    returning t.record_id
)
select record_id from gone
union all
select record_id from kept
