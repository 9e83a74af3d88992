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

    void whatIsWrittenWronglySaysHowItIsWritten_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("example");
        QTest::newRow("e-mail") << u"customer.email"_s << u"name@example.com"_s;
        QTest::newRow("VAT number") << u"vatNumber"_s << u"DE811907980"_s;
        QTest::newRow("the company's") << u"\"seller.vatNumber\""_s << u"DE811907980"_s;
        QTest::newRow("IBAN") << u"\"seller.iban\""_s << u"DE89 3704"_s;
        QTest::newRow("BIC") << u"\"seller.bic\""_s << u"COBADEFFXXX"_s;
        QTest::newRow("country") << u"\"seller.address\".country"_s << u"such as DE"_s;
        QTest::newRow("receiver") << u"url"_s << u"https://"_s;
        QTest::newRow("picture") << u"variants.0.images.1"_s << u"https://"_s;
        QTest::newRow("anything else") << u"colour"_s << u"Check how it is written."_s;
    }
    void whatIsWrittenWronglySaysHowItIsWritten()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, example);
        const QString words = wordingOf(Fault{path, Fault::Kind::InvalidString, {}});
        QVERIFY2(words.contains(example), qPrintable(words));
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
