// SPDX-License-Identifier: GPL-3.0-or-later
// Random documents, whole and damaged: what is written is read again, and what is accepted means the same to
// Qt.
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "tests/support/rounds.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <random>

using namespace Qt::StringLiterals;
using namespace onhire;

static constexpr quint64 Seed = 20261121;

class tst_JsonFuzz : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_random.seed(test::chosenSeed(Seed)); }

    void whatIsWrittenIsReadAgain();
    void whatIsAcceptedMeansTheSameToQt();

private:
    quint64 below(quint64 limit) { return m_random() % limit; }
    QString text();
    QByteArray number();
    JsonValue value(int depth);
    QByteArray damaged(QByteArray text);

    std::mt19937_64 m_random;
};

// As ours reads it.
static QString inOneForm(const QString &text)
{
    return text.normalized(QString::NormalizationForm_C);
}

static bool isSame(const JsonValue &a, const JsonValue &b)
{
    using Member = JsonValue::Member;
    const auto isSameMember = [](const Member &x, const Member &y) {
        return x.first == y.first && isSame(x.second, y.second);
    };
    return a.type() == b.type() && a.toBool() == b.toBool() && a.digits() == b.digits()
        && a.toString() == b.toString() && std::ranges::equal(a.elements(), b.elements(), isSame)
        && std::ranges::equal(a.members(), b.members(), isSameMember);
}

static bool isSame(const JsonValue &ours, const QJsonValue &qts)
{
    switch (ours.type()) {
    case JsonValue::Type::Null: return qts.isNull();
    case JsonValue::Type::Boolean: return qts.isBool() && ours.toBool() == qts.toBool();
    case JsonValue::Type::Number: return qts.isDouble() && ours.digits().toDouble() == qts.toDouble();
    case JsonValue::Type::String: return qts.isString() && ours.toString() == inOneForm(qts.toString());
    case JsonValue::Type::Array: {
        const QJsonArray array = qts.toArray();
        if (!qts.isArray() || array.size() != ours.elements().size())
            return false;
        for (qsizetype i = 0; i < array.size(); ++i) {
            if (!isSame(ours.elements()[i], array[i]))
                return false;
        }
        return true;
    }
    case JsonValue::Type::Object: {
        // Gathered by walking: QJsonObject's own look-up loses names when some lie beyond 16 bits.
        QHash<QString, QJsonValue> members;
        const QJsonObject object = qts.toObject();
        for (auto member = object.begin(); member != object.end(); ++member)
            members.insert(inOneForm(member.key()), member.value());
        return qts.isObject() && members.size() == ours.members().size()
            && std::ranges::all_of(ours.members(), [&](const JsonValue::Member &member) {
                   return members.contains(member.first) && isSame(member.second, members[member.first]);
               });
    }
    }
    return false;
}

// Qt refuses a number that no double holds; ours keeps its digits.
static bool holdsMoreThanDoubles(const JsonValue &value)
{
    bool fits = true;
    if (value.isNumber())
        value.digits().toDouble(&fits);
    return !fits || std::ranges::any_of(value.elements(), holdsMoreThanDoubles)
        || std::ranges::any_of(value.members(), holdsMoreThanDoubles, &JsonValue::Member::second);
}

QString tst_JsonFuzz::text()
{
    QString text;
    for (quint64 left = below(12); left > 0; --left) {
        static constexpr char32_t lasts[] = {0x7f, 0x7f, 0x7ff, 0xffff, 0x10ffff};
        const char32_t c = 1 + char32_t(below(lasts[below(5)]));
        if (!QChar::isSurrogate(c))
            text += QString::fromUcs4(&c, 1);
    }
    return inOneForm(text);
}

QByteArray tst_JsonFuzz::number()
{
    QByteArray digits = QByteArray(below(2) ? "-" : "") + QByteArray::number(m_random() >> below(64));
    if (below(2))
        digits += '.' + QByteArray::number(below(100'000));
    if (below(4) == 0)
        digits += QByteArray(below(2) ? "e" : "E-") + QByteArray::number(below(200));
    return digits;
}

JsonValue tst_JsonFuzz::value(int depth)
{
    switch (below(depth > 5 ? 4 : 6)) {
    case 0: return JsonValue();
    case 1: return JsonValue::boolean(below(2));
    case 2: return JsonValue::number(number());
    case 3: return JsonValue::string(text());
    case 4: {
        QList<JsonValue> elements;
        for (quint64 left = below(6); left > 0; --left)
            elements.append(value(depth + 1));
        return JsonValue::array(std::move(elements));
    }
    default: {
        QList<JsonValue::Member> members;
        for (quint64 left = below(below(10) ? 6 : 40); left > 0; --left)
            members.emplaceBack(text() + u'#' + QString::number(left), value(depth + 1));
        return JsonValue::object(std::move(members));
    }
    }
}

QByteArray tst_JsonFuzz::damaged(QByteArray json)
{
    static constexpr QByteArrayView pieces = "\"\\{}[],:0123456789.-+eEu \n\t\xc3\xa4\xed\xa0\xf0\xff/ntf";
    for (quint64 left = 1 + below(2); left > 0 && !json.isEmpty(); --left) {
        const auto at = qsizetype(below(quint64(json.size())));
        const char piece = below(4) ? pieces[qsizetype(below(quint64(pieces.size())))] : char(below(256));
        switch (below(5)) {
        case 0: json[at] = piece; break;
        case 1: json.insert(at, piece); break;
        case 2: json.remove(at, 1 + qsizetype(below(4))); break;
        case 3: json.insert(at, json.mid(qsizetype(below(quint64(json.size()))), qsizetype(below(12)))); break;
        default: json.insert(at, "\\u" + QByteArray::number(below(0x10000), 16).rightJustified(4, '0')); break;
        }
    }
    return json;
}

void tst_JsonFuzz::whatIsWrittenIsReadAgain()
{
    for (test::Rounds rounds(20'000); rounds.next();) {
        const JsonValue document = value(0);
        const QByteArray json = document.toJson();
        const auto again = readJson(json);
        QVERIFY2(again && isSame(document, *again), json.constData());
        QCOMPARE(again->toJson(), json);
    }
}

void tst_JsonFuzz::whatIsAcceptedMeansTheSameToQt()
{
    int accepted = 0;
    for (test::Rounds rounds(200'000); rounds.next();) {
        // Qt wants an array or an object around all.
        const QByteArray json = damaged('[' + value(2).toJson() + ']');
        const auto ours = readJson(json);
        if (!ours) {
            QVERIFY2(ours.error().offset >= 0 && ours.error().offset <= json.size(), json.toHex().constData());
            continue;
        }
        if ((!ours->isArray() && !ours->isObject()) || holdsMoreThanDoubles(*ours))
            continue;
        QJsonParseError error;
        const QJsonDocument qts = QJsonDocument::fromJson(json, &error);
        const QByteArray words = error.errorString().toUtf8() + ": " + json;
        QVERIFY2(!qts.isNull(), words.constData());
        QVERIFY2(isSame(*ours, ours->isArray() ? QJsonValue(qts.array()) : QJsonValue(qts.object())),
                 words.constData());
        ++accepted;
    }
    QVERIFY2(accepted > 10'000, qPrintable(QString::number(accepted)));
}

QTEST_GUILESS_MAIN(tst_JsonFuzz)
#include "tst_json_fuzz.moc"
