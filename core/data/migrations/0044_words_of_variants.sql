-- Variants are found by words of their own: what they, and their products, are called. Products by their variants' names and
-- colours, too. As core/domain/search.cpp takes words from texts.
alter table products no force row level security; -- of all tenants
alter table variants no force row level security;
alter table search_words no force row level security;
with spoken as (
    select v.tenant_id, named.noun, named.record_id, named.spoken
    from variants v
    join products p on p.tenant_id = v.tenant_id and p.product_id = v.product_id
    cross join lateral (
        values ('variant', v.variant_id, concat_ws(' ', p.product_sku, p.name, p.category, p.brand, v.variant_sku, v.variant_name,
                                                   v.color_name)),
               ('product', p.product_id, concat_ws(' ', v.variant_name, v.color_name))) named(noun, record_id, spoken)
),
folded as (
    select s.tenant_id, s.noun, s.record_id,
           replace(lower(regexp_replace(normalize(s.spoken, nfkd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"), 'ß', 'ss')
               as spoken
    from spoken s
),
solid as (
    select f.tenant_id, f.noun, f.record_id, w.word
    from folded f
    cross join lateral regexp_split_to_table(f.spoken, '\s+') as w(word)
),
words as (
    select s.tenant_id, s.noun, s.record_id, s.word from solid s
    union
    select s.tenant_id, s.noun, s.record_id, part.word
    from solid s
    cross join lateral regexp_split_to_table(s.word collate "und-x-icu", '[^[:alnum:]]+') as part(word)
)
insert into search_words (tenant_id, noun, record_id, word)
select w.tenant_id, w.noun, w.record_id, left(w.word, 64)
from words w
where w.word <> ''
on conflict do nothing;
alter table search_words force row level security;
alter table variants force row level security;
alter table products force row level security;
