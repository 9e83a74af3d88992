-- A late fee is a payment of its own, so the late one's total stays what it was; late_fee_amount tells how much it was charged.
alter table payments drop constraint payments_check;
alter table payments add constraint payments_total check (total = subtotal::bigint + tax_amount::bigint);
