// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/fulfilment/desk_counts.h"

#include "ui/shared/text/text_format.h"
#include "ui/shared/workplace/session.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::FulfilmentPage)
};

QString keysText(const QString &characters)
{
    if (characters.isEmpty())
        return Words::tr("none");
    if (characters == u"\r" || characters == u"\n" || characters == u"\r\n")
        return Words::tr("Enter");
    return characters == u"\t" ? Words::tr("Tab") : leftToRight(characters);
}

} // namespace

QString queueText(const FulfilmentQueue &queue)
{
    //: How many orders wait, and how many devices they still need
    const QString text = Words::tr("Queue: %1, %2")
                             .arg(Words::tr("%n orders", nullptr, queue.orders),
                                  Words::tr("%n devices", nullptr, queue.devices));
    return queue.isMore ? text + u'+' : text;
}

QString returnsText(const ReturnsDue &returns, const QLocale &locale)
{
    if (returns.devices == 0)
        return Words::tr("No returns due");
    if (returns.late == 0)
        return Words::tr("%n returns due", nullptr, returns.devices);
    if (returns.late == returns.devices)
        return Words::tr("%n returns due, all late", nullptr, returns.devices);
    return Words::tr("%n returns due, %1 of them late", nullptr, returns.devices)
        .arg(locale.toString(returns.late));
}

QString sessionText(int assigned, int takenBack, const QLocale &locale)
{
    return Words::tr("In this session: %1 assigned, %2 taken back")
        .arg(locale.toString(assigned), locale.toString(takenBack));
}

QString scannerText(const ScanFrame &frame)
{
    return Words::tr("Scanner ready · prefix %1, suffix %2")
        .arg(keysText(frame.prefix), keysText(frame.suffix));
}

QString whyForbidden(const Session &session, bool isTakingBack)
{
    if (!isTakingBack && !session.may("subscriptions:write"_L1))
        return Words::tr("Your role does not allow you to assign devices. Ask an administrator.");
    if (isTakingBack && !session.may("assets:write"_L1))
        return Words::tr("Your role does not allow you to take devices back. Ask an administrator.");
    return {};
}

} // namespace onhire
