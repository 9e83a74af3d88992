-- What may be changed of a customer by hand.
-- $1 tenant, $2 customer, $3 e-mail, $4 its key, $5 first name, $6 last name, $7 kind, $8 status, $9 company, $10 phone,
-- $11 custom fields, $12 billing address, $13 shipping address, $14 updated at, $15 whether the words are others, $16 these,
-- $17 how it is taxed, $18 its VAT number, $19 its tax rate
with said as (
    insert into search_words (tenant_id, noun, record_id, word)
    select $1, 'customer', $2::text, w from unnest($16::text[]) w where $15::boolean
    on conflict do nothing
),
unsaid as (
    delete from search_words k
    where k.tenant_id = $1 and k.record_id = $2::text and k.noun || '' = 'customer' and $15::boolean
      and k.word <> all($16::text[])
)
update customers c
set email = $3::text, email_key = $4::text, first_name = $5::text, last_name = $6::text, customer_type = $7::text,
    status = $8::text, company = $9::text, phone = $10::text, custom_fields = $11::json, last_billing_address = $12::json,
    last_shipping_address = $13::json, tax_treatment = $17, vat_number = $18, tax_rate = $19::numeric, updated_at = $14::timestamptz, version = c.version + 1
where c.tenant_id = $1 and c.customer_id = $2::text
returning c.version
