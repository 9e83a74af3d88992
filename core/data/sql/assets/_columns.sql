-- An asset a as core/data/assets/asset_store.cpp reads it.
a.serial_number, a.sku, a.product_name, a.product_id, a.variant_id, a.status, a.product_image_url, a.condition,
a.damage_assessment, a.location, a.customer_id, a.rental_id, a.acquisition_cost, a.acquisition_date, a.notes,
a.created_by, stamp(a.created_at), stamp(a.updated_at), a.version, a.document
