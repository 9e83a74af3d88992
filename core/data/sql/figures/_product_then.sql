-- The product that the subscription of a line was of when the line began; null if it has never been of another.
case when (l.rental_id in (select p.rental_id from past_rental_products p where p.tenant_id = $1)) is true
     then coalesce((select p.product_id
                    from past_rental_products p
                    where p.tenant_id = $1 and p.rental_id = l.rental_id and p.held_before > l.begins
                    order by p.held_before
                    limit 1),
                   (select s.product_id from subscriptions s where s.tenant_id = $1 and s.rental_id = l.rental_id)) end
