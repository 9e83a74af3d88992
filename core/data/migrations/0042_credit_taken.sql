-- What the credit of an upgrade took off a line, as prices were agreed: it was paid, too. So it goes on with the days that a
-- later upgrade leaves unused, and comes back when the payment is called off.
alter table payment_lines add column credit_taken bigint not null default 0;
alter table payment_lines add constraint payment_lines_credit_taken check (credit_taken >= 0) not valid;
alter table payment_lines validate constraint payment_lines_credit_taken;
