// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/text.h"
#include "core/data/db/transaction.h"
#include "core/services/tenants/tenants.h"
#include "onhire/sql.h"

#include <sodium.h>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr qsizetype ShortestPassword = 8;

QString loginKey(const QString &login)
{
    return cleaned(login).toCaseFolded();
}

Result<QString> hashOf(const QString &password)
{
    if (characterCount(password) < ShortestPassword)
        return Failure(Error::invalid(u"password"_s, Fault::Kind::TooSmall,
                                      u"A password has at least %1 characters."_s.arg(ShortestPassword)));
    const QByteArray utf8 = password.toUtf8();
    QByteArray hash(crypto_pwhash_STRBYTES, '\0');
    if (crypto_pwhash_str(hash.data(), utf8.constData(), size_t(utf8.size()),
                          crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE)
        != 0)
        return Failure(Error::internal(u"not enough memory to hash a password"_s));
    return QString::fromLatin1(hash.constData());
}

bool matches(const QString &password, const QString &hash)
{
    const QByteArray utf8 = password.toUtf8();
    return crypto_pwhash_str_verify(hash.toLatin1().constData(), utf8.constData(), size_t(utf8.size())) == 0;
}

} // namespace

Result<QString> createUser(Database &database, const Clock &clock, const NewUser &wanted)
{
    QList<Fault> faults;
    if (loginKey(wanted.login).isEmpty())
        faults.append({u"login"_s, Fault::Kind::Required, u"A user needs a login."_s});
    if (!Permissions::ofRole(wanted.role))
        faults.append(
            {u"role"_s, Fault::Kind::InvalidEnumValue,
             u"%1 is not a role. Roles are: %2."_s.arg(wanted.role, Permissions::roles().join(u", "))});
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    ONHIRE_ASSIGN(const QString hash, hashOf(wanted.password));
    const QString userId = newId(IdKind::User, clock.now());
    const QString name = cleaned(wanted.displayName);
    ONHIRE_TRY(database.connection().run(Scope::control(), sql::users::add,
                                         {userId, wanted.organisationId, loginKey(wanted.login),
                                          name.isEmpty() ? wanted.login : name, hash, wanted.role,
                                          toTimestamp(clock.now())}));
    return userId;
}

Result<void> setPassword(Database &database, const QString &login, const QString &password)
{
    ONHIRE_ASSIGN(const QString hash, hashOf(password));
    ONHIRE_ASSIGN(
        Rows rows,
        database.connection().run(Scope::control(), sql::users::set_password, {loginKey(login), hash}));
    if (rows.affected() == 0)
        return Failure(Error{ErrorCode::NotFound, login});
    return {};
}

Result<QList<UserListing>> listUsers(Database &database)
{
    ONHIRE_ASSIGN(Rows rows, database.connection().run(Scope::control(), sql::users::every));
    QList<UserListing> users;
    while (rows.next())
        users.append({rows.text(0), rows.text(1), rows.text(2), rows.text(3), rows.text(4), rows.flag(5)});
    return users;
}

Result<SignedInUser> signIn(Database &database, const QString &login, const QString &password)
{
    ONHIRE_ASSIGN(Rows rows, database.connection().run(Scope::control(), sql::users::find, {loginKey(login)}));
    if (!rows.next() || rows.flag(6) || !matches(password, rows.text(4)))
        return Failure(Error{ErrorCode::InvalidToken, login});
    return SignedInUser{rows.text(0), rows.text(1), rows.text(3),
                        Permissions::ofRole(rows.text(5)).value_or(Permissions())};
}

} // namespace onhire
