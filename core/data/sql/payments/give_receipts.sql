-- To payments from before receipts were kept, with the documents that show them, found by their ids whatever PostgreSQL knows of
-- the table.
-- $1 tenant, $2 payments, $3 their receipts, $4 their documents
update payments p
set receipts = ($3::text[])[array_position($2::text[], p.payment_id)]::json,
    document = ($4::text[])[array_position($2::text[], p.payment_id)]
where p.tenant_id = $1 and p.payment_id = any($2::text[]) and p.receipts is null
