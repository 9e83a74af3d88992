-- All that happened to a record, the oldest first; of a change the members that became others, null for those that went.
-- $1 tenant, $2 record, $3 what the actions begin with
select coalesce(json_agg(json_build_object(
           'at', stamp(a.at), 'actor', a.actor_name, 'action', a.action,
           'details', case when a.before is null then coalesce(a.after, '{}') else coalesce((
               select json_object_agg(coalesce(new.key, old.key), new.value)
               from json_each(a.before) old full join json_each(a.after) new on new.key = old.key
               where coalesce(new.key, old.key) not in ('updatedAt', 'lastModifiedDate', 'costRecovery')
                 and new.value::text is distinct from old.value::text), '{}') end)
       order by a.audit_id), '[]')::text
from audit_entries a
where a.tenant_id = $1 and a.record_id = $2 and starts_with(a.action, $3)
