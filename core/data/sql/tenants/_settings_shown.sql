-- The settings of a row t of tenants as they may be seen: of what is sealed only that it is.
(select coalesce(jsonb_object_agg(s.key, case when s.value ->> 'sealed' is null then s.value else '"sealed"' end), '{}')
 from jsonb_each(t.settings) s)
