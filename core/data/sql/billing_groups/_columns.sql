-- A billing group g as core/data/billing_groups/billing_group_store.cpp reads it.
g.billing_group_id, g.customer_id, g.group_name, g.billing_day, g.currency, g.status, g.notes, g.created_by,
stamp(g.created_at) as created, stamp(g.updated_at) as updated, g.version, g.document
