// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_counts.h"

#include "ui/shared/text/text_format.h"
#include "ui/shared/text/texts.h"
#include "ui/shared/workplace/session.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString keysText(const QString &characters)
{
    if (characters.isEmpty())
        return DeskTexts::tr("none");
    if (characters == u"\r" || characters == u"\n" || characters == u"\r\n")
        return DeskTexts::tr("Enter");
    return characters == u"\t" ? DeskTexts::tr("Tab") : leftToRight(characters);
}

} // namespace

QString queueText(const FulfilmentQueue &queue)
{
    //: How many orders wait, and how many devices they still need
    const QString text = DeskTexts::tr("Queue: %1, %2")
                             .arg(DeskTexts::tr("%Ln orders", nullptr, queue.orders),
                                  DeskTexts::tr("%Ln devices", nullptr, queue.devices));
    return queue.isMore ? text + u'+' : text;
}

QString returnsText(const ReturnsDue &returns, const QLocale &locale)
{
    if (returns.devices == 0)
        return DeskTexts::tr("No returns due");
    if (returns.late == 0)
        return DeskTexts::tr("%Ln returns due", nullptr, returns.devices);
    if (returns.late == returns.devices)
        return DeskTexts::tr("%Ln returns due, all late", nullptr, returns.devices);
    return DeskTexts::tr("%Ln returns due, %1 of them late", nullptr, returns.devices)
        .arg(locale.toString(returns.late));
}

QString sessionText(int assigned, int takenBack, const QLocale &locale)
{
    return DeskTexts::tr("In this session: %1 assigned, %2 taken back")
        .arg(locale.toString(assigned), locale.toString(takenBack));
}

QString scannerText(const ScanFrame &frame)
{
    return DeskTexts::tr("Scanner ready · prefix %1, suffix %2")
        .arg(keysText(frame.prefix), keysText(frame.suffix));
}

QString whyForbidden(const Session &session, bool isTakingBack)
{
    if (!isTakingBack && !session.may("subscriptions:write"_L1))
        return DeskTexts::tr("Your role does not allow you to assign devices. Ask an administrator.");
    if (isTakingBack && !session.may("assets:write"_L1))
        return DeskTexts::tr("Your role does not allow you to take devices back. Ask an administrator.");
    return {};
}

} // namespace onhire
