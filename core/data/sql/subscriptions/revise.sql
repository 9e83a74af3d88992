-- Gives the columns that $4 names new values, and leaves the others alone.
-- $1 tenant, $2 change, $3 subscription, $4 columns and their values
with previously as (
    select @{subscriptions/record}::json as record
    from subscriptions s where s.tenant_id = $1 and s.rental_id = $3
),
s as (
    update subscriptions t
    set status = n.status, serial_number = n.serial_number, product_id = n.product_id, variant_id = n.variant_id,
        sku = n.sku, product_name = n.product_name, product_image_url = n.product_image_url,
        monthly_amount = n.monthly_amount, prices = n.prices, contract_length = n.contract_length,
        end_date = n.end_date, billed_until = n.billed_until, next_billing_date = n.next_billing_date,
        credit = n.credit, billing_group_id = n.billing_group_id, list_price = n.list_price,
        list_price_source = n.list_price_source, acquisition_cost = n.acquisition_cost,
        acquisition_cost_source = n.acquisition_cost_source, ending_type = n.ending_type, ending_date = n.ending_date,
        ending_order_id = n.ending_order_id, return_due = n.return_due,
        actual_months_rented = n.actual_months_rented, months_saved = n.months_saved,
        extension_history = n.extension_history, replacement_history = n.replacement_history,
        buyout_details = n.buyout_details, early_return_details = n.early_return_details,
        cancellation_details = n.cancellation_details, custom_fields = n.custom_fields, notes = n.notes,
        ended_at = n.ended_at, updated_at = ($2::json ->> 'at')::timestamptz, version = t.version + 1
    from (select (json_populate_record(old, $4::json)).*
          from subscriptions old where old.tenant_id = $1 and old.rental_id = $3) n
    where t.tenant_id = $1 and t.rental_id = $3
    returning t.*
),
changed as (
    select s.rental_id as record_id, 'subscription' as noun, @{subscriptions/ids} as ids,
           previously.record as before, @{subscriptions/record}::json as after, s.version
    from s, previously
),
@{changes/written}
select record_id, after::text, version from changed
