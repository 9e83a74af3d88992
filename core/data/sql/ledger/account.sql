-- A page of a customer's account, the oldest movement first, with the balance after each. The invoice of a charge is its own,
-- that of a credit note is the note. Each time that money came is a movement and a receipt of the payment, in the same order.
-- Its day may be long before that of the movement, which is when it was noted. So is each time that money went back: what was not
-- too much leaves the balance as it is, for a refund reopens no charge. So does a credit note of what was refunded or given up.
-- Nothing else that moves nothing is an entry, but for the use of credit: it moves the credit.
-- $1 tenant, $2 customer, $3 the entry after which the page begins, or empty, $4 how many, $5 whether it is the last page
with mine as (
    select l.payment_id || '.' || l.version as entry_id, l.at, l.kind, l.payment_id, l.version,
           (l.receivable + l.credit)::bigint as amount, -l.cash as paid_out, (l.revenue + l.tax)::bigint as credited,
           (sum(l.receivable + l.credit) over in_order)::bigint as balance, row_number() over in_order as place
    from ledger l
    where l.tenant_id = $1 and l.customer_id = $2
    window in_order as (order by l.at, l.noted_at, l.payment_id, l.version)
),
page as (
    select m.* from mine m
    where m.place > coalesce((select f.place from mine f where f.entry_id = $3), 0)
      and (m.amount <> 0 or m.kind in ('credit_used', 'refund', 'credit_note'))
    order by case when $5 then -m.place else m.place end
    limit $4
)
select p.entry_id, stamp(p.at) as moment, p.kind, p.payment_id, p.amount, p.balance, i.invoice_id,
       r.receipt ->> 'receiptId', r.receipt ->> 'at', r.receipt ->> 'method', r.receipt ->> 'reference',
       case when p.kind = 'refund' then p.paid_out end, r.refund ->> 'refundId', r.refund ->> 'reason',
       i.invoice_number, case when p.kind = 'credit_note' then p.credited end
from page p
left join lateral (
    select i.invoice_id, i.invoice_number from invoices i
    where i.tenant_id = $1 and i.payment_id = p.payment_id
      and case p.kind when 'credit_note' then i.kind = 'credit_note' and i.movement in (p.version, 0)
               else i.kind = 'invoice' and p.kind in ('charge', 'late_fee') end
    order by i.movement desc
    limit 1) i on true
left join lateral (
    select case p.kind when 'payment' then q.receipts -> done.before end as receipt,
           case p.kind when 'refund' then q.refunds -> done.before end as refund
    from payments q
    cross join lateral (
        select count(*)::integer as before from ledger e
        where e.tenant_id = $1 and e.customer_id = $2 and e.payment_id = p.payment_id and e.kind = p.kind
          and e.version < p.version) done
    where q.tenant_id = $1 and q.payment_id = p.payment_id and p.kind in ('payment', 'refund')) r on true
order by p.place
