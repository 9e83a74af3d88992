// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_papers.h"

#include "ui/papers/device_papers.h"
#include "ui/papers/order_papers.h"
#include "ui/shared/text/texts.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

ShownRecords takenBack(const DeskWork &work)
{
    ShownRecords devices;
    for (const DeskRow &row : work.returned().doneRows())
        devices.append(labelled(row));
    return devices;
}

} // namespace

ShownRecord labelled(const DeskRow &row)
{
    return {.id = row.code,
            .value = JsonValue::object({{u"serialNumber"_s, JsonValue::string(row.code)},
                                        {u"productName"_s, JsonValue::string(row.device)},
                                        {u"sku"_s, JsonValue::string(row.sku)}})};
}

DeskPaper deskPaper(const DeskWork &work, bool isTakingBack)
{
    if (isTakingBack)
        return work.returned().done() > 0 ? DeskPaper::ReturnLabels : DeskPaper::None;
    const bool isSent = work.shownOrder() && work.shownOrder()->status != OrderStatus::Cancelled;
    return isSent ? DeskPaper::PackingList : DeskPaper::None;
}

QString wordForPaper(DeskPaper paper)
{
    switch (paper) {
    case DeskPaper::None: return {};
    case DeskPaper::PackingList: return DeskTexts::tr("Print packing list…");
    case DeskPaper::ReturnLabels: return DeskTexts::tr("Print labels…");
    }
    Q_UNREACHABLE();
}

void printDeskPaper(DeskPaper paper, const Workplace &workplace, const DeskWork &work, Page &page)
{
    if (paper == DeskPaper::PackingList)
        printPackingLists(workplace, {{.id = work.shownOrder()->id}}, page);
    else if (paper == DeskPaper::ReturnLabels)
        printDeviceLabels(workplace, takenBack(work), page);
}

} // namespace onhire
