// SPDX-License-Identifier: GPL-3.0-or-later
// Listens to what the program says, and keeps what it has no words for in the language that it speaks.
#pragma once

#include <QMutex>
#include <QSet>
#include <QTranslator>

class QApplication;

namespace onhire {

class MissingWords : public QTranslator
{
    Q_OBJECT

public:
    explicit MissingWords(QApplication &application); // whose translators are there already

    QStringList take(); // since the last time

    bool isEmpty() const override { return m_known.isEmpty(); }
    QString translate(const char *context, const char *source, const char *disambiguation,
                      int n) const override;

private:
    const QList<QTranslator *> m_known;
    mutable QMutex m_mutex; // texts are made on other threads, too
    mutable QSet<QString> m_missing;
};

} // namespace onhire
