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
        QTest::newRow("logo") << u"\"seller.logoFileId\""_s << u"a PNG, JPEG or SVG image"_s;
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

    void whatIsTooSmallOrTooBigSaysForWhat_data()
    {
        using Of = Fault::Bound::Of;
        QTest::addColumn<Fault>("fault");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *name, Fault::Kind kind, Fault::Bound bound, const QString &told) {
            QTest::newRow(name) << Fault{u"amount"_s, kind, {}, bound} << told;
        };
        using enum Fault::Kind;
        row("least", TooSmall, {Of::Value, 1}, u"Enter at least 1."_s);
        row("above", TooSmall, {Of::Excluded, 0}, u"Enter more than 0."_s);
        row("most", TooBig, {Of::Value, 100}, u"Enter at most 100."_s);
        row("empty", TooSmall, {Of::Characters, 1}, u"This is required."_s);
        row("short", TooSmall, {Of::Characters, 12}, u"Use at least 12 characters."_s);
        row("long", TooBig, {Of::Characters, 200}, u"Use at most 200 characters."_s);
        row("many", TooBig, {Of::Entries, 50}, u"Add at most 50 entries."_s);
        row("cents of a yen", TooManyDecimals, {Of::Decimals, 0}, u"Enter a whole number."_s);
        row("tenths of a cent", TooManyDecimals, {Of::Decimals, 2}, u"Use at most 2 decimal places."_s);
        row("nobody says", TooBig, {}, u"This is too large or too long."_s);
    }
    void whatIsTooSmallOrTooBigSaysForWhat()
    {
        QFETCH(const Fault, fault);
        QFETCH(const QString, told);
        QCOMPARE(wordingOf(fault), told);
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
