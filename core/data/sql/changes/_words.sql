-- Keeps the words by which a record is found: those of said(words), a JSON array, become its words; with null they stay.
-- Stands after the CTEs said and changed(record_id, noun, …).
words as (
    insert into search_words (tenant_id, noun, record_id, word)
    select $1, c.noun, c.record_id, w
    from changed c, said s, json_array_elements_text(s.words) w
    on conflict do nothing
),
unsaid as (
    delete from search_words k using changed c, said s
    where k.tenant_id = $1 and k.record_id = c.record_id and k.noun = c.noun and s.words is not null
      and not exists (select from json_array_elements_text(s.words) w where w = k.word)
)
