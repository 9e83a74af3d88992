// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever the core refuses is told in words, with what to do about it.
#include "ui/shared/text/wording.h"

#include <QTest>

using namespace onhire;
using namespace Qt::StringLiterals;

class TestWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCodeHasWordsOfItsOwn_data()
    {
        QTest::addColumn<int>("code");
#define ONHIRE_ROW(name, status, text, message) QTest::newRow(text) << int(ErrorCode::name);
        ONHIRE_ERROR_CODES(ONHIRE_ROW)
#undef ONHIRE_ROW
    }
    void everyCodeHasWordsOfItsOwn()
    {
        QFETCH(const int, code);
        // these are faults of programs: there is nothing that a person could do about each
        const QList<ErrorCode> ofPrograms{ErrorCode::InternalError, ErrorCode::MethodNotAllowed,
                                          ErrorCode::IdempotencyKeyReused};
        const auto words = [](ErrorCode of) { return wordingOf(Error{of, u"TP14-A"_s}); };
        const Wording told = words(ErrorCode(code));
        QVERIFY(!told.what.isEmpty());
        QVERIFY(!told.whatToDo.isEmpty());
        QVERIFY(!told.what.contains(u"%1"));
        QCOMPARE(told.what == words(ErrorCode::InternalError).what, ofPrograms.contains(ErrorCode(code)));
    }

    void theFirstFaultOfWhatWasEnteredSaysWhatToDo()
    {
        Error error{ErrorCode::ValidationError, {}};
        error.faults.append({u"email"_s, Fault::Kind::Required, {}});
        QCOMPARE(wordingOf(error).whatToDo, u"This is required."_s);
    }
};

QTEST_GUILESS_MAIN(TestWording)
#include "tst_wording.moc"
