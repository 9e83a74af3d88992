// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/wording.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Wording)
};

Wording ofOrders(const Error &error)
{
    switch (error.code) {
    case ErrorCode::OrderNotConfirmable:
        return {Words::tr("The order is no longer pending, so it cannot be confirmed.")};
    case ErrorCode::OrderNotCancellable:
        return {Words::tr("Only a pending or confirmed order can be cancelled."),
                Words::tr("Devices of this order are already out. Return them instead.")};
    case ErrorCode::OrderNotPartial: return {Words::tr("Only a partly fulfilled order can be closed.")};
    case ErrorCode::OrderHasSubscriptions:
        return {Words::tr("Devices of this order are already out. The addresses can no longer be "
                          "changed.")};
    default: return {Words::tr("The order does not exist.")};
    }
}

Wording ofCatalogue(const Error &error)
{
    switch (error.code) {
    case ErrorCode::VariantNotFound:
        return {Words::tr("There is no variant with the SKU %1.").arg(error.subject),
                Words::tr("Check the SKU in the catalogue.")};
    case ErrorCode::VariantInactive:
        return {Words::tr("The variant with the SKU %1 is inactive.").arg(error.subject),
                Words::tr("Choose another one, or activate it in the catalogue.")};
    case ErrorCode::VariantInUse:
    case ErrorCode::ProductHasActiveOrders:
        return {Words::tr("Open orders use it."), Words::tr("Fulfil or cancel them first.")};
    case ErrorCode::FieldReadOnly:
        return {Words::tr("The store manages this."),
                Words::tr("Change it in the store. The next synchronisation updates it here.")};
    case ErrorCode::InvalidContractLength:
        return {Words::tr("%1 is not offered for this contract length.").arg(error.subject),
                Words::tr("Choose a length from the price list.")};
    case ErrorCode::DuplicateSku:
        return {Words::tr("The SKU %1 belongs to another product.").arg(error.subject)};
    default: return {Words::tr("The price list is not valid."), Words::tr("Check the prices of each variant.")};
    }
}

Wording ofCustomers(const Error &error)
{
    switch (error.code) {
    case ErrorCode::CustomerInactive:
        return {Words::tr("The customer with this e-mail address is inactive."),
                Words::tr("Activate the customer first.")};
    case ErrorCode::CustomerExists: return {Words::tr("Another customer already has this e-mail address.")};
    case ErrorCode::CustomerHasActiveSubscriptions:
        return {Words::tr("The customer still has active subscriptions.")};
    case ErrorCode::CustomerHasPendingOrders:
        return {Words::tr("The customer still has open orders."), Words::tr("Fulfil or cancel them first.")};
    default: return {Words::tr("The customer does not exist.")};
    }
}

Wording ofDevices(const Error &error)
{
    switch (error.code) {
    case ErrorCode::AssetExists: return {Words::tr("There is another device with this serial number already.")};
    case ErrorCode::AssetInUse:
        return {Words::tr("The device is with a customer."), Words::tr("Take it back first.")};
    case ErrorCode::AssetNotAvailable: return {Words::tr("The device is not available.")};
    case ErrorCode::InvalidStatus: return {Words::tr("The device’s status does not allow this.")};
    case ErrorCode::SubscriptionRunning:
        return {Words::tr("The contract of this device still runs."),
                Words::tr("End the subscription first: return early, or cancel it.")};
    default: return {Words::tr("There is no device with this serial number.")};
    }
}

Wording ofSubscriptions(const Error &error)
{
    switch (error.code) {
    case ErrorCode::SubscriptionNotActive: return {Words::tr("The subscription is no longer active.")};
    case ErrorCode::AlreadyCancelled: return {Words::tr("It has already been cancelled.")};
    case ErrorCode::AlreadyEnded: return {Words::tr("It has already ended.")};
    case ErrorCode::InvalidExtensionMonths:
        return {Words::tr("A contract runs for at most 120 months in all."), Words::tr("Choose fewer months.")};
    case ErrorCode::InvalidBuyoutPrice: return {Words::tr("The price of the device is not valid.")};
    case ErrorCode::BillingGroupInactive: return {Words::tr("The billing group is inactive.")};
    default:
        return {Words::tr("The device is another product (%1).").arg(error.subject),
                Words::tr("Choose one of the same product.")};
    }
}

Wording ofTheSystem(const Error &error)
{
    switch (error.code) {
    case ErrorCode::NotFound: return {Words::tr("It no longer exists.")};
    case ErrorCode::InsufficientPermissions:
        return {Words::tr("You are not allowed to do this."), Words::tr("Ask an administrator.")};
    case ErrorCode::InvalidToken: return {Words::tr("Wrong name or password.")};
    case ErrorCode::VersionConflict:
        return {Words::tr("Someone else has changed this."),
                Words::tr("Check the current values, then try again.")};
    case ErrorCode::ValidationError:
        return {Words::tr("Some values are not valid."),
                error.faults.isEmpty() ? QString() : wordingOf(error.faults.constFirst())};
    case ErrorCode::ServiceUnavailable:
        return {Words::tr("The database cannot be reached."), Words::tr("Try again shortly.")};
    case ErrorCode::TenantExists: return {Words::tr("This company already exists.")};
    case ErrorCode::UserExists: return {Words::tr("A user with this name already exists.")};
    default:
        return {Words::tr("Something went wrong in Onhire."),
                Words::tr("Nothing was changed. If it happens again, check the log.")};
    }
}

} // namespace

Wording wordingOf(const Error &error)
{
    switch (error.code) {
    case ErrorCode::OrderNotFound:
    case ErrorCode::OrderNotConfirmable:
    case ErrorCode::OrderNotCancellable:
    case ErrorCode::OrderNotPartial:
    case ErrorCode::OrderHasSubscriptions: return ofOrders(error);
    case ErrorCode::VariantNotFound:
    case ErrorCode::VariantInactive:
    case ErrorCode::VariantInUse:
    case ErrorCode::InvalidContractLength:
    case ErrorCode::DuplicateSku:
    case ErrorCode::InvalidPricing:
    case ErrorCode::FieldReadOnly:
    case ErrorCode::ProductHasActiveOrders: return ofCatalogue(error);
    case ErrorCode::CustomerInactive:
    case ErrorCode::CustomerExists:
    case ErrorCode::CustomerNotFound:
    case ErrorCode::CustomerHasActiveSubscriptions:
    case ErrorCode::CustomerHasPendingOrders: return ofCustomers(error);
    case ErrorCode::AssetExists:
    case ErrorCode::AssetInUse:
    case ErrorCode::AssetNotAvailable:
    case ErrorCode::AssetNotFound:
    case ErrorCode::InvalidStatus:
    case ErrorCode::SubscriptionRunning: return ofDevices(error);
    case ErrorCode::SubscriptionNotActive:
    case ErrorCode::AlreadyCancelled:
    case ErrorCode::AlreadyEnded:
    case ErrorCode::InvalidExtensionMonths:
    case ErrorCode::InvalidBuyoutPrice:
    case ErrorCode::BillingGroupInactive:
    case ErrorCode::SkuMismatch: return ofSubscriptions(error);
    default: return ofTheSystem(error);
    }
}

QString wordingOf(const Fault &fault)
{
    switch (fault.kind) {
    case Fault::Kind::Required: return Words::tr("This is required.");
    case Fault::Kind::InvalidType: return Words::tr("Wrong type of value.");
    case Fault::Kind::InvalidString: return Words::tr("Invalid format.");
    case Fault::Kind::InvalidEnumValue: return Words::tr("Choose one of the listed values.");
    case Fault::Kind::TooSmall: return Words::tr("This is too small or too short.");
    case Fault::Kind::TooBig: return Words::tr("This is too large or too long.");
    case Fault::Kind::TooManyDecimals: return Words::tr("Too many decimal places for this currency.");
    case Fault::Kind::UnrecognizedKey: return Words::tr("Onhire does not recognise this.");
    case Fault::Kind::Custom: return fault.message;
    }
    Q_UNREACHABLE();
}

} // namespace onhire
