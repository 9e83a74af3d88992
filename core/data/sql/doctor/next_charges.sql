-- A contract is charged next on the day that its terms give for the first day that is not billed yet (nextBillingDate in
-- core/domain/subscriptions/schedule.cpp), in a group on the group's billing day, within a month of what was charged, joined or
-- begun last; and never when all is billed or it has ended. One on a date further ahead would go uncharged until then.
-- $1 tenant
select s.rental_id
from subscriptions s
join tenants t on t.tenant_id = $1
cross join lateral (select floor(contract_months(s.start_date, s.billed_until))::integer as months) billed
left join lateral (select g.billing_day,
                          (select max(p.period_start) from payments p
                           where p.tenant_id = $1 and p.billing_group_id = s.billing_group_id) as billed
                   from billing_groups g
                   where g.tenant_id = $1 and g.billing_group_id = s.billing_group_id
                   limit 1) g on true
where s.tenant_id = $1
  and case
          when s.status <> 'active' or s.billed_until >= s.end_date then s.next_billing_date is not null
          when s.next_billing_date is null then true
          when s.billing_group_id is not null then
              extract(day from s.next_billing_date) is distinct from g.billing_day
              or s.next_billing_date
                 > (greatest(s.start_date, s.billed_until, g.billed,
                             (greatest(s.updated_at, t.test_now, now()) at time zone t.time_zone)::date)
                    + interval '1 month')::date
          else s.next_billing_date
               <> greatest(s.billed_until,
                           case s.billing_start
                               when 'first_of_next_month'
                                   then date_trunc('month', s.start_date) + make_interval(months => billed.months + 1)
                               when 'same_day_next_month' then s.start_date + make_interval(months => billed.months + 1)
                               else s.billed_until
                           end::date)
      end
limit 1
