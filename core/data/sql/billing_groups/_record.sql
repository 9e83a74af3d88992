-- A billing group as the API shows it, as an expression over a row g of billing_groups. The sum is that of the
-- subscriptions that still run.
concat(
    '{"billingGroupId":"', g.billing_group_id,
    '","tenantId":"', g.tenant_id,
    '","customerId":"', g.customer_id,
    '","groupName":', to_json(g.group_name),
    ',"billingDay":', g.billing_day,
    ',"currency":"', g.currency,
    '","status":"', g.status, '",',
    (select concat('"rentalIds":', coalesce(json_agg(s.rental_id order by s.created_at, s.rental_id), '[]'),
                   ',"activeRentalCount":', count(*) filter (where s.status = 'active'),
                   ',"totalMonthlyAmount":', money(coalesce(sum(s.monthly_amount) filter (where s.status = 'active'),
                                                            0)::bigint, g.currency))
     from subscriptions s
     where s.tenant_id = g.tenant_id and s.billing_group_id = g.billing_group_id),
    ',"notes":' || to_json(g.notes),
    ',"createdBy":', to_json(g.created_by),
    ',"createdAt":"', stamp(g.created_at),
    '","updatedAt":"', stamp(g.updated_at),
    '"}')
