-- What is still owed for a rental, and what a buyout costs.
create index payments_rental on payments (tenant_id, rental_id, period_start) where rental_id is not null;
