-- What would become different if products and their variants were given these columns and prices: a row for each field,
-- with the variant's SKU where it is one of a variant. A variant that the product does not have yet differs in variant_sku.
-- $1 tenant, $2 [{product_id, columns, variants: [{sku, columns, prices}]}]
with given as (
    select * from json_to_recordset($2::json) as g(product_id text, columns json, variants json)
),
given_variants as (
    select g.product_id, n.sku, n.columns, n.prices, v.variant_id
    from given g
    cross join json_to_recordset(g.variants) as n(sku text, columns json, prices json)
    left join variants v on v.tenant_id = $1 and v.product_id = g.product_id and v.variant_sku = n.sku
)
select g.product_id, null as sku, field.key as field
from given g
join products old on old.tenant_id = $1 and old.product_id = g.product_id
cross join jsonb_each(to_jsonb(json_populate_record(old, g.columns))) field
where field.value is distinct from to_jsonb(old) -> field.key
union all
select g.product_id, g.sku, field.key
from given_variants g
join variants old on old.tenant_id = $1 and old.variant_id = g.variant_id
cross join jsonb_each(to_jsonb(json_populate_record(old, g.columns))) field
where field.value is distinct from to_jsonb(old) -> field.key
union all
select g.product_id, g.sku, 'pricing'
from given_variants g
where g.variant_id is not null and g.prices is not null
  and (select jsonb_agg(to_jsonb(r) - 'tenant_id' - 'variant_id' order by r.contract_length)
       from variant_prices r where r.tenant_id = $1 and r.variant_id = g.variant_id)
      is distinct from
      (select jsonb_agg(to_jsonb(n) - 'tenant_id' - 'variant_id' order by n.contract_length)
       from json_populate_recordset(null::variant_prices, g.prices) n)
union all
select g.product_id, g.sku, 'variant_sku'
from given_variants g
where g.variant_id is null
order by 1, 2, 3
