// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/data/subscriptions/subscription_store.h"
#include "core/services/contracts/contract_page.h"
#include "core/services/contracts/contract_words.h"
#include "core/services/contracts/contracts.h"
#include "core/services/files/files.h"
#include "core/services/files/room_of.h"
#include "core/services/orders/orders.h"
#include "core/services/still_transaction.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto StandardTemplate = "standard"_L1;

// The one in which the tenant writes invoices.
DocumentLanguage languageOf(const Context &context)
{
    return documentLanguage(context.tenant->settings.text("invoice.language"_L1));
}

Result<ContractFacts> factsOf(const Context &context, const QString &orderId)
{
    const auto order = findOrder(context, orderId);
    if (!order) {
        const bool isUnknown = order.error().code == ErrorCode::NotFound;
        return Failure(isUnknown ? Error{ErrorCode::OrderNotFound, orderId} : order.error());
    }
    const auto record = readJson(order->json);
    if (!record)
        return Failure(Error::internal(u"an order's record cannot be read"_s));
    ContractFacts facts{.lessor = nameOnPapers(*context.tenant),
                        .date = todayOf(context),
                        .order = *record,
                        .devices = {},
                        .exponent = context.tenant->exponent,
                        .language = languageOf(context),
                        .lessorAddress = context.tenant->settings.value("seller.address"_L1)};
    ONHIRE_ASSIGN(facts.devices, assignedDevices(context.database.connection(), context.scope(), orderId));
    return facts;
}

QByteArray metadataOf(const ContractRequest &request)
{
    JsonWriter json;
    json.beginObject().member("templateId"_L1, StandardTemplate);
    if (!request.contractType.isEmpty())
        json.member("contractType"_L1, request.contractType);
    return json.endObject().take();
}

Result<const FileRoom *> contractRoom(const Context &context)
{
    ONHIRE_ASSIGN(const FileRoom *room, roomOf(context));
    if (!room->documents)
        return Failure(Error::internal(u"this program makes no documents"_s));
    return room;
}

} // namespace

QString contractFileName(const Context &context, const QString &orderId)
{
    return wordOf(ContractWord::FileName, languageOf(context)).arg(shortCodeOf(orderId));
}

Result<void> checkContractsAreMade(const Context &context)
{
    ONHIRE_TRY(contractRoom(context));
    return {};
}

Result<Record> generateContract(const Context &asked, const ContractRequest &request)
{
    const StillContext still(asked); // the contract is of the day on which it is kept
    const Context &context = still;
    ONHIRE_ASSIGN(const FileRoom *room, contractRoom(context));
    if (!request.templateId.isEmpty() && request.templateId != StandardTemplate)
        return Failure(Error{ErrorCode::TemplateNotFound, request.templateId});
    ONHIRE_ASSIGN(const ContractFacts facts, factsOf(context, request.orderId));
    ONHIRE_ASSIGN(const QByteArray pdf, room->documents->pdf(contractPages(facts)));
    NewFile file;
    file.type = u"contract"_s;
    file.filename = contractFileName(context, request.orderId);
    file.contentType = u"application/pdf"_s;
    file.links.orderId = request.orderId;
    file.metadata = metadataOf(request);
    return keepDocument(context, file, pdf, u"file.generate"_s);
}

Result<Record> changeWith(Contract contract, const Context &context,
                          const std::function<Result<AgreedChange>(const Context &)> &change)
{
    return inTransactionStill(context, [&](Connection &, const Context &still) -> Result<Record> {
        ONHIRE_ASSIGN(AgreedChange agreed, change(still));
        if (contract == Contract::IsMade)
            ONHIRE_TRY(generateContract(still, {agreed.orderId, {}, {}}));
        return std::move(agreed.rental);
    });
}

} // namespace onhire
