// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/tenant_commands.h"

#include "app/documents/pdf_maker.h"
#include "app/server/opened_place.h"
#include "core/base/json_reader.h"
#include "core/services/files/file_room.h"
#include "core/services/secrets/secret_box.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

Result<Tier> tierFrom(const QString &name)
{
    const auto tier = tierNamed(name);
    if (!tier)
        return Failure(Error::invalid(u"tier"_s, Fault::Kind::InvalidEnumValue,
                                      u"%1 is not a tier. The tiers are starter, growth and "
                                      "enterprise."_s.arg(name)));
    return *tier;
}

Result<Report> tenantCreate(const Arguments &arguments)
{
    ONHIRE_ASSIGN(const Tier tier, tierFrom(arguments.value(u"tier"_s, u"growth"_s)));
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    NewTenant wanted;
    wanted.name = arguments.value(u"name"_s);
    wanted.tier = tier;
    wanted.currency = arguments.value(u"currency"_s, wanted.currency);
    wanted.timeZone = arguments.value(u"time-zone"_s, wanted.timeZone);
    wanted.sandbox = arguments.has(u"sandbox"_s);
    ONHIRE_ASSIGN(const TenantPointer tenant, createTenant(*opened->database, opened->clock, wanted));
    return Report{tenant->id, {{u"tenantId"_s, tenant->id}, {u"organisationId"_s, tenant->organisationId}}};
}

Result<Report> listOfTenants(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    ONHIRE_ASSIGN(const auto tenants, everyTenant(opened->database->connection()));
    Report report;
    QJsonArray rows;
    for (const TenantPointer &tenant : tenants) {
        report.text += u"%1  %2  %3  %4  %5%6\n"_s.arg(tenant->id, tenant->name, nameOf(tenant->tier),
                                                       tenant->currency, QString::fromLatin1(tenant->zone.id()),
                                                       tenant->sandbox ? u"  sandbox"_s : QString());
        rows.append(QJsonObject{{u"tenantId"_s, tenant->id},
                                {u"name"_s, tenant->name},
                                {u"tier"_s, QString(nameOf(tenant->tier))},
                                {u"currency"_s, tenant->currency},
                                {u"timeZone"_s, QString::fromLatin1(tenant->zone.id())},
                                {u"sandbox"_s, tenant->sandbox}});
    }
    report.json = {{u"tenants"_s, rows}};
    return report;
}

Result<Report> changeTier(const Arguments &arguments)
{
    ONHIRE_ASSIGN(const Tier tier, tierFrom(arguments.positional[1]));
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    ONHIRE_ASSIGN(const Context context, opened->contextOf(arguments.positional[0]));
    ONHIRE_TRY(setTier(context, tier));
    return Report{u"%1 is now %2."_s.arg(arguments.positional[0], nameOf(tier)),
                  {{u"tenantId"_s, arguments.positional[0]}, {u"tier"_s, QString(nameOf(tier))}}};
}

Result<Report> rename(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    ONHIRE_ASSIGN(const Context context, opened->contextOf(arguments.positional[0]));
    ONHIRE_TRY(renameTenant(context, arguments.positional[1]));
    ONHIRE_ASSIGN(const Context renamed, opened->contextOf(arguments.positional[0]));
    return Report{u"%1 is now called %2."_s.arg(renamed.tenant->id, renamed.tenant->name),
                  {{u"tenantId"_s, renamed.tenant->id}, {u"name"_s, renamed.tenant->name}}};
}

QString jsonText(const JsonValue &value)
{
    return QString::fromUtf8(value.toJson());
}

// Of a secret only whether there is one.
QString shown(const Settings &settings, const SettingDescriptor &setting)
{
    return setting.isSecret ? settings.isSet(setting.key) ? u"\"(set)\""_s : u"null"_s
                            : jsonText(settings.value(setting.key));
}

Result<Report> getSettings(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    ONHIRE_ASSIGN(const Context context, opened->contextOf(arguments.value(u"tenant"_s)));
    const QString wanted = arguments.positional.value(0);
    Report report;
    for (const SettingDescriptor &setting : Settings::descriptors()) {
        if (!wanted.isEmpty() && setting.key != wanted)
            continue;
        const QString text = shown(context.tenant->settings, setting);
        report.text += wanted.isEmpty() ? u"%1 = %2\n"_s.arg(setting.key, text) : text;
        // a document must be an object or an array, so a lone value is wrapped
        report.json.insert(setting.key, QJsonDocument::fromJson('[' + text.toUtf8() + ']').array().at(0));
    }
    if (report.json.isEmpty())
        return Failure(
            Error::invalid(wanted, Fault::Kind::UnrecognizedKey, u"There is no setting %1."_s.arg(wanted)));
    return report;
}

bool fits(const SettingDescriptor &setting, const JsonValue &value)
{
    QList<Fault> faults;
    setting.schema.check(value, setting.key, {}, faults);
    return faults.isEmpty();
}

// What was typed is JSON if it reads as JSON, else a word. A word is also what only a word can be: the number
// in a register is text.
JsonValue valueFrom(const QString &key, const QString &typed)
{
    auto value = readJson(typed.toUtf8());
    const JsonValue word = JsonValue::string(typed);
    const SettingDescriptor *setting = Settings::descriptorOf(key);
    if (!value || (setting && !value->isNull() && !fits(*setting, *value) && fits(*setting, word)))
        return word;
    return std::move(*value);
}

// An object is not to be guessed from what is missing in it.
Error withExample(Error error, const QString &key)
{
    constexpr auto Address = R"('{"contactName":"Accounts","streetAddress":"Am Hof 1","postalCode":"53113",)"
                             R"("city":"Bonn","country":"DE"}')"_L1;
    if (key == "seller.address"_L1 && error.code == ErrorCode::ValidationError)
        error.faults.append({key, Fault::Kind::Custom, u"Write %1 like this: %2"_s.arg(key, Address)});
    return error;
}

Result<Report> changeSetting(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    ONHIRE_ASSIGN(Context context, opened->contextOf(arguments.value(u"tenant"_s)));
    const QString key = arguments.positional[0], value = arguments.positional[1];
    ONHIRE_ASSIGN(const SecretBox box, SecretBox::open(opened->place->keyFile()));
    context.secrets = &box;
    std::shared_ptr<const FileRoom> files;
    if (key == "seller.logoFileId"_L1) { // which is looked at
        ONHIRE_ASSIGN(
            files,
            FileRoom::open(opened->place->filesDir(), opened->clock.now(), std::make_shared<const PdfMaker>()));
        context.files = files.get();
    }
    if (const auto done = setSetting(context, key, valueFrom(key, value)); !done)
        return Failure(withExample(done.error(), key));
    const bool isSecret = Settings::descriptorOf(key)->isSecret;
    return Report{isSecret ? u"%1 is set."_s.arg(key) : u"%1 = %2"_s.arg(key, value), {{u"success"_s, true}}};
}

} // namespace

QList<Command> tenantCommands()
{
    return {
        {u"tenant create"_s,
         u"--name N [--tier starter|growth|enterprise] [--currency EUR] [--time-zone Europe/Berlin] [--sandbox]"_s,
         u"Creates a tenant."_s,
         {u"name"_s, u"tier"_s, u"currency"_s, u"time-zone"_s},
         {u"sandbox"_s},
         {u"name"_s},
         0,
         tenantCreate},
        {u"tenant list"_s, {}, u"Lists the tenants."_s, {}, {}, {}, 0, listOfTenants},
        {u"tenant set-tier"_s, u"ID TIER"_s, u"Changes a tenant's tier."_s, {}, {}, {}, 2, changeTier},
        {u"tenant rename"_s, u"ID NAME"_s, u"Gives a tenant another name."_s, {}, {}, {}, 2, rename},
        {u"settings get"_s,
         u"[KEY] --tenant ID"_s,
         u"Shows one or all of a tenant's settings."_s,
         {u"tenant"_s},
         {},
         {u"tenant"_s},
         0,
         getSettings,
         1},
        {u"settings set"_s,
         u"KEY VALUE --tenant ID"_s,
         u"Changes a setting; null resets it to its default."_s,
         {u"tenant"_s},
         {},
         {u"tenant"_s},
         2,
         changeSetting},
    };
}

} // namespace onhire
