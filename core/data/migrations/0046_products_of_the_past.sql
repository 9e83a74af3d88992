-- Which product a subscription was of before its device was replaced by one of another: what was earned with that one stays its
-- earnings. Nothing of it is known from before this migration.

create table past_rental_products (
    tenant_id text collate "C" not null,
    rental_id text collate "C" not null,
    held_before date not null, -- the first day of another
    product_id text collate "C" not null,
    primary key (tenant_id, rental_id, held_before)
);

-- Of several changes on a day the first one knows what held before it.
create function keep_rental_product() returns trigger language plpgsql as $$
begin
    insert into past_rental_products (tenant_id, rental_id, held_before, product_id)
    select old.tenant_id, old.rental_id, (new.updated_at at time zone t.time_zone)::date, old.product_id
    from tenants t
    where t.tenant_id = old.tenant_id and old.start_date < (new.updated_at at time zone t.time_zone)::date
    on conflict do nothing;
    return null;
end $$;
create trigger keep_rental_product after update of product_id on subscriptions for each row
    when (old.product_id <> new.product_id)
    execute function keep_rental_product();

alter table past_rental_products enable row level security;
alter table past_rental_products force row level security;
create policy own_rows on past_rental_products
    using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on past_rental_products to onhire_app;
