-- Every table but the list of migrations and those of extensions is behind row-level security, which holds for its owner, too; and the one policy of
-- each lets rows through by what the migrations (0003_walls.sql) say under the policy's name.
select c.relname
from pg_class c
left join (select p.polrelid, count(*) as policies,
                  bool_and(p.polpermissive and p.polcmd = '*' and p.polroles = '{0}'
                           and w.expression is not null
                           and (pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
                               is not distinct from (w.expression, w.expression)) as are_ours
           from pg_policy p
           left join (values ('own_rows', '(tenant_id = current_tenant())'),
                             ('own_row', '((current_tenant() = ''*''::text) OR (current_tenant() = tenant_id))'),
                             ('above_tenants', '(current_tenant() = ''*''::text)'),
                             ('own_keys', '((current_tenant() = ''*''::text) OR (current_tenant() = ANY (tenant_ids)))'))
                     as w(name, expression) on w.name = p.polname
           group by p.polrelid) p on p.polrelid = c.oid
where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  and not (c.relrowsecurity and c.relforcerowsecurity and coalesce(p.policies, 0) = 1 and p.are_ours)
order by c.relname
limit 1
