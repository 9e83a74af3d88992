// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/workplace/signed_line.h"

#include <QCoreApplication>

namespace onhire {

QString signedLine(const Workplace &workplace, const QString &words)
{
    const Session &session = *workplace.session;
    //: A line of notes: when, who, what
    return QCoreApplication::translate("onhire::SignedLine", "%1, %2: %3")
        .arg(workplace.format().fullMoment(session.now()), session.person().actor.name, words);
}

} // namespace onhire
