-- A tenant and, unless it joins one, its organisation.
-- $1 tenant, $2 organisation, $3 name, $4 tier, $5 currency, $6 time zone, $7 sandbox, $8 now
with organisation as (
    insert into organisations (organisation_id, name, created_at)
    values ($2, $3, $8::timestamptz)
    on conflict (organisation_id) do nothing
)
insert into tenants (tenant_id, organisation_id, name, tier, currency, time_zone, sandbox, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7::boolean, $8::timestamptz, $8::timestamptz)
