-- A customer as the API shows it, as an expression over a row c of customers and its tenant t. Optional members that are
-- null are left out; what is published under two names, flat and nested, stands under both. A percentage of nothing is 0.
concat(
    '{"customerId":"', c.customer_id,
    '","tenantId":"', c.tenant_id,
    '","email":', to_json(c.email),
    ',"firstName":', to_json(c.first_name),
    ',"lastName":', to_json(c.last_name),
    ',"customerType":"', c.customer_type,
    '","status":"', c.status, '"',
    ',"company":' || to_json(c.company),
    ',"phone":' || to_json(c.phone),
    ',"customFields":' || c.custom_fields::text,
    ',"totalOrders":', (select count(*) from orders o
                        where o.tenant_id = c.tenant_id and o.customer_id = c.customer_id),
    ',"totalDevicesRented":', c.total_devices_rented,
    ',"totalMonthlyRevenue":', money(c.total_monthly_revenue, t.currency),
    ',"orderIds":', (select coalesce(json_agg(o.order_id order by o.created_at, o.order_id), '[]') from orders o
                     where o.tenant_id = c.tenant_id and o.customer_id = c.customer_id),
    ',"rentalIds":', (select coalesce(json_agg(s.rental_id order by s.created_at, s.rental_id), '[]')
                      from subscriptions s
                      where s.tenant_id = c.tenant_id and s.customer_id = c.customer_id and c.devices_ever > 0),
    ',"lastBillingAddress":' || c.last_billing_address::text,
    ',"lastShippingAddress":' || c.last_shipping_address::text,
    ',"billingAddress":' || c.last_billing_address::text,
    ',"shippingAddress":' || c.last_shipping_address::text,
    ',"lifetimeCollected":', money(c.lifetime_collected, t.currency),
    ',"totalAcquisitionCost":', money(c.total_acquisition_cost, t.currency),
    ',"customerMargin":', money(c.lifetime_collected - c.total_acquisition_cost, t.currency),
    ',"customerMarginPercent":', coalesce(round(
        (c.lifetime_collected - c.total_acquisition_cost) * 100.0 / nullif(c.total_acquisition_cost, 0), 1), 0),
    ',"subscriptionsTracked":', c.devices_ever,
    ',"profitability":{"lifetimeCollected":', money(c.lifetime_collected, t.currency),
        ',"totalAcquisitionCost":', money(c.total_acquisition_cost, t.currency),
        ',"costRecoveryPercent":', coalesce(round(
            c.lifetime_collected * 100.0 / nullif(c.total_acquisition_cost, 0), 1), 0),
        ',"averageMonthlyRevenue":', coalesce(money(round(
            c.total_monthly_revenue::numeric / nullif(c.total_devices_rented, 0))::bigint, t.currency), 0),
        ',"totalDevicesEver":', c.devices_ever,
        ',"activeDevices":', c.total_devices_rented, '}',
    ',"createdBy":', to_json(c.created_by),
    ',"createdAt":"', stamp(c.created_at),
    '","updatedAt":"', stamp(c.updated_at),
    '"}')
