-- Gives the columns that $4 names new values, and leaves the others alone.
-- $1 tenant, $2 change, $3 customer, $4 columns and their values, $5 words or null
with previously as (
    select @{customers/record}::json as record
    from customers c join tenants t on t.tenant_id = c.tenant_id
    where c.tenant_id = $1 and c.customer_id = $3
),
c as (
    update customers u
    set email = n.email, email_key = n.email_key, first_name = n.first_name, last_name = n.last_name,
        company = n.company, phone = n.phone, customer_type = n.customer_type, status = n.status,
        custom_fields = n.custom_fields, last_billing_address = n.last_billing_address,
        last_shipping_address = n.last_shipping_address, updated_at = ($2::json ->> 'at')::timestamptz,
        version = u.version + 1
    from (select (json_populate_record(old, $4::json)).*
          from customers old where old.tenant_id = $1 and old.customer_id = $3) n
    where u.tenant_id = $1 and u.customer_id = $3
    returning u.*
),
changed as (
    select c.customer_id as record_id, 'customer' as noun, concat('"customerId":"', c.customer_id, '"') as ids,
           previously.record as before, @{customers/record}::json as after, c.version
    from c join tenants t on t.tenant_id = c.tenant_id, previously
),
said as (
    select $5::json as words
),
@{changes/words},
@{changes/written}
select record_id, after::text, version from changed
