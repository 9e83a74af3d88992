// SPDX-License-Identifier: GPL-3.0-or-later
// A device is rented out, billed and bought by a client whose every type comes from the API's description: what the
// description promises and the server does not send, or the other way round, does not compile or is told here.
//     node generated_client.js ADDRESS TENANT_ID API_KEY
import createClient from "openapi-fetch";
import type { paths } from "./onhire.js";

const [address, tenantId, apiKey] = process.argv.slice(2);
const onhire = createClient<paths>({ baseUrl: address, headers: { Authorization: `Bearer ${apiKey}` } });
const header = { "Tenant-ID": tenantId };

let passed = 0;
const failures: string[] = [];
const expect = (isTrue: boolean, sentence: string) => {
    if (isTrue) ++passed;
    else failures.push(sentence);
};
// What was asked for, or the reason that the server gives.
const need = <T>({ data, error, response }: { data?: T; error?: unknown; response: Response }): T => {
    if (data !== undefined) return data;
    throw new Error(`${response.status} ${response.url}: ${JSON.stringify(error)}`);
};

const product = {
    productSku: "IPM11",
    name: "iPad mini",
    specification: "8.3 inches",
    category: "Tablets",
    brand: "Apple",
    variants: [
        {
            variantSku: "IPM11-256-A",
            variantName: "256 GB",
            grade: "A",
            listPrice: 649,
            pricing: [{ contractLength: 12, monthlyPrice: 31.9 }],
        },
    ],
};
need(await onhire.POST("/v1/products", { params: { header }, body: product }));
need(await onhire.POST("/v1/assets", { params: { header }, body: { serialNumber: "DMPX1", sku: "IPM11-256-A" } }));

const order = {
    customer: { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace" },
    billingAddress: { contactName: "Ada Lovelace", streetAddress: "Hafenstr. 12", city: "Hamburg", country: "Germany" },
    items: [{ sku: "IPM11-256-A", quantity: 1, contractLength: 12 }],
};
const once = { header: { ...header, "Idempotency-Key": "first" } };
const { orderId } = need(await onhire.POST("/v1/orders", { params: once, body: order }));
const again = need(await onhire.POST("/v1/orders", { params: once, body: order }));
expect(again.orderId === orderId, "the same key places one order");
need(await onhire.POST("/v1/orders/{orderId}/confirm", { params: { header, path: { orderId } } }));

const rented = need(
    await onhire.POST("/v1/subscriptions", { params: { header }, body: { orderId, assetSerialNumber: "DMPX1" } }),
);
const ofContract = { header, path: { subscriptionId: rented.rentalId } };
const subscription = need(await onhire.GET("/v1/subscriptions/{subscriptionId}", { params: ofContract }));
expect(subscription.monthlyAmount === 31.9, "the subscription costs what was ordered");

const charged = need(await onhire.GET("/v1/payments", { params: { header, query: { limit: 1 } } }));
const first = charged.payments[0];
expect(first?.total === 31.9 && first.currency === "EUR", "the first month is charged");

const unknown = { header, path: { orderId: "ord_00000000000000000000000000" } };
const nobody = await onhire.GET("/v1/orders/{orderId}", { params: unknown });
expect(nobody.error?.error.code === "NOT_FOUND", "what is not there is told by a code that the description has");

const quoted = need(
    await onhire.POST("/v1/subscriptions/calculate-buyout", {
        params: { header },
        body: { subscriptionId: rented.rentalId },
    }),
);
const bought = need(
    await onhire.POST("/v1/subscriptions/{subscriptionId}/buyout", {
        params: ofContract,
        body: { reason: "customer_request" },
    }),
);
const ended = need(await onhire.GET("/v1/subscriptions/{subscriptionId}", { params: ofContract }));
expect(
    bought.success && ended.status === "ended_buyout" && ended.buyoutDetails?.buyoutPrice === quoted.buyoutPrice,
    "the device is bought at the price that was quoted",
);

let read = 0;
for (let startAfter: string | undefined, isMore = true; isMore; ) {
    const page = need(await onhire.GET("/v1/events", { params: { header, query: { limit: 2, startAfter } } }));
    read += page.events.length;
    startAfter = page.nextCursor ?? undefined;
    isMore = page.hasMore;
}
expect(read > 4, "every page of a list can be read");

failures.forEach((sentence) => console.log(`not so: ${sentence}`));
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length ? 1 : 0;
