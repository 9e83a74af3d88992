-- Every order has a claim to its natural key, also one that was placed although the same stood already. As long as only the first
-- had one, nobody found the second any more when the time of the first was over. One of them leads: of those who place the same
-- at the same moment only one can have that.
alter table order_claims
    add column leads boolean not null default true,
    drop constraint order_claims_pkey,
    add primary key (tenant_id, natural_key, order_id);
create unique index order_claims_leading on order_claims (tenant_id, natural_key) where leads;
