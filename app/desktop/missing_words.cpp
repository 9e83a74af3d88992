// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/missing_words.h"

#include <QApplication>

#include <algorithm>

namespace onhire {

// English is what the texts are written in: its own file has the plural forms alone.
static QList<QTranslator *> translatorsOf(const QApplication &application)
{
    return QLocale().language() == QLocale::English
        ? QList<QTranslator *>()
        : application.findChildren<QTranslator *>(QString(), Qt::FindDirectChildrenOnly);
}

MissingWords::MissingWords(QApplication &application) : m_known(translatorsOf(application))
{
    QApplication::installTranslator(this);
}

QStringList MissingWords::take()
{
    const QMutexLocker lock(&m_mutex);
    return std::exchange(m_missing, {}).values();
}

// Never has a word itself, so that the others are asked next.
QString MissingWords::translate(const char *context, const char *source, const char *disambiguation,
                                int n) const
{
    const bool isOurs = !m_known.isEmpty() && qstrncmp(context, "onhire::", qstrlen("onhire::")) == 0;
    const auto knows = [&](const QTranslator *each) {
        return !each->translate(context, source, disambiguation, n).isEmpty();
    };
    if (isOurs && !std::ranges::any_of(m_known, knows)) {
        const QMutexLocker lock(&m_mutex);
        m_missing.insert(QString::fromUtf8(source));
    }
    return {};
}

} // namespace onhire
