// SPDX-License-Identifier: GPL-3.0-or-later
// Every reason for which Onhire refuses something. The names are part of the API; the table also says which
// class of HTTP answer each belongs to, so that no door has to repeat the list.
#pragma once

#include <QLatin1StringView>

#include <optional>

namespace onhire {

// clang-format off
#define ONHIRE_ERROR_CODES(X) \
    X(AuthRequired,             401, "AUTH_REQUIRED",              "The Authorization header is missing.") \
    X(InvalidToken,             401, "INVALID_TOKEN",              "The API key is invalid, expired or revoked.") \
    X(NoTenantAccess,           403, "NO_TENANT_ACCESS",           "The Tenant-ID header is missing, or the API key does not belong to that tenant.") \
    X(InsufficientPermissions,  403, "INSUFFICIENT_PERMISSIONS",   "The API key lacks a permission that this operation needs.") \
    X(NotFound,                 404, "NOT_FOUND",                  "There is nothing at this address.") \
    X(MethodNotAllowed,         405, "METHOD_NOT_ALLOWED",         "This method is not allowed here; see the Allow header.") \
    X(UnsupportedMediaType,     415, "UNSUPPORTED_MEDIA_TYPE",     "The media type of the body is not supported by this operation.") \
    X(PayloadTooLarge,          413, "PAYLOAD_TOO_LARGE",          "The body is larger than this operation accepts.") \
    X(RateLimited,              429, "RATE_LIMITED",               "Too many requests; try again after the time in Retry-After.") \
    X(ServiceUnavailable,       503, "SERVICE_UNAVAILABLE",        "The service is temporarily unavailable; try again after the time in Retry-After.") \
    X(InternalError,            500, "INTERNAL_ERROR",             "Something went wrong on our side; quote the request id when you report it.") \
    X(ValidationError,          400, "VALIDATION_ERROR",           "The request is not valid; see details.") \
    X(VersionConflict,          409, "VERSION_CONFLICT",           "The record has changed since you read it; read it again.") \
    X(IdempotencyKeyReused,     422, "IDEMPOTENCY_KEY_REUSED",     "This Idempotency-Key was used with another request.") \
    X(IdempotencyKeyInUse,      409, "IDEMPOTENCY_KEY_IN_USE",     "The first request with this Idempotency-Key is still running; try again shortly.") \
    X(VariantNotFound,          400, "VARIANT_NOT_FOUND",          "No variant has this SKU.") \
    X(VariantInactive,          400, "VARIANT_INACTIVE",           "The variant with this SKU is inactive.") \
    X(VariantInUse,             409, "VARIANT_IN_USE",             "Open orders use this variant.") \
    X(InvalidContractLength,    400, "INVALID_CONTRACT_LENGTH",    "This contract length is not offered for the variant.") \
    X(DuplicateSku,             400, "DUPLICATE_SKU",              "The SKU belongs to another product.") \
    X(InvalidPricing,           400, "INVALID_PRICING",            "The pricing of a variant is not valid.") \
    X(ProductHasActiveOrders,   409, "PRODUCT_HAS_ACTIVE_ORDERS",  "Open orders use a variant of this product.") \
    X(FieldReadOnly,            400, "FIELD_READ_ONLY",            "The store manages this field; change it there.") \
    X(SyncNotConfigured,        400, "SYNC_NOT_CONFIGURED",        "No store is connected: set store.feedUrl in the settings.") \
    X(SyncInProgress,           409, "SYNC_IN_PROGRESS",           "The catalogue is already being synchronised; try again when it has finished.") \
    X(StoreUnreachable,         502, "STORE_UNREACHABLE",          "The store's feed could not be fetched; nothing was changed.") \
    X(StoreFeedInvalid,         502, "STORE_FEED_INVALID",         "The store's response is not a product feed; nothing was changed.") \
    X(StoreFeedTooLarge,        502, "STORE_FEED_TOO_LARGE",       "The store's feed is too large; nothing was changed.") \
    X(CustomerInactive,         400, "CUSTOMER_INACTIVE",          "The customer with this e-mail address is inactive.") \
    X(CustomerExists,           409, "CUSTOMER_EXISTS",            "Another customer already has this e-mail address.") \
    X(CustomerNotFound,         400, "CUSTOMER_NOT_FOUND",         "There is no such customer.") \
    X(CustomerHasActiveSubscriptions, 409, "CUSTOMER_HAS_ACTIVE_SUBSCRIPTIONS", "The customer still has active subscriptions.") \
    X(CustomerHasPendingOrders, 409, "CUSTOMER_HAS_PENDING_ORDERS", "The customer still has open orders.") \
    X(OrderNotFound,            400, "ORDER_NOT_FOUND",            "There is no such order.") \
    X(OrderNotConfirmable,      400, "ORDER_NOT_CONFIRMABLE",      "Only a pending order can be confirmed.") \
    X(OrderNotCancellable,      400, "ORDER_NOT_CANCELLABLE",      "Only a pending or confirmed order can be cancelled.") \
    X(OrderNotPartial,          400, "ORDER_NOT_PARTIAL",          "Only a partly fulfilled order can be closed.") \
    X(OrderHasSubscriptions,    409, "ORDER_HAS_SUBSCRIPTIONS",    "The addresses can no longer be changed: the order has subscriptions.") \
    X(BillingGroupNotFound,     400, "BILLING_GROUP_NOT_FOUND",    "There is no such billing group.") \
    X(BillingGroupInactive,     400, "BILLING_GROUP_INACTIVE",     "The billing group is inactive: it takes no new subscriptions.") \
    X(OrderNotConfirmed,        400, "ORDER_NOT_CONFIRMED",        "Subscriptions can only be added to a confirmed or partly fulfilled order.") \
    X(ItemFullyFulfilled,       400, "ITEM_FULLY_FULFILLED",       "All units of this item already have subscriptions.") \
    X(AssetExists,              409, "ASSET_EXISTS",               "Another asset already has this serial number.") \
    X(AssetNotFound,            400, "ASSET_NOT_FOUND",            "There is no asset with this serial number.") \
    X(AssetNotAvailable,        400, "ASSET_NOT_AVAILABLE",        "The asset is not available.") \
    X(AssetInUse,               409, "ASSET_IN_USE",               "The asset is in use by a subscription.") \
    X(InvalidStatus,            400, "INVALID_STATUS",             "This status is not possible for the asset.") \
    X(SkuMismatch,              400, "SKU_MISMATCH",               "The asset has a different SKU.") \
    X(SubscriptionNotFound,     400, "SUBSCRIPTION_NOT_FOUND",     "There is no such subscription.") \
    X(SubscriptionNotActive,    400, "SUBSCRIPTION_NOT_ACTIVE",    "The subscription is not active.") \
    X(SubscriptionRunning,      400, "SUBSCRIPTION_RUNNING",       "The subscription is still running; use early return.") \
    X(SubscriptionInUse,        409, "SUBSCRIPTION_IN_USE",        "The subscription is in another billing group.") \
    X(SubscriptionDifferentCustomer, 400, "SUBSCRIPTION_DIFFERENT_CUSTOMER", "The subscription belongs to another customer.") \
    X(InvalidExtensionMonths,   400, "INVALID_EXTENSION_MONTHS",   "A contract runs for at most 120 months in total.") \
    X(InvalidBuyoutPrice,       400, "INVALID_BUYOUT_PRICE",       "The buyout price is not valid.") \
    X(AlreadyCancelled,         400, "ALREADY_CANCELLED",          "It has already been cancelled.") \
    X(AlreadyEnded,             400, "ALREADY_ENDED",              "The subscription has ended.") \
    X(AlreadyPaid,              400, "ALREADY_PAID",               "The payment has already been paid.") \
    X(PaymentCancelled,         400, "PAYMENT_CANCELLED",          "The payment is cancelled.") \
    X(PaymentProcessing,        400, "PAYMENT_PROCESSING",         "The payment is being processed.") \
    X(InvalidStatusTransition,  409, "INVALID_STATUS_TRANSITION",  "The payment's status does not allow this.") \
    X(PaymentNotFailed,         400, "PAYMENT_NOT_FAILED",         "Only a failed payment can be retried.") \
    X(TemplateNotFound,         400, "TEMPLATE_NOT_FOUND",         "There is no such template.") \
    X(FileExists,               409, "FILE_EXISTS",                "The file has already been uploaded and cannot be changed.") \
    X(DeleteFailed,             500, "DELETE_FAILED",              "The file could not be deleted from the storage.") \
    X(LinkExpired,              403, "LINK_EXPIRED",               "This link has expired or was altered; request a new one.") \
    X(NotSandbox,               400, "NOT_SANDBOX",                "Only a sandbox tenant has its own clock.") \
    X(TenantExists,             409, "TENANT_EXISTS",              "A tenant with this id already exists.") \
    X(UserExists,               409, "USER_EXISTS",                "A user with this login already exists.")
// clang-format on

enum class ErrorCode {
#define ONHIRE_ENUMERATOR(name, status, text, message) name,
    ONHIRE_ERROR_CODES(ONHIRE_ENUMERATOR)
#undef ONHIRE_ENUMERATOR
};

struct ErrorInfo
{
    QLatin1StringView name;
    int httpStatus;
    QLatin1StringView message;
};

const ErrorInfo &infoOf(ErrorCode code);

} // namespace onhire
