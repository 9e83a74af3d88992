// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/user_commands.h"

#include "app/server/opened_place.h"

#include <QFile>
#include <QJsonArray>

#include <cstdio>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// Whether there is anything to read before a stop.
bool awaitInput(const std::stop_token &stop)
{
    pollfd input{STDIN_FILENO, POLLIN, 0};
    while (!stop.stop_requested()) {
        if (::poll(&input, 1, 100) > 0)
            return true;
    }
    return false;
}

// A terminal asks, and shows nothing of what is typed until this goes.
class PasswordPrompt
{
public:
    PasswordPrompt() : m_isSeen(::isatty(STDIN_FILENO) == 1 && ::tcgetattr(STDIN_FILENO, &m_before) == 0)
    {
        if (!m_isSeen)
            return;
        std::fputs("Password: ", stderr);
        termios silent = m_before;
        silent.c_lflag &= ~tcflag_t(ECHO);
        ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    }
    ~PasswordPrompt()
    {
        if (!m_isSeen)
            return;
        ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &m_before);
        std::fputc('\n', stderr);
    }
    Q_DISABLE_COPY_MOVE(PasswordPrompt)

private:
    termios m_before = {};
    const bool m_isSeen;
};

// From standard input, so that it is not seen in the list of processes.
QString readPassword(const std::stop_token &stop)
{
    const PasswordPrompt prompt;
    QFile input;
    if (!awaitInput(stop) || !input.open(stdin, QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(input.readLine(1024)).remove(u'\n').remove(u'\r');
}

Result<Report> userCreate(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    ONHIRE_ASSIGN(const Context context, opened->contextOf(arguments.value(u"tenant"_s)));
    const NewUser wanted{context.tenant->organisationId, arguments.value(u"login"_s),
                         arguments.value(u"name"_s),
                         arguments.value(u"password"_s, {}).isEmpty() ? readPassword(arguments.stop)
                                                                      : arguments.value(u"password"_s),
                         arguments.value(u"role"_s, u"admin"_s)};
    const auto userId = createUser(*opened->database, opened->clock, wanted);
    if (!userId)
        return Failure(inWords(userId.error(), ErrorCode::UserExists,
                               u"There is already a user with the login %1."_s.arg(wanted.login)));
    return Report{*userId, {{u"userId"_s, *userId}}};
}

Result<Report> listOfUsers(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    ONHIRE_ASSIGN(const auto users, listUsers(*opened->database));
    Report report;
    QJsonArray rows;
    for (const UserListing &user : users) {
        report.text += u"%1  %2  %3  %4%5\n"_s.arg(user.userId, user.login, user.displayName, user.role,
                                                   user.disabled ? u"  disabled"_s : QString());
        rows.append(QJsonObject{{u"userId"_s, user.userId},
                                {u"login"_s, user.login},
                                {u"displayName"_s, user.displayName},
                                {u"role"_s, user.role},
                                {u"createdAt"_s, user.createdAt},
                                {u"disabled"_s, user.disabled}});
    }
    report.json = {{u"users"_s, rows}};
    return report;
}

Result<Report> setPasswordOf(const Arguments &arguments)
{
    ONHIRE_ASSIGN(auto opened, OpenedPlace::open(arguments));
    const QString &login = arguments.positional[0];
    if (const auto done = setPassword(*opened->database, login, readPassword(arguments.stop)); !done)
        return Failure(inWords(done.error(), ErrorCode::NotFound,
                               u"There is no user %1. See onhire-server user list."_s.arg(login)));
    return Report{u"Password changed."_s, {{u"success"_s, true}}};
}

} // namespace

QList<Command> userCommands()
{
    return {
        {u"user create"_s,
         u"--tenant ID --login L [--name N] [--role R] [--password P]"_s,
         u"Creates a desktop user, an administrator unless --role is given; the password is read from standard "
         "input unless given."_s,
         {u"tenant"_s, u"login"_s, u"name"_s, u"role"_s, u"password"_s},
         {},
         {u"tenant"_s, u"login"_s},
         0,
         userCreate},
        {u"user list"_s, {}, u"Lists the desktop users."_s, {}, {}, {}, 0, listOfUsers},
        {u"user set-password"_s,
         u"LOGIN"_s,
         u"Changes a password; it is read from standard input."_s,
         {},
         {},
         {},
         1,
         setPasswordOf},
    };
}

} // namespace onhire
