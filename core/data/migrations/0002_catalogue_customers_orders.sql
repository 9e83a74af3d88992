-- What is rented out, to whom, and on which order. Every key begins with tenant_id; a foreign key that did not would accept
-- another tenant's row.

create table products (
    tenant_id text collate "C" not null references tenants,
    product_id text collate "C" not null,
    product_sku text collate "C" not null check (product_sku <> ''),
    name text collate "und-x-icu" not null check (name <> ''),
    specification text not null,
    category text not null,
    brand text not null,
    description text,
    images json not null default '[]',
    sync json,
    status text not null check (status in ('active', 'discontinued')),
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    short_code text collate "C" not null generated always as (right(product_id, 7)) stored,
    primary key (tenant_id, product_id),
    constraint products_sku_key unique (tenant_id, product_sku)
);
create index products_created on products (tenant_id, created_at, product_id);
create index products_updated on products (tenant_id, updated_at, product_id);
create index products_name on products (tenant_id, name, product_id);
create index products_short_code on products (tenant_id, short_code);

create table variants (
    tenant_id text collate "C" not null,
    variant_id text collate "C" not null,
    product_id text collate "C" not null,
    variant_sku text collate "C" not null check (variant_sku <> ''),
    variant_name text not null check (variant_name <> ''),
    grade text not null,
    condition text,
    color_name text,
    images json not null default '[]',
    list_price bigint check (list_price between 0 and 1000000000000),
    acquisition_cost bigint check (acquisition_cost between 0 and 1000000000000),
    status text not null check (status in ('active', 'inactive')),
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    short_code text collate "C" not null generated always as (right(variant_id, 7)) stored,
    primary key (tenant_id, variant_id),
    constraint variants_sku_key unique (tenant_id, variant_sku),
    foreign key (tenant_id, product_id) references products
);
create index variants_product on variants (tenant_id, product_id, variant_id);
create index variants_created on variants (tenant_id, created_at, variant_id);
create index variants_updated on variants (tenant_id, updated_at, variant_id);
create index variants_short_code on variants (tenant_id, short_code);

create table variant_prices (
    tenant_id text collate "C" not null,
    variant_id text collate "C" not null,
    contract_length integer not null check (contract_length between 1 and 120),
    monthly_price bigint not null check (monthly_price between 0 and 1000000000000),
    setup_fee bigint check (setup_fee between 0 and 1000000000000),
    discount_type text check (discount_type in ('percentage', 'fixed')),
    discount_value numeric(15, 4) check (discount_value >= 0),
    discount_description text,
    source text check (source in ('suggested', 'manual')),
    calculated_at text,
    preset_used text,
    primary key (tenant_id, variant_id, contract_length),
    foreign key (tenant_id, variant_id) references variants on delete cascade,
    check ((discount_type is null) = (discount_value is null))
);

create table customers (
    tenant_id text collate "C" not null references tenants,
    customer_id text collate "C" not null,
    email text not null,
    email_key text collate "C" not null,
    first_name text collate "und-x-icu" not null check (first_name <> ''),
    last_name text collate "und-x-icu" not null check (last_name <> ''),
    company text,
    phone text,
    customer_type text not null check (customer_type in ('individual', 'business')),
    status text not null check (status in ('active', 'inactive')),
    custom_fields json,
    last_billing_address json,
    last_shipping_address json,
    total_monthly_revenue bigint not null default 0,
    total_devices_rented integer not null default 0 check (total_devices_rented >= 0),
    lifetime_collected bigint not null default 0,
    total_acquisition_cost bigint not null default 0,
    devices_ever integer not null default 0 check (devices_ever >= total_devices_rented),
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    short_code text collate "C" not null generated always as (right(customer_id, 7)) stored,
    primary key (tenant_id, customer_id),
    constraint customers_email_key unique (tenant_id, email_key)
) with (fillfactor = 85);
create index customers_created on customers (tenant_id, created_at, customer_id);
create index customers_updated on customers (tenant_id, updated_at, customer_id);
create index customers_first_name on customers (tenant_id, first_name, customer_id);
create index customers_last_name on customers (tenant_id, last_name, customer_id);
create index customers_revenue on customers (tenant_id, total_monthly_revenue, customer_id);
create index customers_devices on customers (tenant_id, total_devices_rented, customer_id);
create index customers_short_code on customers (tenant_id, short_code);

-- The words by which people look for a record. A prefix of a word is a range of an index under row-level security too,
-- where a substring match is not: LIKE is not leakproof, so PostgreSQL would run it only after the policy.
create table search_words (
    tenant_id text collate "C" not null references tenants,
    noun text collate "C" not null,
    record_id text collate "C" not null,
    word text collate "C" not null,
    primary key (tenant_id, noun, word, record_id)
);
create index search_words_record on search_words (tenant_id, record_id);

create table orders (
    tenant_id text collate "C" not null references tenants,
    order_id text collate "C" not null,
    status text not null check (status in ('pending', 'confirmed', 'partial', 'fulfilled', 'cancelled')),
    order_type text not null check (order_type in ('standard', 'extension', 'upgrade')),
    customer_id text collate "C" not null,
    customer_email text not null,
    customer_first_name text not null,
    customer_last_name text not null,
    customer_company text,
    customer_phone text,
    customer_type text not null check (customer_type in ('individual', 'business')),
    billing_address json not null,
    shipping_address json not null,
    currency char(3) not null,
    subtotal bigint not null check (subtotal >= 0),
    tax_amount bigint not null check (tax_amount >= 0),
    total bigint not null check (total = subtotal + tax_amount),
    setup_total bigint not null check (setup_total >= 0),
    total_devices integer not null check (total_devices > 0),
    rented_devices integer not null default 0 check (rented_devices between 0 and total_devices),
    payment json,
    custom_fields json,
    extension_details json,
    upgrade_details json,
    billing_group_id text collate "C",
    tracking_number text,
    shipped_at text,
    notes text,
    cancel_reason text,
    natural_key uuid,
    duplicate_window tstzrange,
    version integer not null default 1,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    confirmed_at timestamptz,
    cancelled_at timestamptz,
    short_code text collate "C" not null generated always as (right(order_id, 7)) stored,
    primary key (tenant_id, order_id),
    foreign key (tenant_id, customer_id) references customers,
    check ((order_type = 'extension') = (extension_details is not null)),
    check ((order_type = 'upgrade') = (upgrade_details is not null)),
    check ((status in ('partial', 'fulfilled')) = (rented_devices > 0)),
    -- the same order sent twice within a short time is one order
    constraint orders_natural_key exclude using gist (tenant_id with =, natural_key with =, duplicate_window with &&)
        where (natural_key is not null and status <> 'cancelled')
) with (fillfactor = 85);
create index orders_created on orders (tenant_id, created_at, order_id);
create index orders_updated on orders (tenant_id, updated_at, order_id);
create index orders_total on orders (tenant_id, total, order_id);
create index orders_status on orders (tenant_id, status, created_at, order_id);
create index orders_customer on orders (tenant_id, customer_id, created_at, order_id);
create index orders_short_code on orders (tenant_id, short_code);

create table order_items (
    tenant_id text collate "C" not null,
    order_id text collate "C" not null,
    position integer not null check (position >= 0),
    product_id text collate "C" not null,
    variant_id text collate "C" not null,
    sku text not null,
    product_name text not null,
    product_image_url text,
    quantity integer not null check (quantity > 0),
    dropped integer not null default 0 check (dropped between 0 and quantity),
    unit_price bigint not null check (unit_price >= 0),
    setup_fee bigint not null check (setup_fee >= 0),
    contract_length integer not null check (contract_length between 1 and 120),
    list_price bigint check (list_price >= 0),
    list_price_source text not null check (list_price_source in ('variant', 'manual', 'unknown')),
    acquisition_cost bigint check (acquisition_cost >= 0),
    acquisition_cost_source text not null
        check (acquisition_cost_source in ('variant', 'manual', 'list_price', 'unknown')),
    rental_ids text[] not null default '{}',
    primary key (tenant_id, order_id, position),
    foreign key (tenant_id, order_id) references orders,
    foreign key (tenant_id, variant_id) references variants,
    check (cardinality(rental_ids) <= quantity - dropped)
);
create index order_items_variant on order_items (tenant_id, variant_id, order_id);
