-- Many customers at once, with the words by which they are found.
-- $1 tenant, $2 customers
with input as (
    select * from json_to_recordset($2::json) as c(
        customer_id text, email text, email_key text, first_name text, last_name text, company text, phone text,
        customer_type text, address json, words text[], at timestamptz)
),
words as (
    insert into search_words (tenant_id, noun, record_id, word)
    select $1, 'customer', i.customer_id, w from input i, unnest(i.words) w
)
insert into customers (tenant_id, customer_id, email, email_key, first_name, last_name, company, phone, customer_type,
                       status, last_billing_address, last_shipping_address, created_by, created_at, updated_at)
select $1, i.customer_id, i.email, i.email_key, i.first_name, i.last_name, i.company, i.phone, i.customer_type, 'active',
       i.address, i.address, 'demo', i.at, i.at
from input i
