-- What a customer c is called on screens: a business by its name, a person by theirs.
coalesce(nullif(c.company, ''), c.first_name || ' ' || c.last_name)
