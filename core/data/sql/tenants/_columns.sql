t.tenant_id, t.organisation_id, t.name, t.tier, t.currency, t.time_zone, t.sandbox, stamp(t.test_now), t.settings::text, t.version
