-- A fixed discount may be as large as the largest price, in a currency without decimals, too.
alter table variant_prices alter column discount_value type numeric(17, 4);
alter table variant_prices add constraint variant_prices_discount check (discount_value >= 0);
drop domain discount_amount;
