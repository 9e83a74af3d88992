-- What an upgrade has handed on to a subscription in all: what its contract brings is less by so much. `credit` is what is left of it.
alter table subscriptions -- no domain of ours: that would write the whole table anew
    add column credit_received bigint not null default 0;

alter table subscriptions no force row level security;
alter table payment_lines no force row level security;
update subscriptions s
set credit_received = s.credit + coalesce(
    (select sum(l.credit_taken) from payment_lines l
     where l.tenant_id = s.tenant_id and l.rental_id = s.rental_id and not l.cancelled), 0)
where s.upgrade_from_rental_id is not null;
alter table payment_lines force row level security;
alter table subscriptions force row level security;

alter table subscriptions add constraint subscriptions_credit check (credit between 0 and credit_received);
