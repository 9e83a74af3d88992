-- Remembers up to where subscriptions are charged; those of which nothing moves stay untouched. What belongs to each is looked
-- up by its id: a join would compare each of many with all the others.
-- $1 tenant, $2 subscriptions, $3 of each: [end of what is charged, next billing date or null, what is left of its credit]
update subscriptions s
set billed_until = ($3::jsonb -> s.rental_id ->> 0)::date, next_billing_date = ($3::jsonb -> s.rental_id ->> 1)::date,
    credit = ($3::jsonb -> s.rental_id ->> 2)::bigint, version = s.version + 1
where s.tenant_id = $1 and s.rental_id = any($2::text[])
  and (s.billed_until, s.next_billing_date, s.credit)
      is distinct from (($3::jsonb -> s.rental_id ->> 0)::date, ($3::jsonb -> s.rental_id ->> 1)::date,
                        ($3::jsonb -> s.rental_id ->> 2)::bigint)
