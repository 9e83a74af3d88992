-- The lines of a payment p as the API shows them: a JSON array, as an expression.
concat('[', (select string_agg(concat(
    '{"rentalId":"', l.rental_id, '"',
    ',"purpose":"' || l.purpose || '"',
    ',"description":' || to_json(l.description),
    ',"amount":', money(l.amount, p.currency),
    ',"taxAmount":', money(l.tax_amount, p.currency),
    ',"periodStart":"' || lower(l.period) || '"',
    ',"periodEnd":"' || upper(l.period) || '"',
    '}'), ',' order by l.position)
    from payment_lines l where l.tenant_id = p.tenant_id and l.payment_id = p.payment_id), ']')
