// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/start_words.h"

#include "ui/shared/text/text_format.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <optional>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

// As they stand in core/data/cluster, core/data/schema, core/data/files and core/services/secrets;
// tests/structure.py misses what one of the first two says and these do not.
constexpr const char *Sentences[] = {
    QT_TRANSLATE_NOOP("onhire::StartWords", "The data folder %1 could not be created: %2. Choose another one."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "The data folder %1 could not be created. Choose another one."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "The folder %1 for files could not be created: %2. Choose another one with --files-dir."),
    QT_TRANSLATE_NOOP(
        "onhire::StartWords",
        "The folder %1 for files belongs to the user %2, and this program runs as another one: give "
        "it to that one with chown --recursive, or choose another folder with --files-dir."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "The folder %1 could not be created: %2."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "The folder %1 could not be created."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "The folder %1 holds the database of an earlier data folder at %2: move it away, or link "
                      "%2/postgresql to it."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "PostgreSQL runs as the user %1, which has no access to %2: choose another data folder."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "The link %1/postgresql could not be created."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "%1 is a link to %2, which is missing: restore it, or remove the link to start afresh."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "The database in %1 belongs to the user %2: run Onhire as that user, or choose another "
                      "data folder."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "%1 is not a private folder of the user %2: remove it."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "Onhire cannot use its lock file %1: %2."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "Onhire cannot lock %1: %2."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "Process %1 (%2) holds %3, but is suspended: resume or end it, then try again."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "Process %1 (%2) has held %3 for more than %4 s: if it hangs, end it, then try again."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "Another program has held %1 for more than %2 s: if it hangs, end it, then try again."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "The new database could not be moved to %1: %2."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "A database could not be created: %1"),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "PostgreSQL is not installed: install the package postgresql (version %1 or newer)."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "The data in %1 belongs to PostgreSQL %2, but %3 is installed: install the package "
                      "postgresql-%2, or restore a backup into a new folder."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "This database was created by a newer version of Onhire (it has step %1, which this "
                      "program does not know). Start that version or a later one."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "This database needs an upgrade, but Onhire is still using it (open connections: %1). "
                      "Stop every server and desktop that uses it, then try again."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "PostgreSQL %1 is too old for Onhire: install version %2 or newer."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "PostgreSQL (process %1) has been busy starting or stopping for minutes; its log is %2."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "PostgreSQL (process %1) has not begun its work for minutes; its log is %2."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "PostgreSQL is already running (process %1), but its socket in %2 cannot be reached: "
                      "stop that process and start Onhire again."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "The database did not start: %1 (log: %2)"),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "the disk that holds %1 is full: free some space and start Onhire again."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "PostgreSQL has no access to %1 (%2): restore the permissions of its owner, or choose "
                      "another data folder."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "PostgreSQL gave no reason."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "%1 is not a PostgreSQL cluster: its PG_VERSION cannot be read (%2)."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "The database folder %1 is missing: restore it."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "The user id %1 has no entry in the user database, and PostgreSQL needs one."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "PostgreSQL does not run as root, and there is no user called postgres: install the "
                      "package postgresql, or run Onhire as an ordinary user."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "no PostgreSQL"),
    QT_TRANSLATE_NOOP("onhire::StartWords", "only PostgreSQL %1"),
    QT_TRANSLATE_NOOP("onhire::StartWords", "PostgreSQL (process %1) did not stop."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "Starting the database was interrupted."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "Waiting for %1 was cancelled."),
    QT_TRANSLATE_NOOP(
        "onhire::StartWords",
        "The role %1 is not allowed to create or use the role onhire_app. Ask an administrator to "
        "run: create role onhire_app nologin; grant onhire_app to %1;"),
    QT_TRANSLATE_NOOP(
        "onhire::StartWords",
        "Step %1 in the history of this database differs from the one in this program. Use the version "
        "that created it."),
    QT_TRANSLATE_NOOP(
        "onhire::StartWords",
        "Step %1 failed and was undone: %2. This database holds tables but not the history of its "
        "schema, as a restore leaves them that stopped half-way. Restore the whole backup again, into "
        "an empty data folder or database."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "Step %1 failed and was undone: %2"),
    QT_TRANSLATE_NOOP(
        "onhire::StartWords",
        "The role %1 may not make tables in this database, whose schema public belongs to %2. Give it "
        "the database: alter database … owner to %1; alter schema public owner to %1."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "The tables of this database belong to the role %1, and Onhire enters it as %2. Give the "
                      "address of %1, or restore the backup again with pg_restore --no-owner --role=%2."),
    QT_TRANSLATE_NOOP("onhire::StartWords",
                      "Schema steps completed: %1; the one under way was undone. Run it again to continue."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "%1 could not be run: %2."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "%1 could not be run as the user %2."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "%1 could not be started: %2."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "%1 was stopped."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "The key file %1 could not be created: %2."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "The key file %1 can be read by others: run chmod 600 on it."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "The key file %1 cannot be read: %2."),
    QT_TRANSLATE_NOOP("onhire::StartWords", "%1 is not an Onhire key file."),
};

const QRegularExpression &gap()
{
    static const QRegularExpression gap(u"%([1-9])"_s);
    return gap;
}

// What stands in the gaps of a sentence, by their numbers; none: it is another one.
std::optional<QMap<QString, QString>> gapsIn(const QString &detail, const QString &sentence)
{
    QString pattern;
    QStringList numbers;
    qsizetype end = 0;
    for (auto each = gap().globalMatch(sentence); each.hasNext();) {
        const auto match = each.next();
        pattern += QRegularExpression::escape(sentence.sliced(end, match.capturedStart() - end));
        pattern += numbers.contains(match.captured(1)) ? u"\\k<gap%1>"_s.arg(match.captured(1))
                                                       : u"(?<gap%1>.+?)"_s.arg(match.captured(1));
        numbers += match.captured(1);
        end = match.capturedEnd();
    }
    pattern += QRegularExpression::escape(sentence.sliced(end));
    const QRegularExpression whole(QRegularExpression::anchoredPattern(pattern),
                                   QRegularExpression::DotMatchesEverythingOption);
    const auto found = whole.match(detail);
    if (!found.hasMatch())
        return std::nullopt;
    QMap<QString, QString> gaps;
    for (const QString &number : std::as_const(numbers))
        gaps[number] = found.captured(u"gap"_s + number);
    return gaps;
}

QString filled(const QString &sentence, const QMap<QString, QString> &gaps)
{
    QString text;
    qsizetype end = 0;
    for (auto each = gap().globalMatch(sentence); each.hasNext();) {
        const auto match = each.next();
        text += sentence.sliced(end, match.capturedStart() - end) + gaps.value(match.captured(1));
        end = match.capturedEnd();
    }
    return text + sentence.sliced(end);
}

} // namespace

QString whyNotOpened(const QString &detail)
{
    for (const char *sentence : Sentences) {
        auto gaps = gapsIn(detail, QString::fromUtf8(sentence));
        if (!gaps)
            continue;
        for (QString &each : *gaps) { // one sentence may be the reason in another
            const QString inner = whyNotOpened(each);
            each = inner == each ? leftToRight(each) : inner;
        }
        return filled(QCoreApplication::translate("onhire::StartWords", sentence), *gaps);
    }
    return detail;
}

} // namespace onhire
