select r.rolname
from pg_roles r
where r.rolname = current_user
  and (r.rolsuper or r.rolbypassrls
       or exists (select from pg_class c where c.relowner = r.oid and c.relnamespace = 'public'::regnamespace))
