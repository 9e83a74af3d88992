-- The noun is compared as an expression, which no index has: of a table that has just grown PostgreSQL knows too little to
-- see that the index by record finds a few rows, and the one by word all of the noun.
-- $1 tenant, $2 products and variants
delete from search_words w
where w.tenant_id = $1 and w.record_id = any($2::text[]) and w.noun || '' in ('product', 'variant')
