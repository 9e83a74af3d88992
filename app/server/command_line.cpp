// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/command_line.h"

#include "app/server/command.h"

#include <QJsonDocument>
#include <QTextStream>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

constexpr int WrongUsage = 2;

void say(FILE *stream, const QString &text)
{
    QTextStream out(stream);
    out << text;
    if (!text.endsWith(u'\n'))
        out << '\n';
}

QString helpText()
{
    QString text = u"onhire-server " ONHIRE_VERSION ": the Onhire server\n\n"_s;
    for (const Command &command : commands())
        text += u"  %1 %2\n      %3\n"_s.arg(command.name, command.usage, command.summary);
    return text
        + u"\nCommon options: --data-dir DIR (default $ONHIRE_DATA_DIR, else the user's data folder) or "
          u"--database URI;\n"
          "--key-file FILE (default secrets.key in the data folder): the key that encrypts secrets;\n"
          "--files-dir DIR (default files in the data folder): where uploaded files are stored. Servers on\n"
          "one database must share both; --json prints one JSON object instead of text.\n"_s;
}

const Command *commandFor(QStringList &words)
{
    for (const Command &command : commands()) {
        const QStringList name = command.name.split(u' ');
        if (words.mid(0, name.size()) == name) {
            words.remove(0, name.size());
            return &command;
        }
    }
    return nullptr;
}

// Takes the words apart; answers what is wrong with them. QCommandLineParser would take the value in
// `settings set KEY -5` for an option, and names neither the sub-command nor its usage when it complains.
QString parse(const Command &command, const QStringList &words, Arguments &arguments)
{
    const QStringList valued =
        command.options + QStringList{u"data-dir"_s, u"database"_s, u"key-file"_s, u"files-dir"_s};
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (!words[i].startsWith("--"_L1)) {
            arguments.positional += words[i];
            continue;
        }
        QString name = words[i].mid(2);
        QString value;
        const qsizetype equals = name.indexOf(u'=');
        if (equals >= 0) {
            value = name.mid(equals + 1);
            name.truncate(equals);
        }
        if (name == "json"_L1 || command.switches.contains(name)) {
            arguments.options.insert(name, u"yes"_s);
            continue;
        }
        if (!valued.contains(name))
            return u"%1 has no option --%2."_s.arg(command.name, name);
        if (equals < 0 && ++i == words.size())
            return u"--%1 needs a value."_s.arg(name);
        arguments.options.insert(name, equals < 0 ? words[i] : value);
    }
    for (const QString &name : command.required) {
        if (!arguments.has(name))
            return u"%1 needs --%2."_s.arg(command.name, name);
    }
    if (arguments.positional.size() < command.positional
        || arguments.positional.size() > command.positional + command.mayFollow)
        return u"usage: onhire-server %1 %2"_s.arg(command.name, command.usage);
    arguments.json = arguments.has(u"json"_s);
    arguments.place = {arguments.value(u"data-dir"_s), arguments.value(u"database"_s),
                       arguments.value(u"key-file"_s), arguments.value(u"files-dir"_s)};
    return {};
}

// Names what is at fault, unless the message does.
QString sentenceOf(const Fault &fault)
{
    return fault.message.contains(fault.path) ? fault.message : u"%1: %2"_s.arg(fault.path, fault.message);
}

QString sentenceOf(const Error &error)
{
    QStringList faults;
    for (const Fault &fault : error.faults)
        faults += sentenceOf(fault);
    if (!faults.isEmpty())
        return faults.join(u'\n');
    if (!error.detail.isEmpty())
        return error.detail;
    const QString message = infoOf(error.code).message;
    return error.subject.isEmpty() ? message : u"%1: %2"_s.arg(error.subject, message);
}

int finish(const Arguments &arguments, const Result<Report> &result)
{
    if (!result) {
        const QString stopped = arguments.stop.stop_requested() ? u"stopped. "_s : QString();
        say(stderr, u"onhire-server: "_s + stopped + sentenceOf(result.error()));
        return 1;
    }
    if (arguments.json)
        say(stdout, QString::fromUtf8(QJsonDocument(result->json).toJson(QJsonDocument::Compact)));
    else if (!result->text.isEmpty())
        say(stdout, result->text);
    return result->exitCode;
}

} // namespace

int runCommandLine(const QStringList &words, const std::stop_token &stop)
{
    QStringList rest = words;
    if (rest.isEmpty() || rest.contains(u"--help"_s) || rest.constFirst() == "help"_L1) {
        say(rest.isEmpty() ? stderr : stdout, helpText());
        return rest.isEmpty() ? WrongUsage : 0;
    }
    if (rest.constFirst() == "--version"_L1) {
        say(stdout, u"onhire-server " ONHIRE_VERSION ""_s);
        return 0;
    }
    const Command *command = commandFor(rest);
    if (!command) {
        say(stderr,
            u"onhire-server: unknown sub-command %1; see onhire-server --help"_s.arg(
                rest.mid(0, 2).join(u' ')));
        return WrongUsage;
    }
    Arguments arguments;
    arguments.stop = stop;
    const QString wrong = parse(*command, rest, arguments);
    if (!wrong.isEmpty()) {
        say(stderr, u"onhire-server: "_s + wrong);
        return WrongUsage;
    }
    return finish(arguments, command->run(arguments));
}

} // namespace onhire
