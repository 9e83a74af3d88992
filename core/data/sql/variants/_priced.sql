-- Gives variants the prices that accepted(variant_id, prices) holds, where it holds any. The statement's own changes do not
-- show in its tables, so what the prices are afterwards is standing_prices and given_prices together. The products stand in
-- asked(product_id).
dropped_prices as (
    delete from variant_prices r using accepted g
    where r.tenant_id = $1 and r.variant_id = g.variant_id and g.prices is not null
      and not exists (select from json_populate_recordset(null::variant_prices, g.prices) n
                      where n.contract_length = r.contract_length)
),
given_prices as (
    insert into variant_prices as r (tenant_id, variant_id, contract_length, monthly_price, setup_fee, discount_type,
                                     discount_value, discount_description, source, calculated_at, preset_used)
    select $1, g.variant_id, n.contract_length, n.monthly_price, n.setup_fee, n.discount_type, n.discount_value,
           n.discount_description, n.source, n.calculated_at, n.preset_used
    from accepted g, json_populate_recordset(null::variant_prices, g.prices) n
    on conflict (tenant_id, variant_id, contract_length) do update
        set monthly_price = excluded.monthly_price, setup_fee = excluded.setup_fee,
            discount_type = excluded.discount_type, discount_value = excluded.discount_value,
            discount_description = excluded.discount_description, source = excluded.source,
            calculated_at = excluded.calculated_at, preset_used = excluded.preset_used
    returning *
),
standing_prices as (
    select r.*
    from asked a cross join lateral (@{variants/of_asked}) v
    join variant_prices r on r.tenant_id = v.tenant_id and r.variant_id = v.variant_id
    where not exists (select from accepted g where g.variant_id = r.variant_id and g.prices is not null)
)
