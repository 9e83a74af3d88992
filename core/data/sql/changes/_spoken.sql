-- Keeps the words by which records are found: those of spoken(noun, record_id, words), JSON arrays, become their words;
-- with null they stay. The noun is compared as an expression, which no index has: of a table that has just grown PostgreSQL
-- knows too little to see that the index by record finds a few rows, and the one by word all of the noun.
words as (
    insert into search_words (tenant_id, noun, record_id, word)
    select $1, s.noun, s.record_id, w from spoken s, json_array_elements_text(s.words) w
    on conflict do nothing
),
unsaid as (
    delete from search_words k using spoken s
    where k.tenant_id = $1 and k.record_id = s.record_id and k.noun || '' = s.noun and s.words is not null
      and not exists (select from json_array_elements_text(s.words) w where w = k.word)
)
