-- The items of many orders.
-- $1 tenant; of each: $2 order, $3 position, $4 product, $5 variant, $6 SKU, $7 product name, $8 quantity, $9 price,
-- $10 setup fee, $11 months, $12 list price, $13 its source, $14 acquisition cost, $15 its source, $16 rentals, with blanks
-- between them
insert into order_items (tenant_id, order_id, position, product_id, variant_id, sku, product_name, quantity, unit_price,
                         setup_fee, contract_length, list_price, list_price_source, acquisition_cost,
                         acquisition_cost_source, rental_ids)
select $1, i.order_id, i.position, i.product_id, i.variant_id, i.sku, i.product_name, i.quantity, i.unit_price, i.setup_fee,
       i.contract_length, i.list_price, i.list_price_source, i.acquisition_cost, i.acquisition_cost_source,
       string_to_array(i.rental_ids, ' ')
from unnest($2::text[], $3::integer[], $4::text[], $5::text[], $6::text[], $7::text[], $8::integer[], $9::bigint[],
            $10::bigint[], $11::integer[], $12::bigint[], $13::text[], $14::bigint[], $15::text[], $16::text[])
    as i(order_id, position, product_id, variant_id, sku, product_name, quantity, unit_price, setup_fee, contract_length,
         list_price, list_price_source, acquisition_cost, acquisition_cost_source, rental_ids)
