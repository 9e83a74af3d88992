// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/condition_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Conditions)
};

} // namespace

QString wordForCondition(const QString &condition)
{
    if (condition == u"excellent")
        return Words::tr("Excellent");
    if (condition == u"good")
        return Words::tr("Good");
    if (condition == u"fair")
        return Words::tr("Fair");
    if (condition == u"poor")
        return Words::tr("Poor");
    return condition == u"damaged" ? Words::tr("Damaged") : QString();
}

} // namespace onhire
