// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct WordingTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Wording)
};

// Each group knows the words of its own codes.
using Found = std::optional<Wording>;

Found ofOrders(const Error &error)
{
    switch (error.code) {
    case ErrorCode::OrderNotFound:
        return {{WordingTexts::tr("The order does not exist."),
                 WordingTexts::tr("Look for it in the list of orders.")}};
    case ErrorCode::OrderNotConfirmable:
        return {{WordingTexts::tr("The order is no longer pending, so it cannot be confirmed."),
                 WordingTexts::tr("Check its status: someone may have confirmed or cancelled it.")}};
    case ErrorCode::OrderNotCancellable:
        return {{WordingTexts::tr("Only a pending or confirmed order can be cancelled."),
                 WordingTexts::tr("Devices of this order are already out. Return them instead.")}};
    case ErrorCode::OrderNotPartial:
        return {{WordingTexts::tr("Only a partly fulfilled order can be closed."),
                 WordingTexts::tr("Choose a partly fulfilled order.")}};
    case ErrorCode::OrderHasSubscriptions:
        return {{WordingTexts::tr("Devices of this order are already out. The addresses can no longer be "
                                  "changed."),
                 WordingTexts::tr("Change the customer’s addresses instead: future orders will use them.")}};
    case ErrorCode::OrderNotConfirmed:
        return {{WordingTexts::tr("The order is not confirmed, so devices cannot be assigned to it yet."),
                 WordingTexts::tr("Confirm the order first.")}};
    case ErrorCode::ItemFullyFulfilled:
        return {{WordingTexts::tr("All devices of this item have been assigned."),
                 WordingTexts::tr("Choose another item of the order.")}};
    default: return {};
    }
}

Found ofCatalogue(const Error &error)
{
    switch (error.code) {
    case ErrorCode::VariantNotFound:
        return {{WordingTexts::tr("There is no variant with the SKU %1.").arg(error.subject),
                 WordingTexts::tr("Check the SKU in the catalogue.")}};
    case ErrorCode::VariantInactive:
        return {{WordingTexts::tr("The variant with the SKU %1 is inactive.").arg(error.subject),
                 WordingTexts::tr("Choose another one, or activate it in the catalogue.")}};
    case ErrorCode::VariantInUse:
    case ErrorCode::ProductHasActiveOrders:
        return {{WordingTexts::tr("Open orders use it."), WordingTexts::tr("Fulfil or cancel them first.")}};
    case ErrorCode::FieldReadOnly:
        return {{WordingTexts::tr("The store manages this."),
                 WordingTexts::tr("Change it in the store. The next synchronisation updates it here.")}};
    case ErrorCode::InvalidContractLength:
        return {{WordingTexts::tr("%1 is not offered for this contract length.").arg(error.subject),
                 WordingTexts::tr("Choose a length from the price list.")}};
    case ErrorCode::DuplicateSku:
        return {{WordingTexts::tr("The SKU %1 belongs to another product.").arg(error.subject),
                 WordingTexts::tr("Choose another SKU.")}};
    case ErrorCode::InvalidPricing:
        return {{WordingTexts::tr("The price list is not valid."),
                 WordingTexts::tr("Check the prices of each variant.")}};
    default: return {};
    }
}

Found ofTheStore(const Error &error)
{
    switch (error.code) {
    case ErrorCode::SyncNotConfigured:
        return {{WordingTexts::tr("No store is connected."),
                 WordingTexts::tr("Enter the address of its feed in the settings.")}};
    case ErrorCode::SyncInProgress:
        return {{WordingTexts::tr("The catalogue is already being synchronised."),
                 WordingTexts::tr("Try again when that has finished.")}};
    case ErrorCode::StoreUnreachable:
        return {{WordingTexts::tr("The store cannot be reached. Nothing was changed."),
                 WordingTexts::tr("Check the address of its feed in the settings, then try again.")}};
    case ErrorCode::StoreFeedInvalid:
        return {{WordingTexts::tr("The store did not send a list of products. Nothing was changed."),
                 WordingTexts::tr("Check the address of its feed in the settings.")}};
    case ErrorCode::StoreFeedTooLarge:
        return {{WordingTexts::tr("The store sent too much data. Nothing was changed."),
                 WordingTexts::tr("Reduce the number of products in the feed.")}};
    default: return {};
    }
}

Found ofCustomers(const Error &error)
{
    switch (error.code) {
    case ErrorCode::CustomerNotFound:
        return {{WordingTexts::tr("The customer does not exist."),
                 WordingTexts::tr("Look for it in the list of customers.")}};
    case ErrorCode::CustomerInactive:
        return {{WordingTexts::tr("The customer with this e-mail address is inactive."),
                 WordingTexts::tr("Activate the customer first.")}};
    case ErrorCode::CustomerExists:
        return {{WordingTexts::tr("Another customer already has this e-mail address."),
                 WordingTexts::tr("Enter another address, or use that customer.")}};
    case ErrorCode::CustomerHasActiveSubscriptions:
        return {{WordingTexts::tr("The customer still has active subscriptions."),
                 WordingTexts::tr("End them first.")}};
    case ErrorCode::CustomerHasPendingOrders:
        return {{WordingTexts::tr("The customer still has open orders."),
                 WordingTexts::tr("Fulfil or cancel them first.")}};
    default: return {};
    }
}

Found ofDevices(const Error &error)
{
    switch (error.code) {
    case ErrorCode::AssetExists:
        return {{WordingTexts::tr("Another device already has this serial number."),
                 WordingTexts::tr("Check the serial number.")}};
    case ErrorCode::AssetNotFound:
        return {{WordingTexts::tr("There is no device with this serial number."),
                 WordingTexts::tr("Check the serial number, or add the device.")}};
    case ErrorCode::AssetInUse:
        return {{WordingTexts::tr("The device is with a customer."), WordingTexts::tr("Take it back first.")}};
    case ErrorCode::AssetNotAvailable:
        return {{WordingTexts::tr("The device is not available."), WordingTexts::tr("Choose another one.")}};
    case ErrorCode::InvalidStatus:
        return {{WordingTexts::tr("The device’s status does not allow this."),
                 WordingTexts::tr("Check its status first.")}};
    case ErrorCode::SubscriptionRunning:
        return {{WordingTexts::tr("The contract for this device is still running."),
                 WordingTexts::tr("End the subscription first: return it early, or cancel it.")}};
    case ErrorCode::SkuMismatch:
        return {{WordingTexts::tr("The device is a different product (%1).").arg(error.subject),
                 WordingTexts::tr("Choose one of the same product.")}};
    default: return {};
    }
}

Found ofSubscriptions(const Error &error)
{
    switch (error.code) {
    case ErrorCode::SubscriptionNotFound:
        return {{WordingTexts::tr("The subscription does not exist."),
                 WordingTexts::tr("Look for it in the list of subscriptions.")}};
    case ErrorCode::SubscriptionNotActive:
        return {{WordingTexts::tr("The subscription is no longer active."),
                 WordingTexts::tr("Check its history.")}};
    case ErrorCode::AlreadyCancelled:
        return {{WordingTexts::tr("It has already been cancelled."),
                 WordingTexts::tr("There is nothing left to do.")}};
    case ErrorCode::AlreadyEnded:
        return {{WordingTexts::tr("It has already ended."), WordingTexts::tr("There is nothing left to do.")}};
    case ErrorCode::InvalidExtensionMonths:
        return {{WordingTexts::tr("A contract runs for at most 120 months in total."),
                 WordingTexts::tr("Choose fewer months.")}};
    case ErrorCode::InvalidBuyoutPrice:
        return {{WordingTexts::tr("The price of the device is not valid."),
                 WordingTexts::tr("Enter an amount of 0 or more.")}};
    case ErrorCode::SubscriptionInUse:
        return {{WordingTexts::tr("The subscription is in another billing group."),
                 WordingTexts::tr("Remove it from that group first.")}};
    case ErrorCode::SubscriptionDifferentCustomer:
        return {{WordingTexts::tr("The subscription belongs to another customer."),
                 WordingTexts::tr("Choose one of the same customer.")}};
    case ErrorCode::BillingGroupNotFound:
        return {
            {WordingTexts::tr("The billing group does not exist."), WordingTexts::tr("Choose another one.")}};
    case ErrorCode::BillingGroupInactive:
        return {{WordingTexts::tr("The billing group is inactive."),
                 WordingTexts::tr("Choose another one, or activate it.")}};
    default: return {};
    }
}

Found ofPayments(const Error &error)
{
    switch (error.code) {
    case ErrorCode::AlreadyPaid:
        return {{WordingTexts::tr("The payment has already been paid."),
                 WordingTexts::tr("There is nothing left to do.")}};
    case ErrorCode::PaymentCancelled:
        return {{WordingTexts::tr("The payment is cancelled."), WordingTexts::tr("Schedule another one.")}};
    case ErrorCode::PaymentProcessing:
        return {{WordingTexts::tr("The payment is being collected right now."),
                 WordingTexts::tr("Wait until that has succeeded or failed.")}};
    case ErrorCode::PaymentNotFailed:
        return {{WordingTexts::tr("Only a failed payment can be tried again."),
                 WordingTexts::tr("Check its status first.")}};
    case ErrorCode::InvalidStatusTransition:
        return {{WordingTexts::tr("The payment’s status does not allow this."),
                 WordingTexts::tr("Check its status first.")}};
    default: return {};
    }
}

Found ofFiles(const Error &error)
{
    switch (error.code) {
    case ErrorCode::TemplateNotFound:
        return {{WordingTexts::tr("There is no such template."), WordingTexts::tr("Choose another one.")}};
    case ErrorCode::FileExists:
        return {{WordingTexts::tr("The file already exists and cannot be changed."),
                 WordingTexts::tr("Add it under another name.")}};
    case ErrorCode::DeleteFailed:
        return {{WordingTexts::tr("The file could not be deleted."),
                 WordingTexts::tr("Check the files folder and its permissions, then try again.")}};
    case ErrorCode::PayloadTooLarge:
        return {{WordingTexts::tr("This is too large."),
                 WordingTexts::tr("Use a smaller file, or raise the limit in the settings.")}};
    case ErrorCode::UnsupportedMediaType:
        return {{WordingTexts::tr("Files of this type cannot be used here."),
                 WordingTexts::tr("Choose another type of file.")}};
    case ErrorCode::LinkExpired:
        return {{WordingTexts::tr("The link has expired."), WordingTexts::tr("Open the file again.")}};
    default: return {};
    }
}

Found ofAccess(const Error &error)
{
    switch (error.code) {
    case ErrorCode::AuthRequired:
        return {{WordingTexts::tr("You are not signed in."), WordingTexts::tr("Sign in first.")}};
    case ErrorCode::InvalidToken:
        return {{WordingTexts::tr("Wrong name or password."), WordingTexts::tr("Try again.")}};
    case ErrorCode::NoTenantAccess:
        return {{WordingTexts::tr("You have no access to this company."),
                 WordingTexts::tr("Ask an administrator.")}};
    case ErrorCode::InsufficientPermissions:
        return {
            {WordingTexts::tr("You are not allowed to do this."), WordingTexts::tr("Ask an administrator.")}};
    case ErrorCode::TenantExists:
        return {{WordingTexts::tr("This company already exists."), WordingTexts::tr("Choose another name.")}};
    case ErrorCode::UserExists:
        return {{WordingTexts::tr("A user with this name already exists."),
                 WordingTexts::tr("Choose another name.")}};
    case ErrorCode::NotSandbox:
        return {{WordingTexts::tr("Only a sandbox company has its own clock."),
                 WordingTexts::tr("Use a sandbox.")}};
    default: return {};
    }
}

Wording ofTheSystem(const Error &error)
{
    switch (error.code) {
    case ErrorCode::NotFound:
        return {WordingTexts::tr("It no longer exists."), WordingTexts::tr("Go back to the list.")};
    case ErrorCode::VersionConflict:
        return {WordingTexts::tr("Someone else has changed this."),
                WordingTexts::tr("Check the current values, then try again.")};
    case ErrorCode::ValidationError:
        return {WordingTexts::tr("Some values are not valid."),
                error.faults.isEmpty() ? WordingTexts::tr("Check what you have entered.")
                                       : wordingOf(error.faults.constFirst())};
    case ErrorCode::ServiceUnavailable:
        return {WordingTexts::tr("The database cannot be reached."), WordingTexts::tr("Try again shortly.")};
    case ErrorCode::RateLimited:
        return {WordingTexts::tr("Too many attempts."), WordingTexts::tr("Try again in a minute.")};
    case ErrorCode::IdempotencyKeyInUse:
        return {WordingTexts::tr("This is already being done."),
                WordingTexts::tr("Wait until it has finished.")};
    default:
        return {WordingTexts::tr("Something went wrong in Onhire."),
                WordingTexts::tr("Nothing was changed. If it happens again, check the log.")};
    }
}

// How a value is written, by the name of the member that has it.
QString wantedAt(const QString &path)
{
    static const QRegularExpression place(u"\\.\\d+$"_s); // in a list
    const QString member = QString(path).remove(place).remove(u'"');
    const auto is = [&](QLatin1StringView name) { return member.endsWith(name, Qt::CaseInsensitive); };
    if (is("email"_L1))
        return WordingTexts::tr("Enter an e-mail address such as name@example.com.");
    if (is("vatNumber"_L1))
        return WordingTexts::tr("Enter a valid VAT number with its country code, such as DE811907980.");
    if (is("iban"_L1))
        return WordingTexts::tr("Enter a valid IBAN, such as DE89 3704 0044 0532 0130 00.");
    if (is("bic"_L1))
        return WordingTexts::tr("Enter a valid BIC, such as COBADEFFXXX.");
    if (is("country"_L1))
        return WordingTexts::tr("Enter a country code of two letters, such as DE.");
    if (is("url"_L1) || is("images"_L1))
        return WordingTexts::tr("Enter a web address such as https://www.example.com.");
    if (is("date"_L1))
        return WordingTexts::tr("Enter a date.");
    if (is("logoFileId"_L1))
        return WordingTexts::tr(
            "Give the ID of a file that is a PNG, JPEG or SVG image, at most 4000 pixels wide "
            "and high and at most 4 MB large.");
    if (is("token"_L1))
        return WordingTexts::tr("Use visible characters without spaces, and no letters with accents.");
    if (is("currency"_L1))
        return WordingTexts::tr("Enter a currency code of three letters, such as EUR.");
    if (is("timeZone"_L1))
        return WordingTexts::tr("Enter a time zone such as Europe/Berlin.");
    return WordingTexts::tr("Onhire cannot read this. Check how it is written.");
}

QString tooSmall(const Fault::Bound &bound)
{
    const int count = int(bound.number);
    switch (bound.of) {
    case Fault::Bound::Of::Value:
        return WordingTexts::tr("Enter at least %1.").arg(QLocale().toString(bound.number));
    case Fault::Bound::Of::Excluded:
        return WordingTexts::tr("Enter more than %1.").arg(QLocale().toString(bound.number));
    case Fault::Bound::Of::Characters:
        return count == 1 ? WordingTexts::tr("This is required.")
                          : WordingTexts::tr("Use at least %Ln characters.", nullptr, count);
    case Fault::Bound::Of::Entries: return WordingTexts::tr("Add at least %Ln entries.", nullptr, count);
    case Fault::Bound::Of::Decimals:
    case Fault::Bound::Of::Unsaid: break;
    }
    return WordingTexts::tr("This is too small or too short.");
}

QString tooBig(const Fault::Bound &bound)
{
    const int count = int(bound.number);
    switch (bound.of) {
    case Fault::Bound::Of::Value:
        return WordingTexts::tr("Enter at most %1.").arg(QLocale().toString(bound.number));
    case Fault::Bound::Of::Characters: return WordingTexts::tr("Use at most %Ln characters.", nullptr, count);
    case Fault::Bound::Of::Entries: return WordingTexts::tr("Add at most %Ln entries.", nullptr, count);
    case Fault::Bound::Of::Excluded:
    case Fault::Bound::Of::Decimals:
    case Fault::Bound::Of::Unsaid: break;
    }
    return WordingTexts::tr("This is too large or too long.");
}

QString tooManyDecimals(const Fault::Bound &bound)
{
    if (bound.of != Fault::Bound::Of::Decimals)
        return WordingTexts::tr("Too many decimal places for this currency.");
    return bound.number == 0 ? WordingTexts::tr("Enter a whole number.")
                             : WordingTexts::tr("Use at most %Ln decimal places.", nullptr, int(bound.number));
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
    case Fault::Kind::Required: return WordingTexts::tr("This is required.");
    case Fault::Kind::InvalidType: return WordingTexts::tr("Enter a number.");
    case Fault::Kind::InvalidString: return wantedAt(fault.path);
    case Fault::Kind::InvalidEnumValue: return WordingTexts::tr("Choose one of the listed values.");
    case Fault::Kind::TooSmall: return tooSmall(fault.bound);
    case Fault::Kind::TooBig: return tooBig(fault.bound);
    case Fault::Kind::TooManyDecimals: return tooManyDecimals(fault.bound);
    case Fault::Kind::UnrecognizedKey: return WordingTexts::tr("Onhire does not recognise this.");
    case Fault::Kind::Custom: return fault.message;
    }
    Q_UNREACHABLE();
}

} // namespace onhire
