-- The members of a product as the API shows it, without its variants: pieces for concat() over a row p of products.
'"productId":"', p.product_id,
    '","tenantId":"', p.tenant_id,
    '","productSku":', to_json(p.product_sku),
    ',"name":', to_json(p.name),
    ',"specification":', to_json(p.specification),
    ',"category":', to_json(p.category),
    ',"brand":', to_json(p.brand),
    ',"status":"', p.status,
    '","createdAt":"', stamp(p.created_at),
    '","updatedAt":"', stamp(p.updated_at), '"',
    ',"description":' || to_json(p.description),
    ',"images":', p.images,
    ',"_sync":', coalesce(p.sync, '{"source":"manual","syncStatus":"synced"}'),
    ',"variantCount":', (select count(*) from variants v
                         where v.tenant_id = p.tenant_id and v.product_id = p.product_id)
