-- A product with its variants as the API shows it, as an expression over a row p of products and its tenant t.
concat('{', @{products/members},
    ',"variants":[', (select string_agg(@{variants/record}, ',' order by v.created_at, v.variant_id)
                      from variants v where v.tenant_id = p.tenant_id and v.product_id = p.product_id),
    ']}')
