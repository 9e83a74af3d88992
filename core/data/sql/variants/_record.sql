-- A variant as the API shows it, as an expression over a row v of variants, its product p and its tenant t. Optional
-- members that are null are left out. What has two published names stands under both.
concat(
    '{"variantId":"', v.variant_id,
    '","tenantId":"', v.tenant_id,
    '","productId":"', v.product_id,
    '","productSku":', to_json(p.product_sku),
    ',"productName":', to_json(p.name),
    ',"variantSku":', to_json(v.variant_sku),
    ',"sku":', to_json(v.variant_sku),
    ',"variantName":', to_json(v.variant_name),
    ',"specification":', to_json(v.variant_name),
    ',"grade":', to_json(v.grade),
    ',"pricing":[', (select string_agg(concat(
        '{"contractLength":', r.contract_length,
        ',"monthlyPrice":', money(r.monthly_price, t.currency),
        ',"setupFee":' || money(r.setup_fee, t.currency),
        case when r.discount_type is not null then concat(
            ',"discount":{"type":"', r.discount_type, '","value":', trim_scale(r.discount_value),
            ',"description":' || to_json(r.discount_description), '}') end,
        ',"source":"' || r.source || '"',
        ',"calculatedAt":' || to_json(r.calculated_at),
        ',"presetUsed":' || to_json(r.preset_used),
        '}'), ',' order by r.contract_length)
        from variant_prices r where r.tenant_id = v.tenant_id and r.variant_id = v.variant_id),
    '],"status":"', v.status,
    '","createdAt":"', stamp(v.created_at),
    '","updatedAt":"', stamp(v.updated_at), '"',
    ',"condition":' || to_json(v.condition),
    ',"colorName":' || to_json(v.color_name),
    ',"color":' || to_json(v.color_name),
    ',"images":', v.images,
    ',"listPrice":' || money(v.list_price, t.currency),
    ',"acquisitionCost":' || money(v.acquisition_cost, t.currency),
    '}')
