-- The members that the data of an event about a subscription s begins with.
concat('"subscriptionId":"', s.rental_id, '","rentalId":"', s.rental_id, '","customerId":"', s.customer_id,
       '","orderId":"', s.order_id, '"')
