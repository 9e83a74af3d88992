// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/fulfilment/similar.h"

#include "core/domain/search.h"

#include <algorithm>

namespace onhire {

// Found by its longest word, which few others share.
Result<QString> similarSerial(const Context &context, const QString &serialNumber)
{
    static constexpr int MostCompared = 50;
    const QStringList words = searchWords({serialNumber});
    const auto longest = std::ranges::max_element(words, {}, &QString::size);
    if (longest == words.end())
        return QString();
    ONHIRE_ASSIGN(QStringList found,
                  devicesOfWord(context.database.connection(), context.scope(), *longest, MostCompared));
    if (found.size() == MostCompared)
        return QString(); // nobody knows whether there are more
    found.removeIf([&serialNumber](const QString &serial) {
        return serial.compare(serialNumber, Qt::CaseInsensitive) != 0;
    });
    return found.size() == 1 ? found.constFirst() : QString();
}

Result<ScanOutcome> withSimilar(const Context &context, ScanOutcome outcome, const QString &serialNumber)
{
    if (outcome.refusal == ScanRefusal::UnknownSerial) {
        ONHIRE_ASSIGN(outcome.similar, similarSerial(context, serialNumber));
    }
    return outcome;
}

} // namespace onhire
