// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/v1/customers/account_routes.h"

#include "app/http/api/envelope.h"
#include "core/base/json_writer.h"
#include "core/base/record_shape.h"
#include "core/services/accounts/accounts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int UsualLimit = 50;
constexpr int MostLimit = 100;

const RecordShape<AccountEntry> &entryShape()
{
    using namespace member;
    static const RecordShape<AccountEntry> shape(
        "AccountEntry"_L1,
        {
            text<&AccountEntry::id>("entryId"_L1),
            text<&AccountEntry::at>(
                "at"_L1, moment().describedAs("When it was recorded; entries are in this order."_L1)),
            text<&AccountEntry::kind>("kind"_L1,
                                      Schema::choice({u"charge"_s, u"payment"_s, u"refund"_s, u"credit_note"_s,
                                                      u"credit_used"_s, u"write_off"_s, u"late_fee"_s})
                                          .describedAs("A charge cancelled before its invoice was issued is "
                                                       "taken back by a credit_note without invoiceId."_L1)),
            optionalText<&AccountEntry::paymentId>("paymentId"_L1),
            optionalText<&AccountEntry::invoiceId>("invoiceId"_L1),
            optionalText<&AccountEntry::invoiceNumber>(
                "invoiceNumber"_L1,
                Schema::string().describedAs("The number of the invoice or credit note. Absent until it is "
                                             "issued."_L1)),
            optionalText<&AccountEntry::receiptId>(
                "receiptId"_L1,
                Schema::string().describedAs(
                    "For payments: the ID of the receipt in the payment's `receipts`."_L1)),
            optionalText<&AccountEntry::paidAt>(
                "paidAt"_L1,
                moment().describedAs("For payments: when the money arrived; `at` is when it was recorded."_L1)),
            optionalText<&AccountEntry::method>(
                "method"_L1,
                Schema::string().describedAs(
                    "For payments: how the money arrived. Absent if it was not given."_L1)),
            optionalText<&AccountEntry::reference>(
                "reference"_L1,
                Schema::string().describedAs(
                    "For payments: the receipt's reference. Absent if it was not given."_L1)),
            optionalText<&AccountEntry::refundId>(
                "refundId"_L1,
                Schema::string().describedAs(
                    "For refunds: the ID of the refund in the payment's `refunds`."_L1)),
            optionalText<&AccountEntry::reason>(
                "reason"_L1, Schema::string().describedAs("For refunds: the reason given."_L1)),
            optionalAmount<&AccountEntry::paidOut>(
                "refunded"_L1, Schema::decimal().describedAs("For refunds: the amount paid out."_L1)),
            optionalAmount<&AccountEntry::credited>(
                "credited"_L1,
                Schema::decimal().describedAs("For credit notes: the amount credited, with tax."_L1)),
            amount<&AccountEntry::amount>(
                "amount"_L1,
                Schema::decimal().describedAs(
                    "What it adds to the balance. A charge is positive. A refund does not reopen a charge, so "
                    "it adds only what had been credit. A credit note adds nothing for what was refunded or "
                    "written off before."_L1)),
            amount<&AccountEntry::balance>("balance"_L1,
                                           Schema::decimal().describedAs("The balance after this entry."_L1)),
        });
    return shape;
}

Schema accountSchema()
{
    const QList<Schema::Property> members{
        required("success"_L1, Schema::boolean()),
        required("balance"_L1, Schema::decimal().describedAs("The open amount less the credit."_L1)),
        required("credit"_L1, Schema::money()),
        required("entries"_L1, Schema::array(entryShape().schema()).describedAs("Oldest first."_L1)),
    };
    return Schema::object(members + pageMembers());
}

Result<int> limitOf(const Call &call)
{
    const QString given = queryValue(call, "limit"_L1);
    if (given.isNull())
        return UsualLimit;
    bool isNumber = false;
    const int limit = given.toInt(&isNumber);
    if (!isNumber || limit < 1 || limit > MostLimit)
        return Failure(Error::invalid(u"limit"_s, Fault::Kind::Custom,
                                      u"The limit must be a number from 1 to %1."_s.arg(MostLimit)));
    return limit;
}

Result<Answer> account(const Call &call)
{
    ONHIRE_ASSIGN(const int limit, limitOf(call));
    ONHIRE_ASSIGN(const CustomerAccount account,
                  accountOf(call.context, call.pathValue(), queryValue(call, "startAfter"_L1), limit));
    const int exponent = call.context.tenant->exponent;
    JsonWriter json;
    json.beginObject().member("success"_L1, true);
    json.member("balance"_L1, account.sums.balance, exponent);
    json.member("credit"_L1, account.sums.credit, exponent);
    json.key("entries"_L1).beginArray();
    for (const AccountEntry &entry : account.entries)
        entryShape().write(json, entry, exponent);
    json.endArray();
    writePageMembers(json, qsizetype(account.entries.size()), limit,
                     account.hasMore ? account.entries.back().id : QString());
    json.endObject();
    return Answer{200, json.take()};
}

} // namespace

void addAccountRoutes(RouteTable &table)
{
    table.push_back(
        {.verb = "GET",
         .path = "/v1/customers/{customerId}/account",
         .operation = "getCustomerAccount"_L1,
         .tag = "Customers"_L1,
         .summary = "A customer's account: balance, credit and all movements."_L1,
         .permission = "customers:read"_L1,
         .handler = account,
         .query = {{"limit"_L1, Schema::integer().range(1, MostLimit)}, {"startAfter"_L1, Schema::string()}},
         .response = accountSchema(),
         .alsoNeeds = "payments:read"_L1});
}

} // namespace onhire
