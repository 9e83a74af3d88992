-- Who a tenant t is on its invoices, as an expression: the company that its address names, else its own name.
coalesce(nullif(btrim(t.settings -> 'seller.address' ->> 'company'), ''), t.name)
