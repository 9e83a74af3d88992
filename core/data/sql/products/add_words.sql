-- $1 tenant, $2 products, $3 their words
insert into search_words (tenant_id, noun, record_id, word)
select $1, 'product', n.product_id, n.word from unnest($2::text[], $3::text[]) as n(product_id, word)
on conflict do nothing
