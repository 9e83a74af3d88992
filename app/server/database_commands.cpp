// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/database_commands.h"

#include "app/server/opened_place.h"
#include "app/server/progress_bar.h"
#include "core/data/driver/conninfo.h"
#include "core/data/files/folder_storage.h"
#include "core/services/audit/audit_chain.h"
#include "core/services/doctor/doctor.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// A database that cannot be brought up to date has an address all the same: PostgreSQL's tools need it to mend
// that.
Result<std::unique_ptr<OpenedPlace>> openedAnyhow(const Arguments &arguments)
{
    auto current = OpenedPlace::open(arguments);
    if (current || arguments.stop.stop_requested())
        return current;
    Arguments untouched = arguments;
    untouched.place.leavesSchema = true;
    auto opened = OpenedPlace::open(untouched);
    if (opened)
        qWarning().noquote() << "onhire-server: WARNING:" << current.error().detail;
    return opened;
}

Result<Report> uri(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, openedAnyhow(arguments));
    const Place &place = *opened->place;
    ONHIRE_ASSIGN(const ConninfoWords words,
                  parseConninfo(arguments.has(u"admin"_s)       ? place.adminConninfo()
                                    : arguments.has(u"owner"_s) ? place.ownerConninfo()
                                                                : place.conninfo()));
    const QString text = toUri(words);
    return Report{text, {{u"uri"_s, text}}};
}

Result<Report> migrateOnly(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments)); // which brings the schema up
    return Report{u"The schema is current."_s, {{u"current"_s, true}}};
}

QJsonObject jsonOf(const Finding &finding)
{
    QJsonObject json{{u"check"_s, finding.subject}, {u"ok"_s, finding.isWell()}};
    if (!finding.tenantId.isEmpty()) {
        json[u"tenantId"_s] = finding.tenantId;
        json[u"tenantName"_s] = finding.tenantName;
    }
    if (!finding.isWell()) {
        json[u"trouble"_s] = finding.trouble;
        json[u"advice"_s] = finding.advice;
    }
    return json;
}

Report reportOf(const QList<Finding> &findings)
{
    Report report;
    QJsonArray rows;
    for (const Finding &finding : findings) {
        report.text += (finding.isWell() ? u"ok    "_s : u"BAD   "_s) + finding.text() + u'\n';
        rows.append(jsonOf(finding));
        if (!finding.isWell())
            report.exitCode = 1;
    }
    report.json = {{u"ok"_s, report.exitCode == 0}, {u"checks"_s, rows}};
    return report;
}

// What was found by then is worth reading; that nothing else is wrong, nobody knows.
Report cutShort(Report report)
{
    report.text += u"Stopped before the remaining checks were run.\n"_s;
    report.json[u"ok"_s] = false;
    report.json[u"stopped"_s] = true;
    report.exitCode = 1;
    return report;
}

Result<Report> doctor(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    ONHIRE_ASSIGN(const auto files, FolderStorage::open(opened->place->filesDir(), opened->clock.now()));
    const Installation installation{*opened->database,         opened->clock, opened->place->dataDir(),
                                    opened->place->filesDir(), *files,        opened->place->keyFile()};
    Examination examination;
    {
        ProgressBar bar(u"checks"_s);
        examination = examine(installation, {arguments.stop, [&](int done, int of) { bar.show(done, of); }});
    }
    const Report report = reportOf(examination.findings);
    return examination.isCutShort ? cutShort(report) : report;
}

Result<Report> verifyAudit(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    const QString tenantId = arguments.value(u"tenant"_s);
    ONHIRE_ASSIGN(const Context context, opened->contextOf(tenantId));
    ONHIRE_TRY(sealAuditChain(*opened->database, tenantId));
    ProgressBar bar(u"entries"_s);
    ONHIRE_ASSIGN(const AuditVerdict verdict,
                  verifyAuditChain(*opened->database, tenantId,
                                   {arguments.stop, [&](int done, int of) { bar.show(done, of); }},
                                   arguments.value(u"head"_s)));
    Report report;
    report.exitCode = verdict.broken.isEmpty() ? 0 : 1;
    report.text = verdict.broken.isEmpty()
        ? u"%1 entries verified; %2 not linked yet.\nHead: %3"_s.arg(verdict.linked)
              .arg(verdict.unlinked)
              .arg(verdict.head)
        : verdict.broken == arguments.value(u"head"_s)
        ? u"The log does not contain %1 any more: later entries have been removed or altered."_s.arg(
            verdict.broken)
        : u"Entry %1 has been altered, or an earlier one is missing."_s.arg(verdict.broken);
    report.json = {{u"ok"_s, verdict.broken.isEmpty()},
                   {u"entries"_s, verdict.linked},
                   {u"unlinked"_s, verdict.isWhole ? QJsonValue(verdict.unlinked) : QJsonValue()},
                   {u"head"_s, verdict.head.isEmpty() ? QJsonValue() : QJsonValue(verdict.head)},
                   {u"broken"_s, verdict.broken.isEmpty() ? QJsonValue() : QJsonValue(verdict.broken)}};
    return report;
}

} // namespace

QList<Command> databaseCommands()
{
    return {
        {u"database uri"_s,
         u"[--owner | --admin]"_s,
         u"Shows the address of the database in use, for psql and other tools. A private database answers "
         u"there "
         u"while a server or a desktop runs. Neither the program nor the "
         u"owner of the tables sees all tenants' rows: pg_dump needs --admin."_s,
         {},
         {u"owner"_s, u"admin"_s},
         {},
         0,
         uri},
        {u"migrate"_s, {}, u"Upgrades the schema to this program's version."_s, {}, {}, {}, 0, migrateOnly},
        {u"doctor"_s, {}, u"Checks the installation and suggests fixes."_s, {}, {}, {}, 0, doctor},
        {u"audit verify"_s,
         u"--tenant ID [--head POSITION:DIGEST]"_s,
         u"Verifies the audit log's chain. Keep the head that it shows outside the database, and give it the "
         "next time: this finds entries that were removed from the end."_s,
         {u"tenant"_s, u"head"_s},
         {},
         {u"tenant"_s},
         0,
         verifyAudit},
    };
}

} // namespace onhire
