-- $1 tenant, $2 nouns: product or variant, $3 their ids, $4 the words of each
insert into search_words (tenant_id, noun, record_id, word)
select $1, n.noun, n.record_id, n.word from unnest($2::text[], $3::text[], $4::text[]) as n(noun, record_id, word)
on conflict do nothing
