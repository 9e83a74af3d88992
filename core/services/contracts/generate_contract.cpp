// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/calendar.h"
#include "core/base/id.h"
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/data/subscriptions/subscription_store.h"
#include "core/services/contracts/contract_page.h"
#include "core/services/contracts/contracts.h"
#include "core/services/files/files.h"
#include "core/services/files/room_of.h"
#include "core/services/moment.h"
#include "core/services/orders/orders.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr auto StandardTemplate = "standard"_L1;

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
    ContractFacts facts{context.tenant->name, dateIn(context.tenant->zone, context.now()), *record, {}};
    ONHIRE_ASSIGN(facts.serials, serialNumbersOf(context.database.connection(), context.scope(), orderId));
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

} // namespace

Result<Record> generateContract(const Context &asked, const ContractRequest &request)
{
    const StillContext still(asked); // the contract is of the day on which it is kept
    const Context &context = still;
    ONHIRE_ASSIGN(const FileRoom *room, roomOf(context));
    if (!request.templateId.isEmpty() && request.templateId != StandardTemplate)
        return Failure(Error{ErrorCode::TemplateNotFound, request.templateId});
    ONHIRE_ASSIGN(const ContractFacts facts, factsOf(context, request.orderId));
    if (!room->documents)
        return Failure(Error::internal(u"this program makes no documents"_s));
    ONHIRE_ASSIGN(const QByteArray pdf, room->documents->pdf(contractPages(facts)));
    NewFile file;
    file.type = u"contract"_s;
    file.filename = u"Contract %1.pdf"_s.arg(shortCodeOf(request.orderId));
    file.contentType = u"application/pdf"_s;
    file.links.orderId = request.orderId;
    file.metadata = metadataOf(request);
    return keepDocument(context, file, pdf, u"file.generate"_s);
}

} // namespace onhire
