// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/services/doctor/doctor.h"

#include "core/data/db/transaction.h"
#include "core/data/doctor/invariants.h"
#include "core/data/documents/documented_nouns.h"
#include "core/data/files/file_store.h"
#include "core/data/tenants/sealed_secrets.h"
#include "core/data/tenants/tenant_store.h"
#include "core/services/audit/audit_chain.h"
#include "core/services/secrets/secret_box.h"

#include <QFileInfo>
#include <QSet>
#include <QStorageInfo>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qint64 MostSkewSeconds = 5;

Finding failed(const QString &subject, const Error &error)
{
    return {subject, u"it could not be found out whether "_s + subject + u": "_s + error.detail,
            u"Run doctor again. If it is so again, the server's log says more."_s, true};
}

Finding finding(const QString &subject, bool isWell, const QString &trouble, const QString &advice)
{
    return isWell ? Finding{subject} : Finding{subject, trouble, advice};
}

QList<Finding> of(const Tenant &tenant, QList<Finding> findings)
{
    for (Finding &finding : findings) {
        finding.tenantId = tenant.id;
        finding.tenantName = tenant.name;
    }
    return findings;
}

Finding checkInvariant(Database &database, const Scope &scope, const Invariant &invariant)
{
    const QString subject = invariant.sentence;
    const auto violation =
        inTransaction(database, scope, [&](Connection &asked) -> Result<std::optional<QString>> {
            ONHIRE_TRY(asked.allowLargeStatements());
            return firstViolation(asked, scope, invariant);
        });
    if (!violation)
        return failed(subject, violation.error());
    if (!*violation)
        return {subject};
    return {subject, invariant.broken + u", for example "_s + **violation, invariant.remedy};
}

Finding checkVersion(Connection &connection)
{
    const QString subject = u"PostgreSQL is version 14 or newer"_s;
    const auto version = serverVersion(connection);
    if (!version)
        return failed(subject, version.error());
    return finding(subject, *version >= 140000, u"PostgreSQL is older than version 14"_s,
                   u"Upgrade PostgreSQL."_s);
}

Finding checkClock(Connection &connection, const Clock &clock)
{
    const QString subject = u"the clocks of the program and the database agree"_s;
    const auto now = serverClock(connection);
    if (!now)
        return failed(subject, now.error());
    const qint64 skew = qAbs(now->secsTo(clock.now()));
    return finding(subject, skew <= MostSkewSeconds,
                   u"the clocks of the program and the database differ by %1 s"_s.arg(skew),
                   u"Synchronise the clocks of both machines (NTP)."_s);
}

Finding checkDisk(QLatin1StringView whose, const QString &folder, qint64 leastFreeBytes)
{
    const QStorageInfo disk(folder);
    return finding(u"there is free disk space for "_s + whose,
                   !disk.isValid() || disk.bytesAvailable() >= leastFreeBytes,
                   u"less than %1 MiB is free at %2"_s.arg(leastFreeBytes / (1024 * 1024)).arg(folder),
                   u"Make room there, or move the folder to a larger disk, before nothing can be saved."_s);
}

Finding findingOf(const QString &subject, const AuditVerdict &verdict)
{
    return finding(
        subject, verdict.broken.isEmpty(),
        u"the audit log has been altered, or an earlier entry is missing, at "_s + verdict.broken,
        u"Only someone with direct access to the database can do this. Find out who did, and compare "
        "the log with a backup (docs/operating.md, Restore)."_s);
}

// The first row of a batch whose document is not what its columns say; null when there is none.
QString misfitIn(const std::vector<RowDocument> &rows)
{
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [](const RowDocument &row) { return row.stored != row.written; });
    return found == rows.end() ? QString() : found->id;
}

// A record that changes while it is read may look as if it did not fit; one that does not fit stays so.
Result<QString> misfit(Connection &connection, const Scope &scope, const DocumentedNoun &noun)
{
    constexpr int Looks = 3;
    for (QString afterId = u""_s;;) {
        QString found, lastId;
        for (int look = 0; look == 0 || (look < Looks && !found.isNull()); ++look) {
            ONHIRE_ASSIGN(const auto rows, noun.read(connection, scope, afterId, Documents::Any));
            found = misfitIn(rows);
            lastId = rows.empty() ? QString() : rows.back().id;
        }
        if (!found.isNull() || lastId.isNull())
            return found;
        afterId = lastId;
    }
}

Finding checkDocuments(Database &database, const Tenant &tenant, const DocumentedNoun &noun)
{
    const QString subject = u"the documents of %1 match their columns"_s.arg(noun.table);
    const auto found = misfit(database.connection(), Scope::tenant(tenant.id), noun);
    if (!found)
        return failed(subject, found.error());
    return finding(
        subject, found->isNull(),
        u"a document of %1 does not match its columns, for example %2"_s.arg(noun.table, *found),
        u"The next change of this record writes its document anew: change and save it, such as its notes. If "
        "this line is still there after that, send it to whoever maintains Onhire for you."_s);
}

QList<Finding> checkAuditLog(Database &database, const Tenant &tenant, const std::stop_token &stop)
{
    const QString subject = u"the audit log has not been altered"_s;
    const auto verdict = verifyAuditChain(database, tenant.id, {stop, {}});
    if (!verdict)
        return {failed(subject, verdict.error())};
    if (!verdict->isWhole)
        return {findingOf(subject, *verdict)};
    return {
        findingOf(subject, *verdict),
        finding(u"the audit log is linked promptly"_s, verdict->overdue == 0,
                u"%1 entries of the audit log have been unlinked for over ten minutes"_s.arg(verdict->overdue),
                u"Start a server to link them."_s)};
}

Finding none(const QString &subject, const QSet<QString> &wrong, const QString &trouble, const QString &advice)
{
    if (wrong.isEmpty())
        return {subject};
    return {subject, u"%1, %2 found, for example %3"_s.arg(trouble).arg(wrong.size()).arg(*wrong.begin()),
            advice};
}

// Contents first: a file that comes in meanwhile has its content before its record.
QList<Finding> examineFiles(Connection &connection, const Tenant &tenant, const FileStorage &storage)
{
    const QString withContent = u"every file has its content"_s;
    const QString withFile = u"all stored content belongs to a file"_s;
    const auto contents = storage.fileIds(tenant.id);
    const auto files = storedFileIds(connection, Scope::tenant(tenant.id));
    if (!contents || !files)
        return {failed(withContent, contents ? files.error() : contents.error())};
    QSet<QString> missing, orphaned(contents->begin(), contents->end());
    for (const QString &fileId : *files) {
        if (!orphaned.remove(fileId))
            missing += fileId;
    }
    return {
        none(
            withContent, missing, u"the content of a file is missing"_s,
            u"Restore it from a backup of the files' folder (docs/operating.md, Restore), or delete the file."_s),
        none(withFile, orphaned, u"stored content belongs to no file"_s,
             u"It was left by an interrupted deletion or upload and may be removed."_s)};
}

// By its name; empty for a file that is not there.
Result<QString> keyIn(const QString &keyFile)
{
    if (!QFileInfo::exists(keyFile))
        return QString();
    ONHIRE_ASSIGN(const SecretBox box, SecretBox::open(keyFile));
    return box.keyName();
}

Finding checkSecrets(Connection &connection, const Tenant &tenant, const QString &keyName,
                     const QString &keyFile)
{
    const QString subject = u"secrets are sealed with the current key"_s;
    const auto sealed = sealedOtherwise(connection, tenant.id, keyName);
    if (!sealed)
        return failed(subject, sealed.error());
    const auto [webhooks, settings] = *sealed;
    return finding(
        subject, webhooks + settings == 0,
        u"%1 webhook secrets and %2 settings are sealed with a different key: the key file %3 %4"_s
            .arg(webhooks)
            .arg(settings)
            .arg(keyFile, keyName.isEmpty() ? u"is missing"_s : u"holds another one"_s),
        u"Put the right file back and restart, or set these secrets again. Until then, these webhooks wait."_s);
}

// Any of them may take minutes where there are millions of rows.
using Checks = QList<std::function<QList<Finding>()>>;

Checks checksOfInstallation(const Installation &installation)
{
    Checks checks{
        [&] { return QList{checkVersion(installation.database.connection())}; },
        [&] { return QList{checkClock(installation.database.connection(), installation.clock)}; },
        [&] { return QList{checkDisk("the data"_L1, installation.dataDir, installation.leastFreeBytes)}; },
        [&] { return QList{checkDisk("the files"_L1, installation.filesDir, installation.leastFreeBytes)}; },
        [&] { return examineSecrets(installation.database, installation.keyFile); }};
    for (const Invariant &wall : wallInvariants())
        checks += [&] { return QList{checkInvariant(installation.database, Scope::control(), wall)}; };
    return checks;
}

Checks checksOfTenant(const Installation &installation, const TenantPointer &tenant,
                      const std::stop_token &stop)
{
    Checks checks;
    for (const Invariant &invariant : tenantInvariants())
        checks += [&installation, &invariant, tenant] {
            return of(*tenant, {checkInvariant(installation.database, Scope::tenant(tenant->id), invariant)});
        };
    for (const DocumentedNoun &noun : documentedNouns())
        checks += [&installation, &noun, tenant] {
            return of(*tenant, {checkDocuments(installation.database, *tenant, noun)});
        };
    checks += [&installation, tenant, stop] {
        return of(*tenant, checkAuditLog(installation.database, *tenant, stop));
    };
    checks += [&installation, tenant] {
        return of(*tenant, examineFiles(installation.database.connection(), *tenant, installation.files));
    };
    return checks;
}

// A check that is interrupted by a stop says nothing; one that came to its end nevertheless says what it found.
Examination examinationBy(const Checks &checks, const Supervision &supervision)
{
    QList<Finding> findings;
    for (qsizetype i = 0; i < checks.size(); ++i) {
        supervision.tell(int(i), int(checks.size()));
        if (supervision.stop.stop_requested())
            return {findings, true};
        QList<Finding> found = checks[i]();
        const bool isInterrupted =
            supervision.stop.stop_requested() && found.removeIf(std::mem_fn(&Finding::isUnknown)) > 0;
        findings += found;
        if (isInterrupted)
            return {findings, true};
    }
    supervision.tell(int(checks.size()), int(checks.size()));
    return {findings};
}

} // namespace

QString Finding::text() const
{
    const QString where = tenantId.isEmpty() ? QString() : u"%1 (%2): "_s.arg(tenantName, tenantId);
    return where + (isWell() ? subject : trouble + u". "_s + advice);
}

QList<Finding> examineSecrets(Database &database, const QString &keyFile)
{
    Connection &connection = database.connection();
    const auto keyName = keyIn(keyFile);
    if (!keyName)
        return {failed(u"the key file can be read"_s, keyName.error())};
    const auto tenants = everyTenant(connection);
    if (!tenants)
        return {failed(u"the tenants can be read"_s, tenants.error())};
    QList<Finding> findings;
    for (const TenantPointer &tenant : *tenants)
        findings += of(*tenant, {checkSecrets(connection, *tenant, *keyName, keyFile)});
    return findings;
}

Examination examine(const Installation &installation, const Supervision &supervision)
{
    const auto tenants = everyTenant(installation.database.connection());
    Checks checks = checksOfInstallation(installation);
    if (tenants) {
        for (const TenantPointer &tenant : *tenants)
            checks += checksOfTenant(installation, tenant, supervision.stop);
    } else {
        checks += [&] { return QList<Finding>{failed(u"the tenants can be read"_s, tenants.error())}; };
    }
    return examinationBy(checks, supervision);
}

} // namespace onhire
