// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/id.h"
#include "core/base/text.h"
#include "core/domain/shown_name.h"
#include "core/domain/sodium.h"
#include "core/services/tenants/tenants.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

QString loginKey(const QString &login)
{
    return cleaned(login).toCaseFolded();
}

Result<QString> hashOf(const QString &password)
{
    if (characterCount(password) < ShortestPassword)
        return Failure(Error::invalid(u"password"_s, Fault::Kind::TooSmall,
                                      u"A password needs at least %1 characters."_s.arg(ShortestPassword)));
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

const QString &nobodysHash()
{
    static const QString hash = hashOf(u"nobody has this one"_s).value_or(QString());
    return hash;
}

} // namespace

Result<QString> createUser(Database &database, const Clock &clock, const NewUser &wanted)
{
    QList<Fault> faults;
    if (loginKey(wanted.login).isEmpty())
        faults.append({u"login"_s, Fault::Kind::Required, u"A user needs a login."_s});
    faults += faultsOfShownName(u"login"_s, wanted.login);
    faults += faultsOfShownName(u"displayName"_s, wanted.displayName);
    if (!Permissions::ofRole(wanted.role))
        faults.append(
            {u"role"_s, Fault::Kind::InvalidEnumValue,
             u"%1 is not a role. Roles are: %2."_s.arg(wanted.role, Permissions::roles().join(u", "))});
    if (!faults.isEmpty())
        return Failure(Error{ErrorCode::ValidationError, {}, faults});
    ONHIRE_ASSIGN(const auto namesake, findUser(database.connection(), loginKey(wanted.login)));
    if (namesake)
        return Failure(Error{ErrorCode::UserExists, wanted.login});
    ONHIRE_ASSIGN(const QString hash, hashOf(wanted.password));
    const QDateTime now = clock.now();
    const QString userId = newId(IdKind::User, now);
    const QString name = cleaned(wanted.displayName);
    ONHIRE_TRY(insertUser(database.connection(),
                          {.userId = userId,
                           .organisationId = wanted.organisationId,
                           .login = loginKey(wanted.login),
                           .displayName = name.isEmpty() ? wanted.login : name,
                           .passwordHash = hash,
                           .role = wanted.role,
                           .createdAt = now}));
    return userId;
}

Result<void> setPassword(Database &database, const QString &login, const QString &password)
{
    ONHIRE_ASSIGN(const QString hash, hashOf(password));
    ONHIRE_ASSIGN(const bool isThere, savePasswordHash(database.connection(), loginKey(login), hash));
    if (!isThere)
        return Failure(Error{ErrorCode::NotFound, login});
    return {};
}

Result<void> changePassword(Database &database, const PasswordChange &change)
{
    const auto refusal = [] {
        return Failure(
            Error::invalid(u"currentPassword"_s, Fault::Kind::Custom, u"The current password is wrong."_s));
    };
    ONHIRE_ASSIGN(const auto user, findUserById(database.connection(), change.userId));
    if (!user || user->disabled || !matches(change.currentPassword, user->passwordHash))
        return refusal();
    ONHIRE_ASSIGN(const QString hash, hashOf(change.password));
    ONHIRE_ASSIGN(const bool isStillTheirs, replacePasswordHash(database.connection(), *user, hash));
    if (!isStillTheirs)
        return refusal();
    return {};
}

Result<QList<UserListing>> listUsers(Database &database)
{
    return everyUser(database.connection());
}

Result<SignedInUser> signIn(Database &database, const QString &login, const QString &password)
{
    ONHIRE_ASSIGN(const auto user, findUser(database.connection(), loginKey(login)));
    // takes as long for a login that nobody has: else it would tell which ones there are
    const bool isRight = matches(password, user ? user->passwordHash : nobodysHash());
    if (!user || user->disabled || !isRight)
        return Failure(Error{ErrorCode::InvalidToken, login});
    return SignedInUser{user->userId, user->organisationId, user->displayName,
                        Permissions::ofRole(user->role).value_or(Permissions())};
}

} // namespace onhire
