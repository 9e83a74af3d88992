-- What the devices of a product had cost by the end of each month.
create index assets_bought on assets (tenant_id, product_id, acquisition_date) include (acquisition_cost)
    where acquisition_cost > 0;
