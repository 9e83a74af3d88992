// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/base/json_writer.h"
#include "core/base/schema.h"
#include "tests/support/shop.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace onhire;

namespace {

constexpr const char *kinds[] = {"required", "type",     "string",  "enum",  "small",
                                 "big",      "decimals", "unknown", "custom"};

// "path kind", one after the other, in the order in which they were found.
QString faultsOf(const Schema &schema, const QByteArray &value, SchemaContext context = {})
{
    QList<Fault> faults;
    schema.check(json(value), {}, context, faults);
    QStringList texts;
    for (const Fault &fault : faults) {
        texts += (fault.path + u' ' + QLatin1StringView(kinds[int(fault.kind)])).trimmed();
        if (!fault.message.endsWith(u'.'))
            texts += u"no sentence: "_s + fault.message;
    }
    return texts.join(u", ");
}

QByteArray written(const Schema &schema)
{
    JsonWriter json;
    schema.write(json, true);
    return json.take();
}

Schema person()
{
    return Schema::object({
        required("name"_L1, Schema::string().length(1, 5)),
        optional("mail"_L1, Schema::string().format(Schema::Format::Email)),
        optional("colour"_L1, Schema::choice({u"red"_s, u"blue"_s}), {u"color"_s, u"tint"_s}),
        optional("rows"_L1,
                 Schema::array(Schema::object({required("n"_L1, Schema::integer().range(1, 3))})).length(1, 2)),
        optional("extra"_L1, Schema::object({}).open()),
        optional("note"_L1, Schema::string().orNull()),
    });
}

Schema coloured()
{
    const Schema row = Schema::object({optional("n"_L1, Schema::integer(), {u"m"_s})});
    return Schema::object({optional("colour"_L1, Schema::string(), {u"color"_s, u"tint"_s}),
                           optional("rows"_L1, Schema::array(row)), optional("in"_L1, row)});
}

} // namespace

class TestSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFaultIsNamed_data();
    void everyFaultIsNamed();
    void allFaultsAreReportedAtOnce();
    void unknownMembersAreRefusedOnlyWhenStrict();
    void aliasesMustAgree_data();
    void aliasesMustAgree();
    void whatIsReadStandsUnderItsFirstName_data();
    void whatIsReadStandsUnderItsFirstName();
    void aPathIsNamedAsItWasSent_data();
    void aPathIsNamedAsItWasSent();
    void onlyWhatIsNamedIsTaken();
    void moneyFollowsTheCurrency_data();
    void moneyFollowsTheCurrency();
    void formats_data();
    void formats();
    void itWritesItselfAsJsonSchema();
    void everyNameStandsInTheJsonSchema();
};

void TestSchema::everyFaultIsNamed_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("faults");
    QTest::newRow("all is well") << "{'name':'Ada','rows':[{'n':1},{'n':3.0}],'note':null,'extra':{'a':[1]}}"_ba
                                 << u""_s;
    QTest::newRow("not an object") << "[]"_ba << u"type"_s;
    QTest::newRow("null") << "null"_ba << u"type"_s;
    QTest::newRow("required, absent") << "{}"_ba << u"name required"_s;
    QTest::newRow("required, null") << "{'name':null}"_ba << u"name required"_s;
    QTest::newRow("wrong type") << "{'name':1}"_ba << u"name type"_s;
    QTest::newRow("empty") << "{'name':''}"_ba << u"name small"_s;
    QTest::newRow("white space only") << "{'name':' \\t '}"_ba << u"name small"_s;
    QTest::newRow("too long") << "{'name':'abcdef'}"_ba << u"name big"_s;
    QTest::newRow("five characters of two units each") << "{'name':'😀😀😀😀😀'}"_ba << u""_s;
    QTest::newRow("six of them") << "{'name':'😀😀😀😀😀😀'}"_ba << u"name big"_s;
    QTest::newRow("long only with its blanks") << "{'name':'  abc   '}"_ba << u""_s;
    QTest::newRow("not an address") << "{'name':'A','mail':'a@b'}"_ba << u"mail string"_s;
    QTest::newRow("not a choice") << "{'name':'A','colour':'Red'}"_ba << u"colour enum"_s;
    QTest::newRow("alias, not a choice") << "{'name':'A','color':'green'}"_ba << u"colour enum"_s;
    QTest::newRow("nested") << "{'name':'A','rows':[{'n':4},{}]}"_ba << u"rows.0.n big, rows.1.n required"_s;
    QTest::newRow("half a number") << "{'name':'A','rows':[{'n':1.5}]}"_ba << u"rows.0.n type"_s;
    QTest::newRow("too small") << "{'name':'A','rows':[{'n':-1e1}]}"_ba << u"rows.0.n small"_s;
    QTest::newRow("no element") << "{'name':'A','rows':[]}"_ba << u"rows small"_s;
    QTest::newRow("too many elements are not looked at") << "{'name':'A','rows':[1,2,3]}"_ba << u"rows big"_s;
    QTest::newRow("element of another type") << "{'name':'A','rows':[null]}"_ba << u"rows.0 type"_s;
    QTest::newRow("optional null is as good as absent")
        << "{'name':'A','mail':null,'rows':null,'colour':null}"_ba << u""_s;
}

void TestSchema::everyFaultIsNamed()
{
    QFETCH(const QByteArray, value);
    QTEST(faultsOf(person(), value), "faults");
}

void TestSchema::allFaultsAreReportedAtOnce()
{
    QCOMPARE(
        faultsOf(person(), "{'mail':'x','colour':1,'rows':[{'n':0}],'extra':7,'note':true,'z':1}", {2, true}),
        u"name required, mail string, colour type, rows.0.n small, extra type, note type, z unknown"_s);
}

void TestSchema::unknownMembersAreRefusedOnlyWhenStrict()
{
    const QByteArray value = "{'name':'A','nmae':1,'color':'red','rows':[{'n':1,'m':2}],'extra':{'any':1}}";
    QCOMPARE(faultsOf(person(), value), u""_s);
    QCOMPARE(faultsOf(person(), value, {2, true}), u"rows.0.m unknown, nmae unknown"_s);
}

void TestSchema::aliasesMustAgree_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("faults");
    QTest::newRow("one name") << "'colour':'red'"_ba << u""_s;
    QTest::newRow("another") << "'tint':'red'"_ba << u""_s;
    QTest::newRow("all the same") << "'colour':'red','color':'red','tint':'red'"_ba << u""_s;
    QTest::newRow("null says nothing") << "'colour':null,'color':'red'"_ba << u""_s;
    QTest::newRow("other JSON") << "'colour':'red','color':1"_ba << u"color custom"_s;
    QTest::newRow("different") << "'colour':'red','color':'blue'"_ba << u"color custom"_s;
    QTest::newRow("two aliases, different") << "'color':'red','tint':'blue'"_ba << u"tint custom"_s;
    QTest::newRow("all different") << "'tint':'x','colour':'red','color':'blue'"_ba
                                   << u"color custom, tint custom"_s;
    QTest::newRow("the same but for blanks") << "'colour':'red','color':' red '"_ba << u""_s;
}

void TestSchema::aliasesMustAgree()
{
    QFETCH(const QByteArray, members);
    QTEST(faultsOf(person(), "{'name':'A'," + members + "}"), "faults");
}

void TestSchema::whatIsReadStandsUnderItsFirstName_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<QByteArray>("read");
    QTest::newRow("the first name") << "{'colour':'red'}"_ba
                                    << "{'colour':'red'}"_ba;
    QTest::newRow("another") << "{'tint':'red'}"_ba
                             << "{'colour':'red'}"_ba;
    QTest::newRow("several") << "{'tint':'red','color':'red'}"_ba
                             << "{'colour':'red'}"_ba;
    QTest::newRow("null gives way to a value") << "{'colour':null,'tint':'red'}"_ba
                                               << "{'colour':'red'}"_ba;
    QTest::newRow("null alone stays, for a patch") << "{'color':null}"_ba
                                                   << "{'colour':null}"_ba;
    QTest::newRow("unknown members stay") << "{'z':1,'tint':'red'}"_ba
                                          << "{'z':1,'colour':'red'}"_ba;
    QTest::newRow("deeper") << "{'rows':[{'m':1},{'n':2}],'in':{'m':3}}"_ba
                            << "{'rows':[{'n':1},{'n':2}],'in':{'n':3}}"_ba;
    QTest::newRow("not even an object") << "[1]"_ba
                                        << "[1]"_ba;
    QTest::newRow("not an array") << "{'rows':{'m':1}}"_ba
                                  << "{'rows':{'m':1}}"_ba;
}

void TestSchema::whatIsReadStandsUnderItsFirstName()
{
    QFETCH(const QByteArray, sent);
    QFETCH(const QByteArray, read);
    QList<Fault> faults;
    QCOMPARE(coloured().read(json(sent), {}, faults).toJson(), json(read).toJson());
}

void TestSchema::aPathIsNamedAsItWasSent_data()
{
    QTest::addColumn<QByteArray>("sent");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("named");
    QTest::newRow("the first name") << "{'colour':1}"_ba << u"colour"_s << u"colour"_s;
    QTest::newRow("another") << "{'tint':1}"_ba << u"colour"_s << u"tint"_s;
    QTest::newRow("both") << "{'tint':1,'colour':1}"_ba << u"colour"_s << u"colour"_s;
    QTest::newRow("none") << "{}"_ba << u"colour"_s << u"colour"_s;
    QTest::newRow("deeper") << "{'rows':[{'n':1},{'m':1}]}"_ba << u"rows.1.n"_s << u"rows.1.m"_s;
    QTest::newRow("in an object") << "{'in':{'m':1}}"_ba << u"in.n"_s << u"in.m"_s;
    QTest::newRow("an element that is not there") << "{'rows':[]}"_ba << u"rows.1.n"_s << u"rows.1.n"_s;
    QTest::newRow("a member that nobody knows") << "{'tint':1}"_ba << u"taste.n"_s << u"taste.n"_s;
    QTest::newRow("of all") << "{'tint':1}"_ba << QString() << QString();
}

void TestSchema::aPathIsNamedAsItWasSent()
{
    QFETCH(const QByteArray, sent);
    QFETCH(const QString, path);
    QTEST(coloured().pathAsSent(path, json(sent)), "named");
}

void TestSchema::onlyWhatIsNamedIsTaken()
{
    QCOMPARE(person().only(json("{'z':1,'tint':'red','name':'A','mail':null}")).toJson(),
             json("{'name':'A','colour':'red'}").toJson());
}

void TestSchema::moneyFollowsTheCurrency_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QList<QString>>("faults"); // at 0, 2 and 3 decimals
    QTest::newRow("whole") << "12"_ba << QList<QString>{u""_s, u""_s, u""_s};
    QTest::newRow("nothing") << "0"_ba << QList<QString>{u""_s, u""_s, u""_s};
    QTest::newRow("zeros at the end") << "12.000000"_ba << QList<QString>{u""_s, u""_s, u""_s};
    QTest::newRow("one decimal") << "12.5"_ba << QList<QString>{u"decimals"_s, u""_s, u""_s};
    QTest::newRow("three") << "12.125"_ba << QList<QString>{u"decimals"_s, u"decimals"_s, u""_s};
    QTest::newRow("four") << "0.0001"_ba << QList<QString>{u"decimals"_s, u"decimals"_s, u"decimals"_s};
    QTest::newRow("an exponent") << "1.25e1"_ba << QList<QString>{u"decimals"_s, u""_s, u""_s};
    QTest::newRow("negative") << "-1"_ba << QList<QString>{u"small"_s, u"small"_s, u"small"_s};
    QTest::newRow("a string") << "'12'"_ba << QList<QString>{u"type"_s, u"type"_s, u"type"_s};
    QTest::newRow("the most minor units") << "1000000000"_ba << QList<QString>{u""_s, u""_s, u""_s};
    QTest::newRow("too much for three decimals") << "1000000001"_ba << QList<QString>{u""_s, u""_s, u"big"_s};
    QTest::newRow("too much for two") << "10000000000.01"_ba
                                      << QList<QString>{u"decimals"_s, u"big"_s, u"big"_s};
    QTest::newRow("far too much") << "1e300"_ba << QList<QString>{u"big"_s, u"big"_s, u"big"_s};
    QTest::newRow("far too little") << "1e-300"_ba << QList<QString>{u"big"_s, u"big"_s, u"big"_s};
    QTest::newRow("endless exponent") << "1e99999999999999999999"_ba
                                      << QList<QString>{u"big"_s, u"big"_s, u"big"_s};
}

void TestSchema::moneyFollowsTheCurrency()
{
    QFETCH(const QByteArray, value);
    QList<QString> faults;
    for (const int exponent : {0, 2, 3})
        faults += faultsOf(Schema::money(), value, {exponent});
    QTEST(faults, "faults");
    QCOMPARE(faultsOf(Schema::money().above(0), "0"), u"small"_s);
    QCOMPARE(faultsOf(Schema::decimal().range(0, 100), "100.0000000001"), u"big"_s);
    QCOMPARE(faultsOf(Schema::decimal().range(0, 100), "100.000"), u""_s);
}

void TestSchema::formats_data()
{
    using Format = Schema::Format;
    QTest::addColumn<int>("format");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("accepted");
    const auto row = [](Format format, const QString &text, bool accepted) {
        QTest::addRow("%d %s", int(format), qPrintable(text)) << int(format) << text << accepted;
    };
    row(Format::Email, u" ada@example.com "_s, true);
    row(Format::Email, u"ada example.com"_s, false);
    row(Format::HttpUrl, u"https://example.com/x"_s, true);
    row(Format::HttpUrl, u"javascript:alert(1)"_s, false);
    row(Format::Date, u"2028-02-29"_s, true);
    row(Format::Date, u"2027-02-29"_s, false);
    row(Format::Date, u"2027-2-9"_s, false);
    row(Format::Date, u"2027-02-28T00:00:00Z"_s, false);
    row(Format::Timestamp, u"2026-11-21T09:30:00Z"_s, true);
    row(Format::Timestamp, u"2026-11-21T09:30:00.123+01:00"_s, true);
    row(Format::Timestamp, u"2026-11-21T09:30:00"_s, false);
    row(Format::Timestamp, u"2026-11-21"_s, false);
    row(Format::DateOrTimestamp, u"2026-11-21"_s, true);
    row(Format::DateOrTimestamp, u"2026-11-21T09:30:00Z"_s, true);
    row(Format::DateOrTimestamp, u"21.11.2026"_s, false);
    for (const Format format : {Format::Date, Format::DateOrTimestamp}) {
        for (const QString &text :
             {u"2026/11/21"_s, u"2026.11.21"_s, u"2026 11 21"_s, u" 2026-11-21"_s, u"2026-11-21 "_s})
            row(format, text, false);
    }
    row(Format::DateOrTimestamp, u""_s, false);
}

void TestSchema::formats()
{
    QFETCH(const int, format);
    QFETCH(const QString, text);
    QList<Fault> faults;
    Schema::string().format(Schema::Format(format)).check(JsonValue::string(text), u"x"_s, {}, faults);
    QTEST(faults.isEmpty(), "accepted");
    if (!faults.isEmpty())
        QCOMPARE(int(faults[0].kind), int(Fault::Kind::InvalidString));
}

void TestSchema::itWritesItselfAsJsonSchema()
{
    const Schema named = Schema::object({required("n"_L1, Schema::integer().range(1, 3))}).named("Row"_L1);
    const Schema whole = Schema::object({
        required("rows"_L1, Schema::array(named).length(1, 2)),
        optional("price"_L1, Schema::money().describedAs("A month."_L1)),
        optional("rate"_L1, Schema::decimal().above(0)),
        optional("at"_L1,
                 Schema::string().format(Schema::Format::Timestamp).length(0, 30).orNull().example("\"x\"")),
        optional("kind"_L1, Schema::choice({u"a"_s, u"b"_s}).withDefault("\"a\"")),
        optional("more"_L1, Schema::object({}).open()),
        optional("any"_L1, Schema::any()),
        optional("on"_L1, Schema::boolean()),
    });
    QCOMPARE(
        written(whole),
        json("{'type':'object','properties':{"
             "'rows':{'type':'array','minItems':1,'maxItems':2,'items':{'$ref':'#/components/schemas/Row'}},"
             "'price':{'type':'number','minimum':0,'description':'A month.'},"
             "'rate':{'type':'number','exclusiveMinimum':0},"
             "'at':{'anyOf':[{'type':'string','minLength':0,'maxLength':30,'format':'date-time'},{'type':'null'"
             "}],"
             "'examples':['x']},"
             "'kind':{'type':'string','enum':['a','b'],'default':'a'},"
             "'more':{'type':'object','properties':{},'additionalProperties':true},"
             "'any':{},'on':{'type':'boolean'}},'required':['rows']}")
            .toJson());
    QCOMPARE(
        written(named),
        json("{'type':'object','properties':{'n':{'type':'integer','minimum':1,'maximum':3}},'required':['n']}")
            .toJson());
    QCOMPARE(whole.children().size(), 8);
}

void TestSchema::everyNameStandsInTheJsonSchema()
{
    const Schema schema =
        Schema::object({required("n"_L1, Schema::integer()), required("a"_L1, Schema::string(), {u"b"_s}),
                        optional("c"_L1, Schema::boolean(), {u"d"_s})});
    QCOMPARE(
        written(schema),
        json(
            "{'type':'object','properties':{'n':{'type':'integer'},'a':{'type':'string'},"
            "'b':{'allOf':[{'type':'string'}],'description':'Alias of a. If both are given, they must match.'},"
            "'c':{'type':'boolean'},"
            "'d':{'allOf':[{'type':'boolean'}],'description':'Alias of c. If both are given, they must "
            "match.'}},"
            "'required':['n'],'allOf':[{'anyOf':[{'required':['a']},{'required':['b']}]}]}")
            .toJson());
}

QTEST_GUILESS_MAIN(TestSchema)
#include "tst_schema.moc"
