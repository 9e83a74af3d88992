-- Devices by a word of their serial numbers.
-- $1 tenant, $2 word as it is kept, $3 how many
select w.record_id
from search_words w
where w.tenant_id = $1 and w.noun = 'asset' and w.word = $2
order by w.record_id
limit $3
