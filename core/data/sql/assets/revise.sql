-- Gives the columns that $4 names new values, and leaves the others alone. An event names the subscription that holds the
-- asset, or that held it until now.
-- $1 tenant, $2 change, $3 serial number, $4 columns and their values
with previously as (
    select @{assets/record}::json as record, @{assets/ids} as ids, a.rental_id
    from assets a join tenants t on t.tenant_id = a.tenant_id
    where a.tenant_id = $1 and a.serial_number = $3
),
a as (
    update assets u
    set status = n.status, condition = n.condition, damage_assessment = n.damage_assessment, location = n.location,
        notes = n.notes, acquisition_cost = n.acquisition_cost, acquisition_date = n.acquisition_date,
        customer_id = n.customer_id, rental_id = n.rental_id, updated_at = ($2::json ->> 'at')::timestamptz,
        version = u.version + 1
    from (select (json_populate_record(old, $4::json)).*
          from assets old where old.tenant_id = $1 and old.serial_number = $3) n
    where u.tenant_id = $1 and u.serial_number = $3
    returning u.*
),
changed as (
    select a.serial_number as record_id, 'asset' as noun,
           case when a.rental_id is null and previously.rental_id is not null then previously.ids else @{assets/ids} end
               as ids,
           previously.record as before, @{assets/record}::json as after, a.version
    from a join tenants t on t.tenant_id = a.tenant_id, previously
),
@{changes/written}
select record_id, after::text, version from changed
