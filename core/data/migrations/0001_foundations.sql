-- Foundations: who rents out (organisations, tenants), who may come in (keys, users), what happened (audit, events).
--
-- Row-level security stands on one setting of the session, onhire.tenant. A tenant's id shows that tenant's rows; '*'
-- shows the tables that stand above all tenants and no tenant's data; nothing set shows nothing.

create extension if not exists btree_gist;

create function current_tenant() returns text
    language sql stable parallel safe
    return current_setting('onhire.tenant', true);

-- An amount in minor units as the decimal number of its currency: 4990 EUR is 49.90. Currencies of other exponents than
-- two are few; the rest of ISO 4217 has two.
create function money(amount bigint, currency text) returns numeric
    language sql immutable parallel safe
    return amount * case
        when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND',
                          'VUV', 'XAF', 'XOF', 'XPF') then 1
        when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 0.001
        when currency in ('CLF', 'UYW') then 0.0001
        else 0.01
    end;

-- 2026-11-21T09:30:00.123Z
create function stamp(moment timestamptz) returns text
    language sql stable parallel safe
    return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

create table organisations (
    organisation_id text collate "C" primary key,
    name text not null check (name <> ''),
    created_at timestamptz not null
);

create table tenants (
    tenant_id text collate "C" primary key,
    organisation_id text collate "C" not null references organisations,
    name text not null check (name <> ''),
    tier text not null check (tier in ('starter', 'growth', 'enterprise')),
    currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
    time_zone text not null,
    sandbox boolean not null default false,
    test_now timestamptz check (test_now is null or sandbox),
    settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
    version integer not null default 1,
    created_at timestamptz not null,
    updated_at timestamptz not null
);

create table api_keys (
    key_id text collate "C" primary key,
    public_id char(8) not null unique,
    organisation_id text collate "C" not null references organisations,
    tenant_ids text[] not null check (cardinality(tenant_ids) > 0),
    name text not null check (name <> ''),
    secret_hash bytea not null check (length(secret_hash) = 32),
    role text not null,
    permissions text[] not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    revoked_at timestamptz,
    last_used_at timestamptz,
    use_count bigint not null default 0
);

create table users (
    user_id text collate "C" primary key,
    organisation_id text collate "C" not null references organisations,
    login text not null constraint users_login_key unique,
    display_name text not null check (display_name <> ''),
    password_hash text not null,
    role text not null,
    disabled_at timestamptz,
    created_at timestamptz not null
);

-- The last requests of a tenant whose tier limits them: one short row each, so that the limit holds across processes.
create table rate_windows (
    tenant_id text collate "C" primary key references tenants,
    hits timestamptz[] not null default '{}'
) with (fillfactor = 50);

create table audit_entries (
    tenant_id text collate "C" not null references tenants,
    audit_id text collate "C" not null,
    at timestamptz not null,
    actor_kind text not null check (actor_kind in ('api_key', 'user', 'system')),
    actor_id text not null,
    actor_name text not null,
    origin text not null,
    request_id text not null,
    action text not null,
    record_id text not null,
    before json,
    after json,
    primary key (tenant_id, audit_id)
);
create index audit_entries_record on audit_entries (tenant_id, record_id, audit_id);

-- The chain over the entries. It is forged right after the entries are committed, so that writers never queue for its end.
create table audit_chain (
    tenant_id text collate "C" not null,
    position bigint not null check (position > 0),
    audit_id text collate "C" not null,
    digest bytea not null check (length(digest) = 32),
    primary key (tenant_id, position),
    unique (tenant_id, audit_id),
    foreign key (tenant_id, audit_id) references audit_entries
);

create table events (
    tenant_id text collate "C" not null references tenants,
    event_id text collate "C" not null,
    type text not null,
    occurred_at timestamptz not null,
    data json not null,
    primary key (tenant_id, event_id)
);

create table idempotency_keys (
    tenant_id text collate "C" not null references tenants,
    key text not null,
    request_digest bytea not null,
    status integer not null,
    body text not null,
    created_at timestamptz not null default now(),
    primary key (tenant_id, key)
);
create index idempotency_keys_age on idempotency_keys (tenant_id, created_at);
