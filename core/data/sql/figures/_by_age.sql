-- What is named owed, customer by customer, by how long it has been due on $2; who owes the most first.
select o.customer_id, sum(o.open)::bigint, min(o.due_date)::text,
       coalesce(sum(o.open) filter (where $2::date - o.due_date <= 0), 0)::bigint,
       coalesce(sum(o.open) filter (where $2::date - o.due_date between 1 and 30), 0)::bigint,
       coalesce(sum(o.open) filter (where $2::date - o.due_date between 31 and 60), 0)::bigint,
       coalesce(sum(o.open) filter (where $2::date - o.due_date between 61 and 90), 0)::bigint,
       coalesce(sum(o.open) filter (where $2::date - o.due_date > 90), 0)::bigint
from owed o
group by o.customer_id
order by sum(o.open) desc, o.customer_id
