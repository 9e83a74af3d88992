// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/text/condition_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace onhire {

namespace {

struct ConditionTexts
{
    Q_DECLARE_TR_FUNCTIONS(onhire::Conditions)
};

} // namespace

QString wordForCondition(const QString &condition)
{
    if (condition == u"excellent")
        return ConditionTexts::tr("Excellent");
    if (condition == u"good")
        return ConditionTexts::tr("Good");
    if (condition == u"fair")
        return ConditionTexts::tr("Fair");
    if (condition == u"poor")
        return ConditionTexts::tr("Poor");
    return condition == u"damaged" ? ConditionTexts::tr("Damaged") : QString();
}

} // namespace onhire
