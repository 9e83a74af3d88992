// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Wording)
};

// Each group knows the words of its own codes.
using Found = std::optional<Wording>;

Found ofOrders(const Error &error)
{
    switch (error.code) {
    case ErrorCode::OrderNotFound:
        return {{Words::tr("The order does not exist."), Words::tr("Look for it in the list of orders.")}};
    case ErrorCode::OrderNotConfirmable:
        return {{Words::tr("The order is no longer pending, so it cannot be confirmed."),
                 Words::tr("Check its status: someone may have confirmed or cancelled it.")}};
    case ErrorCode::OrderNotCancellable:
        return {{Words::tr("Only a pending or confirmed order can be cancelled."),
                 Words::tr("Devices of this order are already out. Return them instead.")}};
    case ErrorCode::OrderNotPartial:
        return {{Words::tr("Only a partly fulfilled order can be closed."),
                 Words::tr("Choose an order with no devices out.")}};
    case ErrorCode::OrderHasSubscriptions:
        return {{Words::tr("Devices of this order are already out. The addresses can no longer be "
                           "changed."),
                 Words::tr("Change the customer’s addresses instead: future orders will use them.")}};
    case ErrorCode::OrderNotConfirmed:
        return {{Words::tr("The order is not confirmed, so devices cannot be assigned to it yet."),
                 Words::tr("Confirm the order first.")}};
    case ErrorCode::ItemFullyFulfilled:
        return {{Words::tr("All devices of this item have been assigned."),
                 Words::tr("Choose another item of the order.")}};
    default: return {};
    }
}

Found ofCatalogue(const Error &error)
{
    switch (error.code) {
    case ErrorCode::VariantNotFound:
        return {{Words::tr("There is no variant with the SKU %1.").arg(error.subject),
                 Words::tr("Check the SKU in the catalogue.")}};
    case ErrorCode::VariantInactive:
        return {{Words::tr("The variant with the SKU %1 is inactive.").arg(error.subject),
                 Words::tr("Choose another one, or activate it in the catalogue.")}};
    case ErrorCode::VariantInUse:
    case ErrorCode::ProductHasActiveOrders:
        return {{Words::tr("Open orders use it."), Words::tr("Fulfil or cancel them first.")}};
    case ErrorCode::FieldReadOnly:
        return {{Words::tr("The store manages this."),
                 Words::tr("Change it in the store. The next synchronisation updates it here.")}};
    case ErrorCode::InvalidContractLength:
        return {{Words::tr("%1 is not offered for this contract length.").arg(error.subject),
                 Words::tr("Choose a length from the price list.")}};
    case ErrorCode::DuplicateSku:
        return {{Words::tr("The SKU %1 belongs to another product.").arg(error.subject),
                 Words::tr("Choose another SKU.")}};
    case ErrorCode::InvalidPricing:
        return {{Words::tr("The price list is not valid."), Words::tr("Check the prices of each variant.")}};
    default: return {};
    }
}

Found ofTheStore(const Error &error)
{
    switch (error.code) {
    case ErrorCode::SyncNotConfigured:
        return {
            {Words::tr("No store is connected."), Words::tr("Enter the address of its feed in the settings.")}};
    case ErrorCode::SyncInProgress:
        return {{Words::tr("The catalogue is already being synchronised."),
                 Words::tr("Try again when that has finished.")}};
    case ErrorCode::StoreUnreachable:
        return {{Words::tr("The store cannot be reached. Nothing was changed."),
                 Words::tr("Check the address of its feed in the settings, then try again.")}};
    case ErrorCode::StoreFeedInvalid:
        return {{Words::tr("The store did not send a list of products. Nothing was changed."),
                 Words::tr("Check the address of its feed in the settings.")}};
    case ErrorCode::StoreFeedTooLarge:
        return {{Words::tr("The store sent too much data. Nothing was changed."),
                 Words::tr("Reduce the number of products in the feed.")}};
    default: return {};
    }
}

Found ofCustomers(const Error &error)
{
    switch (error.code) {
    case ErrorCode::CustomerNotFound:
        return {
            {Words::tr("The customer does not exist."), Words::tr("Look for it in the list of customers.")}};
    case ErrorCode::CustomerInactive:
        return {{Words::tr("The customer with this e-mail address is inactive."),
                 Words::tr("Activate the customer first.")}};
    case ErrorCode::CustomerExists:
        return {{Words::tr("Another customer already has this e-mail address."),
                 Words::tr("Enter another address, or use that customer.")}};
    case ErrorCode::CustomerHasActiveSubscriptions:
        return {{Words::tr("The customer still has active subscriptions."), Words::tr("End them first.")}};
    case ErrorCode::CustomerHasPendingOrders:
        return {{Words::tr("The customer still has open orders."), Words::tr("Fulfil or cancel them first.")}};
    default: return {};
    }
}

Found ofDevices(const Error &error)
{
    switch (error.code) {
    case ErrorCode::AssetExists:
        return {{Words::tr("Another device already has this serial number."),
                 Words::tr("Check the serial number.")}};
    case ErrorCode::AssetNotFound:
        return {{Words::tr("There is no device with this serial number."),
                 Words::tr("Check the serial number, or add the device.")}};
    case ErrorCode::AssetInUse:
        return {{Words::tr("The device is with a customer."), Words::tr("Take it back first.")}};
    case ErrorCode::AssetNotAvailable:
        return {{Words::tr("The device is not available."), Words::tr("Choose another one.")}};
    case ErrorCode::InvalidStatus:
        return {{Words::tr("The device’s status does not allow this."), Words::tr("Check its status first.")}};
    case ErrorCode::SubscriptionRunning:
        return {{Words::tr("The contract for this device is still running."),
                 Words::tr("End the subscription first: return it early, or cancel it.")}};
    case ErrorCode::SkuMismatch:
        return {{Words::tr("The device is a different product (%1).").arg(error.subject),
                 Words::tr("Choose one of the same product.")}};
    default: return {};
    }
}

Found ofSubscriptions(const Error &error)
{
    switch (error.code) {
    case ErrorCode::SubscriptionNotFound:
        return {{Words::tr("The subscription does not exist."),
                 Words::tr("Look for it in the list of subscriptions.")}};
    case ErrorCode::SubscriptionNotActive:
        return {{Words::tr("The subscription is no longer active."), Words::tr("Check its history.")}};
    case ErrorCode::AlreadyCancelled:
        return {{Words::tr("It has already been cancelled."), Words::tr("There is nothing left to do.")}};
    case ErrorCode::AlreadyEnded:
        return {{Words::tr("It has already ended."), Words::tr("There is nothing left to do.")}};
    case ErrorCode::InvalidExtensionMonths:
        return {
            {Words::tr("A contract runs for at most 120 months in total."), Words::tr("Choose fewer months.")}};
    case ErrorCode::InvalidBuyoutPrice:
        return {
            {Words::tr("The price of the device is not valid."), Words::tr("Enter an amount of 0 or more.")}};
    case ErrorCode::SubscriptionInUse:
        return {{Words::tr("The subscription is in another billing group."),
                 Words::tr("Remove it from that group first.")}};
    case ErrorCode::SubscriptionDifferentCustomer:
        return {{Words::tr("The subscription belongs to another customer."),
                 Words::tr("Choose one of the same customer.")}};
    case ErrorCode::BillingGroupNotFound:
        return {{Words::tr("The billing group does not exist."), Words::tr("Choose another one.")}};
    case ErrorCode::BillingGroupInactive:
        return {
            {Words::tr("The billing group is inactive."), Words::tr("Choose another one, or activate it.")}};
    default: return {};
    }
}

Found ofPayments(const Error &error)
{
    switch (error.code) {
    case ErrorCode::AlreadyPaid:
        return {{Words::tr("The payment has already been paid."), Words::tr("There is nothing left to do.")}};
    case ErrorCode::PaymentCancelled:
        return {{Words::tr("The payment is cancelled."), Words::tr("Schedule another one.")}};
    case ErrorCode::PaymentProcessing:
        return {{Words::tr("The payment is being collected right now."),
                 Words::tr("Wait until that has succeeded or failed.")}};
    case ErrorCode::PaymentNotFailed:
        return {{Words::tr("Only a failed payment can be tried again."), Words::tr("Check its status first.")}};
    case ErrorCode::InvalidStatusTransition:
        return {{Words::tr("The payment’s status does not allow this."), Words::tr("Check its status first.")}};
    default: return {};
    }
}

Found ofFiles(const Error &error)
{
    switch (error.code) {
    case ErrorCode::TemplateNotFound:
        return {{Words::tr("There is no such template."), Words::tr("Choose another one.")}};
    case ErrorCode::FileExists:
        return {{Words::tr("The file already exists and cannot be changed."),
                 Words::tr("Add it under another name.")}};
    case ErrorCode::DeleteFailed:
        return {{Words::tr("The file could not be deleted."),
                 Words::tr("Check the files folder and its permissions, then try again.")}};
    case ErrorCode::PayloadTooLarge:
        return {{Words::tr("This is too large."),
                 Words::tr("Use a smaller file, or raise the limit in the settings.")}};
    case ErrorCode::UnsupportedMediaType:
        return {
            {Words::tr("Files of this type cannot be used here."), Words::tr("Choose another type of file.")}};
    case ErrorCode::LinkExpired:
        return {{Words::tr("The link has expired."), Words::tr("Open the file again.")}};
    default: return {};
    }
}

Found ofAccess(const Error &error)
{
    switch (error.code) {
    case ErrorCode::AuthRequired: return {{Words::tr("You are not signed in."), Words::tr("Sign in first.")}};
    case ErrorCode::InvalidToken: return {{Words::tr("Wrong name or password."), Words::tr("Try again.")}};
    case ErrorCode::NoTenantAccess:
        return {{Words::tr("You have no access to this company."), Words::tr("Ask an administrator.")}};
    case ErrorCode::InsufficientPermissions:
        return {{Words::tr("You are not allowed to do this."), Words::tr("Ask an administrator.")}};
    case ErrorCode::TenantExists:
        return {{Words::tr("This company already exists."), Words::tr("Choose another name.")}};
    case ErrorCode::UserExists:
        return {{Words::tr("A user with this name already exists."), Words::tr("Choose another name.")}};
    case ErrorCode::NotSandbox:
        return {{Words::tr("Only a sandbox company has its own clock."), Words::tr("Use a sandbox.")}};
    default: return {};
    }
}

Wording ofTheSystem(const Error &error)
{
    switch (error.code) {
    case ErrorCode::NotFound: return {Words::tr("It no longer exists."), Words::tr("Go back to the list.")};
    case ErrorCode::VersionConflict:
        return {Words::tr("Someone else has changed this."),
                Words::tr("Check the current values, then try again.")};
    case ErrorCode::ValidationError:
        return {Words::tr("Some values are not valid."),
                error.faults.isEmpty() ? Words::tr("Check what you have entered.")
                                       : wordingOf(error.faults.constFirst())};
    case ErrorCode::ServiceUnavailable:
        return {Words::tr("The database cannot be reached."), Words::tr("Try again shortly.")};
    case ErrorCode::RateLimited: return {Words::tr("Too many attempts."), Words::tr("Try again in a minute.")};
    case ErrorCode::IdempotencyKeyInUse:
        return {Words::tr("This is already being done."), Words::tr("Wait until it has finished.")};
    default:
        return {Words::tr("Something went wrong in Onhire."),
                Words::tr("Nothing was changed. If it happens again, check the log.")};
    }
}

// How a value is written, by the name of the member that has it.
QString wantedAt(const QString &path)
{
    static const QRegularExpression place(u"\\.\\d+$"_s); // in a list
    const QString member = QString(path).remove(place).remove(u'"');
    const auto is = [&](QLatin1StringView name) { return member.endsWith(name, Qt::CaseInsensitive); };
    if (is("email"_L1))
        return Words::tr("Enter an e-mail address such as name@example.com.");
    if (is("vatNumber"_L1))
        return Words::tr("Enter a valid VAT number with its country code, such as DE811907980.");
    if (is("iban"_L1))
        return Words::tr("Enter a valid IBAN, such as DE89 3704 0044 0532 0130 00.");
    if (is("bic"_L1))
        return Words::tr("Enter a valid BIC, such as COBADEFFXXX.");
    if (is("country"_L1))
        return Words::tr("Enter a country code of two letters, such as DE.");
    if (is("url"_L1) || is("images"_L1))
        return Words::tr("Enter a web address such as https://www.example.com.");
    if (is("date"_L1))
        return Words::tr("Enter a date.");
    if (is("token"_L1))
        return Words::tr("Use visible characters without spaces, and no letters with accents.");
    if (is("currency"_L1))
        return Words::tr("Enter a currency code of three letters, such as EUR.");
    if (is("timeZone"_L1))
        return Words::tr("Enter a time zone such as Europe/Berlin.");
    return Words::tr("Onhire cannot read this. Check how it is written.");
}

QString tooSmall(const Fault::Bound &bound)
{
    const int count = int(bound.number);
    switch (bound.of) {
    case Fault::Bound::Of::Value: return Words::tr("Enter at least %1.").arg(QLocale().toString(bound.number));
    case Fault::Bound::Of::Excluded:
        return Words::tr("Enter more than %1.").arg(QLocale().toString(bound.number));
    case Fault::Bound::Of::Characters:
        return count == 1 ? Words::tr("This is required.")
                          : Words::tr("Use at least %n characters.", nullptr, count);
    case Fault::Bound::Of::Entries: return Words::tr("Add at least %n entries.", nullptr, count);
    case Fault::Bound::Of::Decimals:
    case Fault::Bound::Of::Unsaid: break;
    }
    return Words::tr("This is too small or too short.");
}

QString tooBig(const Fault::Bound &bound)
{
    const int count = int(bound.number);
    switch (bound.of) {
    case Fault::Bound::Of::Value: return Words::tr("Enter at most %1.").arg(QLocale().toString(bound.number));
    case Fault::Bound::Of::Characters: return Words::tr("Use at most %n characters.", nullptr, count);
    case Fault::Bound::Of::Entries: return Words::tr("Give at most %n entries.", nullptr, count);
    case Fault::Bound::Of::Excluded:
    case Fault::Bound::Of::Decimals:
    case Fault::Bound::Of::Unsaid: break;
    }
    return Words::tr("This is too large or too long.");
}

QString tooManyDecimals(const Fault::Bound &bound)
{
    if (bound.of != Fault::Bound::Of::Decimals)
        return Words::tr("Too many decimal places for this currency.");
    return bound.number == 0 ? Words::tr("Enter a whole number.")
                             : Words::tr("Use at most %n decimal places.", nullptr, int(bound.number));
}

} // namespace

Wording wordingOf(const Error &error)
{
    for (const auto group : {ofOrders, ofCatalogue, ofTheStore, ofCustomers, ofDevices, ofSubscriptions,
                             ofPayments, ofFiles, ofAccess}) {
        if (const Found found = group(error))
            return *found;
    }
    return ofTheSystem(error);
}

QString wordingOf(const Fault &fault)
{
    switch (fault.kind) {
    case Fault::Kind::Required: return Words::tr("This is required.");
    case Fault::Kind::InvalidType: return Words::tr("Enter a number.");
    case Fault::Kind::InvalidString: return wantedAt(fault.path);
    case Fault::Kind::InvalidEnumValue: return Words::tr("Choose one of the listed values.");
    case Fault::Kind::TooSmall: return tooSmall(fault.bound);
    case Fault::Kind::TooBig: return tooBig(fault.bound);
    case Fault::Kind::TooManyDecimals: return tooManyDecimals(fault.bound);
    case Fault::Kind::UnrecognizedKey: return Words::tr("Onhire does not recognise this.");
    case Fault::Kind::Custom: return fault.message;
    }
    Q_UNREACHABLE();
}

} // namespace onhire
