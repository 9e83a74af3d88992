-- Changes what may be changed of a tenant: name, tier and settings. $3 has the columns and their values.
-- $1 tenant, $2 change, $3 columns
with previously as (
    select json_build_object('tenantId', t.tenant_id, 'name', t.name, 'tier', t.tier,
                             'settings', @{tenants/settings_shown}) as record
    from tenants t where t.tenant_id = $1
),
revised as (
    update tenants t
    set name = n.name, tier = n.tier, settings = n.settings, test_now = n.test_now, version = t.version + 1,
        updated_at = ($2::json ->> 'at')::timestamptz
    from (select (json_populate_record(old, $3::json)).* from tenants old where old.tenant_id = $1) n
    where t.tenant_id = $1
    returning t.*
),
changed as (
    select t.tenant_id as record_id, 'tenant' as noun, concat('"tenantId":"', t.tenant_id, '"') as ids,
           previously.record as before,
           json_build_object('tenantId', t.tenant_id, 'name', t.name, 'tier', t.tier,
                             'settings', @{tenants/settings_shown}) as after,
           t.version
    from revised t, previously
),
@{changes/written}
select version from changed
