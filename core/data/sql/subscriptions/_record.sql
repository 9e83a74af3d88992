-- A subscription as the API shows it, as an expression over a row s of subscriptions. Optional members that are null are
-- left out; what has two published names stands under both. The figures f follow from the row: what is billed counts as
-- elapsed, and what its instalments make up is what it will bring while it runs.
concat(
    '{"rentalId":"', s.rental_id,
    '","subscriptionId":"', s.rental_id,
    '","tenantId":"', s.tenant_id,
    '","status":"', s.status,
    '","orderId":"', s.order_id,
    '","orderItemIndex":', s.item_position,
    ',"customerId":"', s.customer_id,
    '","customerEmail":', to_json(s.customer_email),
    ',"customerName":', to_json(s.customer_name),
    ',"assetSerialNumber":', to_json(s.serial_number),
    ',"serialNumber":', to_json(s.serial_number),
    ',"currentSerialNumber":', to_json(s.serial_number),
    ',"productId":"', s.product_id,
    '","variantId":"', s.variant_id,
    '","sku":', to_json(s.sku),
    ',"productName":', to_json(s.product_name),
    ',"productImageUrl":' || to_json(s.product_image_url),
    ',"monthlyAmount":', money(s.monthly_amount, s.currency),
    ',"currency":"', s.currency,
    '","originalContractLength":', s.original_contract_length,
    ',"contractLength":', s.contract_length,
    ',"startDate":"', s.start_date,
    '","endDate":"', s.end_date,
    '","billingStartOption":"', s.billing_start, '"',
    ',"nextBillingDate":"' || s.next_billing_date || '"',
    ',"billingGroupId":' || to_json(s.billing_group_id),
    ',"ending":{"type":"' || s.ending_type || '","scheduledEndDate":"' || s.ending_date || '"}',
    ',"returnDue":', s.return_due::text,
    ',"actualMonthsRented":' || s.actual_months_rented,
    ',"monthsSaved":' || s.months_saved,
    ',"listPrice":' || money(s.list_price, s.currency),
    ',"listPriceSource":"', s.list_price_source, '"',
    ',"listPriceCapturedAt":"' || case when s.list_price is not null then stamp(s.created_at) end || '"',
    ',"acquisitionCost":' || money(s.acquisition_cost, s.currency),
    ',"acquisitionCostSource":"', s.acquisition_cost_source, '"',
    ',"acquisitionCostCapturedAt":"' || case when s.acquisition_cost is not null then stamp(s.created_at) end || '"',
    (select concat(
        ',"totalCollected":', money(s.total_collected, s.currency),
        ',"costRecoveryPercent":' || f.recovered,
        ',"currentProfit":' || money(s.total_collected - s.acquisition_cost, s.currency),
        ',"breakevenMonths":' || round(f.breakeven, 1),
        ',"hasReachedBreakeven":' || (s.total_collected >= s.acquisition_cost)::text,
        ',"recoveryStatus":"', case when f.recovered is null then 'no_data'
                                    when f.recovered > 100 then 'profitable'
                                    when f.recovered <= 50 and f.elapsed * 2 > s.contract_length then 'at_risk'
                                    else 'recovering' end, '"',
        ',"costRecovery":{"totalCollected":', money(s.total_collected, s.currency),
            ',"acquisitionCost":' || money(s.acquisition_cost, s.currency),
            ',"listPrice":' || money(s.list_price, s.currency),
            ',"costRecoveryPercent":' || f.recovered,
            ',"breakevenMonth":' || ceil(f.breakeven),
            ',"monthsActive":', f.elapsed,
            ',"monthsRemaining":', f.remaining,
            ',"projectedTotalCollection":', money(f.projected, s.currency),
            ',"projectedMargin":' || money(f.projected - s.acquisition_cost, s.currency),
            ',"projectedMarginPercent":'
                || round((f.projected - s.acquisition_cost) * 100.0 / nullif(s.acquisition_cost, 0), 1), '}')
     from (select round(s.total_collected * 100.0 / nullif(s.acquisition_cost, 0), 1) as recovered,
                  s.acquisition_cost::numeric / nullif(s.monthly_amount, 0) as breakeven,
                  case when s.status = 'active' then trim_scale(round(m.billed, 4))
                       else coalesce(s.actual_months_rented, trim_scale(round(m.billed, 4))) end as elapsed,
                  case when s.status = 'active' then trim_scale(round(s.contract_length - m.billed, 4)) else 0
                  end as remaining,
                  case when s.status = 'active' then (
                      select sum(p.amount * (coalesce(p.until, s.contract_length) - p.since))
                      from (select (e ->> 0)::integer as since, (e ->> 1)::bigint as amount,
                                   lead((e ->> 0)::integer) over (order by place) as until
                            from json_array_elements(s.prices) with ordinality as step(e, place)) p)
                       else s.total_collected end::bigint as projected
           from (select contract_months(s.start_date, s.billed_until) as billed) m) f),
    ',"upgradeFromRentalId":' || to_json(s.upgrade_from_rental_id),
    ',"extensionHistory":', s.extension_history,
    ',"replacementHistory":', s.replacement_history,
    ',"buyoutDetails":' || s.buyout_details::text,
    ',"earlyReturnDetails":' || s.early_return_details::text,
    ',"cancellationDetails":' || s.cancellation_details::text,
    ',"customFields":' || s.custom_fields::text,
    ',"notes":' || to_json(s.notes),
    ',"createdBy":', to_json(s.created_by),
    ',"createdAt":"', stamp(s.created_at),
    '","updatedAt":"', stamp(s.updated_at),
    '","lastModifiedDate":"', stamp(s.updated_at),
    '","endedAt":"' || stamp(s.ended_at),
    '"}')
