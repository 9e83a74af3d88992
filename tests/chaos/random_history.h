// SPDX-License-Identifier: GPL-3.0-or-later
// For tests that live through random histories: what must not come of any command in them, and where it was
// that one of them ended for good.
#pragma once

#include "core/base/error.h"

#include <QStringList>
#include <QtGlobal>

#include <functional>
#include <utility>

namespace onhire::test {

using namespace Qt::StringLiterals;

// A busy machine takes minutes for one seed, and hours to shrink it. QTest would end the program after five
// minutes.
inline void takeAsLongAsNeeded()
{
    qputenv("QTEST_FUNCTION_TIMEOUT", "864000000"); // ten days
}

// A command may be refused, but never for a fault of ours.
inline bool isOurFault(const Error &error)
{
    return infoOf(error.code).httpStatus >= 500;
}

// A statement was ended by its time limit: the reason may be a busy machine.
inline bool tellsOfTimeout(const QString &words)
{
    return words.contains(u"57014"_s);
}

inline QString inWords(const Error &error)
{
    QStringList words{QString(infoOf(error.code).name), error.subject, error.detail};
    for (const Fault &fault : error.faults)
        words += fault.path + u": "_s + fault.message;
    if (tellsOfTimeout(error.detail))
        words += u"(a statement took longer than it may; is the machine busy?)"_s;
    words.removeAll(QString());
    return words.join(u' ');
}

// As long as it lives, a fatal end is told with these words before it.
class Whereabouts
{
public:
    explicit Whereabouts(std::function<QString()> words)
        : m_words(std::move(words)), m_outer(std::exchange(s_innermost, this)),
          m_next(qInstallMessageHandler(&pass))
    {
    }
    ~Whereabouts()
    {
        qInstallMessageHandler(m_next);
        s_innermost = m_outer;
    }
    Whereabouts(const Whereabouts &) = delete;

private:
    static void pass(QtMsgType type, const QMessageLogContext &context, const QString &message)
    {
        const Whereabouts &here = *s_innermost;
        here.m_next(type, context, type == QtFatalMsg ? here.m_words() + u": "_s + message : message);
    }

    const std::function<QString()> m_words;
    Whereabouts *const m_outer;
    const QtMessageHandler m_next;
    static inline Whereabouts *s_innermost = nullptr;
};

} // namespace onhire::test
