// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/wording.h"

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
                Words::tr("Devices of this order are out already: return them instead.")};
    case ErrorCode::OrderNotPartial:
        return {Words::tr("Only a partly fulfilled order has a remainder to close.")};
    case ErrorCode::OrderHasSubscriptions:
        return {Words::tr("Devices of this order are out already; its addresses stand.")};
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
        return {Words::tr("The store decides this."),
                Words::tr("Change it in the store; it comes here with the next synchronisation.")};
    case ErrorCode::InvalidContractLength:
        return {Words::tr("%1 is not offered for this contract length.").arg(error.subject),
                Words::tr("Choose a length that the price list has.")};
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
    case ErrorCode::CustomerExists: return {Words::tr("Another customer has this e-mail address.")};
    case ErrorCode::CustomerHasActiveSubscriptions:
        return {Words::tr("The customer still has devices on subscription.")};
    case ErrorCode::CustomerHasPendingOrders:
        return {Words::tr("The customer still has open orders."), Words::tr("Fulfil or cancel them first.")};
    default: return {Words::tr("The customer does not exist.")};
    }
}

Wording ofTheSystem(const Error &error)
{
    switch (error.code) {
    case ErrorCode::NotFound: return {Words::tr("It does not exist any more.")};
    case ErrorCode::InsufficientPermissions:
        return {Words::tr("You are not allowed to do this."), Words::tr("Ask an administrator.")};
    case ErrorCode::InvalidToken: return {Words::tr("Name and password do not belong together.")};
    case ErrorCode::VersionConflict:
        return {Words::tr("Somebody else has changed this meanwhile."),
                Words::tr("Look at what is there now, and decide again.")};
    case ErrorCode::ValidationError:
        return {Words::tr("Something is not right yet."),
                error.faults.isEmpty() ? QString() : wordingOf(error.faults.constFirst())};
    case ErrorCode::ServiceUnavailable:
        return {Words::tr("The database cannot be reached."), Words::tr("Try again shortly.")};
    case ErrorCode::TenantExists: return {Words::tr("There is such a company already.")};
    case ErrorCode::UserExists: return {Words::tr("There is a user with this name already.")};
    default:
        return {Words::tr("Something went wrong inside Onhire."),
                Words::tr("Nothing was changed. If it happens again, the log says more.")};
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
    default: return ofTheSystem(error);
    }
}

QString wordingOf(const Fault &fault)
{
    switch (fault.kind) {
    case Fault::Kind::Required: return Words::tr("This is needed.");
    case Fault::Kind::InvalidType: return Words::tr("This is not of the right kind.");
    case Fault::Kind::InvalidString: return Words::tr("This is not written as it should be.");
    case Fault::Kind::InvalidEnumValue: return Words::tr("Choose one of the offered values.");
    case Fault::Kind::TooSmall: return Words::tr("This is too small or too short.");
    case Fault::Kind::TooBig: return Words::tr("This is too large or too long.");
    case Fault::Kind::TooManyDecimals: return Words::tr("The currency does not have that many decimals.");
    case Fault::Kind::UnrecognizedKey: return Words::tr("Onhire does not know this.");
    case Fault::Kind::Custom: return fault.message;
    }
    Q_UNREACHABLE();
}

} // namespace onhire
