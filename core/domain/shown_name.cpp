// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/shown_name.h"

#include "core/base/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static bool breaksLine(QChar character)
{
    switch (character.category()) {
    case QChar::Other_Control:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    default: return false;
    }
}

QList<Fault> faultsOfShownName(const QString &path, const QString &name)
{
    const QString kept = cleaned(name);
    QList<Fault> faults;
    if (characterCount(kept) > LongestShownName)
        faults.append({path,
                       Fault::Kind::TooBig,
                       u"Must be at most %1 characters long."_s.arg(LongestShownName),
                       {Fault::Bound::Of::Characters, LongestShownName}});
    if (std::ranges::any_of(kept, breaksLine))
        faults.append(
            {path, Fault::Kind::InvalidString, u"Must be a single line, without control characters."_s});
    return faults;
}

} // namespace onhire
