-- Keeps the words by which a record is found: those of said(words), a JSON array, become its words; with null they stay.
-- Stands after the CTEs said and changed(record_id, noun, …).
spoken as (
    select c.noun, c.record_id, s.words from changed c, said s
),
@{changes/spoken}
