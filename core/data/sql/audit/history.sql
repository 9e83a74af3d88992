-- What happened to a record, the latest first; the status that it got by it, null if it kept its own; and of a change those of the
-- members asked for that became others, each with what it was and what it is.
-- $1 tenant, $2 record, $3 members
select stamp(a.at), a.actor_name, a.action,
       case when a.before ->> 'status' <> a.after ->> 'status' then a.after ->> 'status' end,
       case when a.before is not null and a.after is not null then (
           select json_object_agg(coalesce(new.key, old.key), json_build_array(old.value, new.value))::text
           from json_each(a.before) old full join json_each(a.after) new on new.key = old.key
           where coalesce(new.key, old.key) = any($3::text[])
             and new.value::text is distinct from old.value::text) end
from audit_entries a
where a.tenant_id = $1 and a.record_id = $2
order by a.audit_id desc
limit 20
