-- The first day after $2, and not after $3, on which something is due for which nobody asks: a charge, $4 days before its
-- date, the end of a contract, a late fee, or another attempt at a payment that has failed. Null: none.
-- $1 tenant, $2 after, $3 last day, $4 horizon in days, $5 days after which a payment is late; null: nobody minds
-- $6 the tenant's time zone
select least(
    (select d.next_billing_date - $4::integer
     from billing_dates d
     where d.tenant_id = $1 and d.status = 'active' and d.next_billing_date > $2::date + $4::integer
       and d.next_billing_date <= $3::date + $4::integer
     order by d.next_billing_date, d.rental_id
     limit 1),
    (select s.end_date
     from subscriptions s
     where s.tenant_id = $1 and s.status = 'active' and @{subscriptions/goes_on} and s.end_date > $2::date
       and s.end_date <= $3::date
     order by s.end_date, s.rental_id
     limit 1),
    -- by the day on which they were due; and of those that were made for a day before, what counts from an earlier one
    (select least(due.day, (select min((p.created_at at time zone $6)::date)
                            from payments p
                            where p.tenant_id = $1 and p.status in ('pending', 'failed') and p.open > 0
                              and p.purpose <> 'late_fee' and p.purpose <> 'early_return_fee' and not p.late_fee_charged
                              and p.due_date < $3::date - $5::integer -- none, where nobody minds
                              and p.due_date < coalesce(due.day, $3::date - $5::integer)
                              and (p.created_at at time zone $6)::date > p.due_date
                              and (p.created_at at time zone $6)::date >= $2::date - $5::integer
                              and (p.created_at at time zone $6)::date < $3::date - $5::integer)) + 1 + $5::integer
     from (select (select p.due_date
                   from payments p
                   where p.tenant_id = $1 and p.status in ('pending', 'failed') and p.open > 0
                     and p.purpose <> 'late_fee' and p.purpose <> 'early_return_fee' and not p.late_fee_charged
                     and p.due_date >= $2::date - $5::integer and p.due_date < $3::date - $5::integer
                     and (p.created_at at time zone $6)::date <= p.due_date
                   order by p.due_date, p.payment_id
                   limit 1) as day) due),
    (select (p.next_retry_at at time zone $6)::date
     from payments p
     where p.tenant_id = $1 and p.status = 'failed' and p.next_retry_at >= ($2::date + 1)::timestamp at time zone $6
       and p.next_retry_at < ($3::date + 1)::timestamp at time zone $6
     order by p.next_retry_at, p.payment_id
     limit 1))::text
