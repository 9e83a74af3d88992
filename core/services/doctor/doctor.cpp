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

constexpr qint64 LeastFreeBytes = 1024LL * 1024 * 1024;
constexpr qint64 MostSkewSeconds = 5;

Finding failed(const QString &subject, const Error &error)
{
    return {subject, false, error.detail, true};
}

Finding checkInvariant(Database &database, const Scope &scope, const QString &subject,
                       const Invariant &invariant)
{
    const auto violation =
        inTransaction(database, scope, [&](Connection &asked) -> Result<std::optional<QString>> {
            ONHIRE_TRY(asked.allowLargeStatements());
            return firstViolation(asked, scope, invariant);
        });
    if (!violation)
        return failed(subject, violation.error());
    return *violation ? Finding{subject, false, u"for example "_s + **violation} : Finding{subject};
}

Finding checkVersion(Connection &connection)
{
    const QString subject = u"PostgreSQL 14 or newer"_s;
    const auto version = serverVersion(connection);
    if (!version)
        return failed(subject, version.error());
    const bool isNewEnough = *version >= 140000;
    return {subject, isNewEnough, isNewEnough ? QString() : u"Upgrade PostgreSQL."_s};
}

Finding checkClock(Connection &connection, const Clock &clock)
{
    const QString subject = u"the clocks of the program and the database agree"_s;
    const auto now = serverClock(connection);
    if (!now)
        return failed(subject, now.error());
    const qint64 skew = qAbs(now->secsTo(clock.now()));
    return {subject, skew <= MostSkewSeconds,
            skew <= MostSkewSeconds ? QString() : u"They differ by %1 s: synchronise them (NTP)."_s.arg(skew)};
}

Finding checkDisk(const QString &dataDir)
{
    const QStorageInfo disk(dataDir);
    const bool enough = !disk.isValid() || disk.bytesAvailable() >= LeastFreeBytes;
    return {u"free disk space"_s, enough,
            enough ? QString() : u"Less than 1 GiB is free at %1."_s.arg(dataDir)};
}

Finding findingOf(const QString &subject, const AuditVerdict &verdict)
{
    return {subject, verdict.broken.isEmpty(), verdict.broken};
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
    const QString subject = u"%1: the documents of %2 match their columns"_s.arg(tenant.name, noun.table);
    const auto found = misfit(database.connection(), Scope::tenant(tenant.id), noun);
    if (!found)
        return failed(subject, found.error());
    return {subject, found->isNull(), found->isNull() ? QString() : u"for example "_s + *found};
}

QList<Finding> checkAuditLog(Database &database, const Tenant &tenant, const std::stop_token &stop)
{
    const QString subject = u"%1: the audit log has not been altered"_s.arg(tenant.name);
    const auto verdict = verifyAuditChain(database, tenant.id, {stop, {}});
    if (!verdict)
        return {failed(subject, verdict.error())};
    if (!verdict->isWhole)
        return {findingOf(subject, *verdict)};
    return {findingOf(subject, *verdict),
            {u"%1: the audit log is linked promptly"_s.arg(tenant.name), verdict->overdue == 0,
             verdict->overdue == 0 ? QString()
                                   : u"%1 entries have been unlinked for over ten "
                                     "minutes. Start a server to link them."_s.arg(verdict->overdue)}};
}

Finding none(const QString &subject, const QSet<QString> &wrong, const QString &advice)
{
    if (wrong.isEmpty())
        return {subject};
    return {subject, false, u"%1 found, for example %2. %3"_s.arg(wrong.size()).arg(*wrong.begin(), advice)};
}

// Contents first: a file that comes in meanwhile has its content before its record.
QList<Finding> examineFiles(Connection &connection, const Tenant &tenant, const FileStorage &storage)
{
    const QString withContent = u"%1: every file has its content"_s.arg(tenant.name);
    const QString withFile = u"%1: all stored content belongs to a file"_s.arg(tenant.name);
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
        none(withContent, missing, u"Restore it from a backup, or delete the file."_s),
        none(withFile, orphaned, u"It was left by an interrupted deletion or upload and may be removed."_s)};
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
    const QString subject = u"%1: its secrets are sealed with the current key"_s.arg(tenant.name);
    const auto sealed = sealedOtherwise(connection, tenant.id, keyName);
    if (!sealed)
        return failed(subject, sealed.error());
    const auto [webhooks, settings] = *sealed;
    if (webhooks + settings == 0)
        return {subject};
    return {subject, false,
            u"%1 webhook secrets and %2 settings are sealed with a different key: the key file %3 %4. Put the "
            "right file back and restart, or set these secrets again. Until then, these webhooks wait."_s
                .arg(webhooks)
                .arg(settings)
                .arg(keyFile, keyName.isEmpty() ? u"is missing"_s : u"holds another one"_s)};
}

// Any of them may take minutes where there are millions of rows.
using Checks = QList<std::function<QList<Finding>()>>;

Checks checksOfInstallation(const Installation &installation)
{
    Checks checks{[&] { return QList{checkVersion(installation.database.connection())}; },
                  [&] { return QList{checkClock(installation.database.connection(), installation.clock)}; },
                  [&] { return QList{checkDisk(installation.dataDir)}; },
                  [&] { return examineSecrets(installation.database, installation.keyFile); }};
    for (const Invariant &wall : wallInvariants())
        checks +=
            [&] { return QList{checkInvariant(installation.database, Scope::control(), wall.sentence, wall)}; };
    return checks;
}

Checks checksOfTenant(const Installation &installation, const TenantPointer &tenant,
                      const std::stop_token &stop)
{
    Checks checks;
    for (const Invariant &invariant : tenantInvariants())
        checks += [&installation, &invariant, tenant] {
            return QList{checkInvariant(installation.database, Scope::tenant(tenant->id),
                                        u"%1: %2"_s.arg(tenant->name, invariant.sentence), invariant)};
        };
    for (const DocumentedNoun &noun : documentedNouns())
        checks += [&installation, &noun, tenant] {
            return QList{checkDocuments(installation.database, *tenant, noun)};
        };
    checks += [&installation, tenant, stop] { return checkAuditLog(installation.database, *tenant, stop); };
    checks += [&installation, tenant] {
        return examineFiles(installation.database.connection(), *tenant, installation.files);
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

QList<Finding> examineSecrets(Database &database, const QString &keyFile)
{
    Connection &connection = database.connection();
    const auto keyName = keyIn(keyFile);
    if (!keyName)
        return {failed(u"the key file"_s, keyName.error())};
    const auto tenants = everyTenant(connection);
    if (!tenants)
        return {failed(u"tenants"_s, tenants.error())};
    QList<Finding> findings;
    for (const TenantPointer &tenant : *tenants)
        findings += checkSecrets(connection, *tenant, *keyName, keyFile);
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
        checks += [&] { return QList<Finding>{failed(u"tenants"_s, tenants.error())}; };
    }
    return examinationBy(checks, supervision);
}

} // namespace onhire
