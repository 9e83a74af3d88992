-- The records of payments, billing groups, products and variants are written once by the program and stand in their rows, as
-- those of orders do since step 11; rows from before get theirs from the program right after this step, in batches. Checks of
-- one column become domains.

create domain payment_kind as text check (value in ('individual', 'consolidated'));
create domain payment_purpose as text check (value in ('instalment', 'buyout', 'early_return_fee', 'setup', 'other'));
create domain payment_state as text check (value in ('pending', 'processing', 'paid', 'failed', 'cancelled'));
create domain payment_provider as text check (value in ('stripe', 'adyen', 'paypal', 'manual'));
create domain billing_month as char(7) check (value ~ '^\d{4}-\d{2}$');
create domain tax_percent as numeric(9, 6) check (value between 0 and 100);
create domain payable_amount as bigint check (value between 0 and 1000000000000);
create domain discount_kind as text check (value in ('percentage', 'fixed'));
create domain discount_amount as numeric(15, 4) check (value >= 0);
create domain price_origin as text check (value in ('suggested', 'manual'));

-- All tenants' rows: only while the walls do not hold for the owner.
alter table payments no force row level security;
alter table payment_lines no force row level security;
alter table billing_groups no force row level security;
alter table products no force row level security;
alter table variants no force row level security;
alter table variant_prices no force row level security;

alter table payments
    drop constraint payments_payment_type_check,
    drop constraint payments_purpose_check,
    drop constraint payments_billing_period_check,
    drop constraint payments_status_check,
    drop constraint payments_subtotal_check,
    drop constraint payments_tax_rate_check,
    drop constraint payments_tax_amount_check,
    drop constraint payments_late_fee_amount_check,
    drop constraint payments_idempotency_key_check,
    drop constraint payments_provider_check;
alter table payments
    alter column payment_type type payment_kind,
    alter column purpose type payment_purpose,
    alter column billing_period type billing_month,
    alter column status type payment_state,
    alter column subtotal type minor_amount,
    alter column tax_rate type tax_percent,
    alter column tax_amount type minor_amount,
    alter column late_fee_amount type minor_amount,
    alter column idempotency_key type filled_text collate "C",
    alter column provider type payment_provider,
    add column document text;
create index payments_without_document on payments (tenant_id, payment_id) where document is null;

-- What a line is for; null in lines from before, which are all for what their payment is for.
alter table payment_lines
    drop constraint payment_lines_amount_check,
    drop constraint payment_lines_tax_amount_check;
alter table payment_lines
    alter column amount type minor_amount,
    alter column tax_amount type minor_amount,
    add column purpose payment_purpose;

alter table billing_groups add column document text;
create index billing_groups_without_document on billing_groups (tenant_id, billing_group_id) where document is null;

alter table products
    drop constraint products_product_sku_check,
    drop constraint products_name_check;
alter table products
    alter column product_sku type filled_text collate "C",
    alter column name type filled_text collate "und-x-icu",
    add column document text;
create index products_without_document on products (tenant_id, product_id) where document is null;

alter table variants
    drop constraint variants_variant_sku_check,
    drop constraint variants_variant_name_check,
    drop constraint variants_list_price_check,
    drop constraint variants_acquisition_cost_check;
alter table variants
    alter column variant_sku type filled_text collate "C",
    alter column variant_name type filled_text,
    alter column list_price type payable_amount,
    alter column acquisition_cost type payable_amount,
    add column document text;
create index variants_without_document on variants (tenant_id, variant_id) where document is null;

alter table variant_prices
    drop constraint variant_prices_contract_length_check,
    drop constraint variant_prices_monthly_price_check,
    drop constraint variant_prices_setup_fee_check,
    drop constraint variant_prices_discount_type_check,
    drop constraint variant_prices_discount_value_check,
    drop constraint variant_prices_source_check;
alter table variant_prices
    alter column contract_length type contract_months_count,
    alter column monthly_price type payable_amount,
    alter column setup_fee type payable_amount,
    alter column discount_type type discount_kind,
    alter column discount_value type discount_amount,
    alter column source type price_origin;

alter table payments force row level security;
alter table payment_lines force row level security;
alter table billing_groups force row level security;
alter table products force row level security;
alter table variants force row level security;
alter table variant_prices force row level security;
