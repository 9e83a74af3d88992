-- The walls between tenants, and what the program's role may do. Forced, so that they hold for the owner too.

do $$
declare
    tenant_table text;
begin
    foreach tenant_table in array array['audit_entries', 'audit_chain', 'events', 'idempotency_keys', 'products',
                                        'variants', 'variant_prices', 'customers', 'search_words', 'orders',
                                        'order_items'] loop
        execute format('alter table %I enable row level security', tenant_table);
        execute format('alter table %I force row level security', tenant_table);
        execute format('create policy own_rows on %I using (tenant_id = current_tenant())
                        with check (tenant_id = current_tenant())', tenant_table);
    end loop;
    foreach tenant_table in array array['tenants', 'rate_windows'] loop
        execute format('alter table %I enable row level security', tenant_table);
        execute format('alter table %I force row level security', tenant_table);
        execute format('create policy own_row on %I using (current_tenant() in (''*'', tenant_id))
                        with check (current_tenant() in (''*'', tenant_id))', tenant_table);
    end loop;
    foreach tenant_table in array array['organisations', 'users'] loop
        execute format('alter table %I enable row level security', tenant_table);
        execute format('alter table %I force row level security', tenant_table);
        execute format('create policy above_tenants on %I using (current_tenant() = ''*'')
                        with check (current_tenant() = ''*'')', tenant_table);
    end loop;
end $$;

alter table api_keys enable row level security;
alter table api_keys force row level security;
create policy own_keys on api_keys using (current_tenant() = '*' or current_tenant() = any(tenant_ids))
    with check (current_tenant() = '*' or current_tenant() = any(tenant_ids));

grant usage on schema public to onhire_app;
grant select, insert, update on organisations, tenants, api_keys, users, rate_windows to onhire_app;
grant select, insert on audit_entries, audit_chain, events to onhire_app;
grant select, insert, update, delete on idempotency_keys, search_words, variant_prices to onhire_app;
grant select, insert, update on products, variants, customers, orders, order_items to onhire_app;
grant select on schema_migrations to onhire_app;
