// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/demo/demo_people.h"

#include "core/base/clock.h"
#include "core/base/json_writer.h"
#include "core/base/text.h"
#include "core/domain/search.h"

#include <QRandomGenerator>

#include <iterator>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr const char16_t *firstNames[] = {
    u"Ada",   u"Grace",  u"Katherine", u"Lin",   u"Mira",   u"Nils",  u"Tom",   u"Jo",
    u"Amira", u"Mateo",  u"Sofia",     u"Emil",  u"Clara",  u"Yusuf", u"Leila", u"Hanna",
    u"Jonas", u"Ines",   u"Paulo",     u"Aiko",  u"Noor",   u"Ravi",  u"Elena", u"Oskar",
    u"Freya", u"Dmitri", u"Chloé",     u"Björn", u"Zeynep", u"Tariq", u"Maja",  u"Luca"};
constexpr const char16_t *lastNames[] = {
    u"Lovelace", u"Hopper", u"Johnson",  u"Wei",    u"Patel",     u"Berg",  u"Iversen", u"Marsh",
    u"Sonntag",  u"Keller", u"Brandt",   u"Haddad", u"Rossi",     u"Silva", u"Nowak",   u"Müller",
    u"Dubois",   u"Tanaka", u"Özdemir",  u"Novák",  u"Larsen",    u"Costa", u"Fischer", u"Moreau",
    u"Jansen",   u"Weber",  u"Kowalski", u"Aziz",   u"Lindqvist", u"Greco"};
constexpr const char16_t *companies[] = {
    u"Acme Logistics", u"Hôtel Lumière", u"Bäckerei Sonntag",    u"Studio Noord",   u"Olive & Co",
    u"Werk Zwei",      u"Casa Verde",    u"شركة الخليج للتقنية", u"Nordlicht Film", u"Hafen Kontor",
    u"Atelier Brise",  u"Kite Robotics", u"Praxis am Park",      u"Veloteam",       u"Lakeside School",
    u"Polar Data",     u"Granit Bau",    u"Sol y Sombra"};

struct Town
{
    const char16_t *city, *country, *postalCode;
};
constexpr Town towns[] = {{u"Hamburg", u"Germany", u"20457"},    {u"Berlin", u"Germany", u"10115"},
                          {u"Wien", u"Austria", u"1010"},        {u"Lyon", u"France", u"69002"},
                          {u"Utrecht", u"Netherlands", u"3511"}, {u"Doha", u"Qatar", u""},
                          {u"Milano", u"Italy", u"20121"},       {u"København", u"Denmark", u"1050"},
                          {u"Porto", u"Portugal", u"4000"},      {u"Zürich", u"Switzerland", u"8001"}};
constexpr const char16_t *streets[] = {u"Hafenstr.",     u"Lindenallee", u"Rue du Port", u"Market Street",
                                       u"Via Roma",      u"Kanalweg",    u"Corniche",    u"Bahnhofstr.",
                                       u"Old Mill Lane", u"Parkgade"};

template <size_t Size>
QString oneOf(QRandomGenerator &random, const char16_t *const (&words)[Size])
{
    return QString::fromUtf16(words[random.bounded(int(Size))]);
}

// For an e-mail address: letters of ASCII only.
QString plain(const QString &name)
{
    QString result;
    for (const QChar character : name.normalized(QString::NormalizationForm_KD)) {
        if (character.unicode() < 128 && character.isLetter())
            result += character.toLower();
    }
    return result;
}

QByteArray addressOf(QRandomGenerator &random, const DemoPerson &person)
{
    const Town &town = towns[random.bounded(int(std::size(towns)))];
    JsonWriter json;
    json.beginObject();
    json.member("contactName"_L1, QString(person.firstName + u' ' + person.lastName));
    json.member("streetAddress"_L1, u"%1 %2"_s.arg(oneOf(random, streets)).arg(random.bounded(1, 120)));
    json.member("city"_L1, QString::fromUtf16(town.city));
    json.member("country"_L1, QString::fromUtf16(town.country));
    if (!person.company.isEmpty())
        json.member("company"_L1, person.company);
    if (*town.postalCode)
        json.member("postalCode"_L1, QString::fromUtf16(town.postalCode));
    json.endObject();
    return json.take();
}

} // namespace

DemoPerson demoPerson(quint32 seed, int number)
{
    QRandomGenerator random({seed, quint32(number)});
    DemoPerson person;
    person.firstName = oneOf(random, firstNames);
    person.lastName = oneOf(random, lastNames);
    const bool isBusiness = random.bounded(100) < 55;
    person.type = isBusiness ? u"business"_s : u"individual"_s;
    if (isBusiness)
        person.company = oneOf(random, companies);
    person.email = u"%1.%2%3@%4.example"_s.arg(plain(person.firstName), plain(person.lastName))
                       .arg(number)
                       .arg(isBusiness ? u"office"_s : u"mail"_s);
    person.phone = u"+49 40 %1"_s.arg(random.bounded(1000000, 9999999));
    person.address = addressOf(random, person);
    return person;
}

void writeCustomer(JsonWriter &json, const QString &id, const DemoPerson &person, const QDateTime &since)
{
    json.beginObject().member("customer_id"_L1, id).member("email"_L1, person.email);
    json.member("email_key"_L1, emailKey(person.email));
    json.member("first_name"_L1, person.firstName).member("last_name"_L1, person.lastName);
    if (!person.company.isEmpty())
        json.member("company"_L1, person.company);
    json.member("phone"_L1, person.phone).member("customer_type"_L1, person.type);
    json.key("address"_L1).raw(person.address);
    json.key("words"_L1).beginArray();
    for (const QString &word : searchWords({person.email, person.firstName, person.lastName, person.company}))
        json.value(word);
    json.endArray().member("at"_L1, toTimestamp(since)).endObject();
}

} // namespace onhire
