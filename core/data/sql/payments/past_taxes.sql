-- By which taxes customers were charged on past days, where those of the tenant or their own have changed since.
-- $1 tenant; columns of many: $2 customers, $3 days
select w.customer_id, w.day::text, trim_scale(t.tax_rate), t.inclusive, c.tax_treatment, trim_scale(c.tax_rate)
from (select distinct customer_id, day from unnest($2::text[], $3::date[]) as w(customer_id, day)) w
left join lateral (
    select t.held_before, t.tax_rate, t.inclusive
    from past_tenant_taxes t
    where t.tenant_id = $1 and t.held_before > w.day
    order by t.held_before
    limit 1) t on true
left join lateral (
    select c.held_before, c.tax_treatment, c.tax_rate
    from past_customer_taxes c
    where c.tenant_id = $1 and c.customer_id = w.customer_id and c.held_before > w.day
    order by c.held_before
    limit 1) c on true
where t.held_before is not null or c.held_before is not null
