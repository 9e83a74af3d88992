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

constexpr auto CommonOptions =
    "\nCommon options: --data-dir DIR (default $ONHIRE_DATA_DIR, else the user's data folder) or "
    "--database URI;\n"
    "--key-file FILE (default secrets.key in the data folder): the key that encrypts secrets;\n"
    "--files-dir DIR (default files in the data folder): where uploaded files are stored. Servers on\n"
    "one database must share both; --json prints one JSON object instead of text. After -- every word is a "
    "value.\n"_L1;

QString helpOf(const Command &command)
{
    return u"  %1 %2\n      %3\n"_s.arg(command.name, command.usage, command.summary);
}

QString helpText(const Command *asked)
{
    QString text = u"onhire-server " ONHIRE_VERSION ": the Onhire server\n\n"_s;
    for (const Command &command : commands()) {
        if (!asked || asked == &command)
            text += helpOf(command);
    }
    return text + CommonOptions;
}

// Before any -- that ends the options.
bool asksForHelp(const QStringList &words)
{
    const QStringList options = words.first(std::max<qsizetype>(words.indexOf(u"--"_s), 0));
    const QStringList &asked = words.contains(u"--"_s) ? options : words;
    return asked.contains(u"--help"_s) || asked.contains(u"-h"_s) || asked.value(0) == "help"_L1;
}

// What of it stands before the options, and what it may have meant.
QString unknown(const QStringList &words)
{
    QStringList name, like;
    for (qsizetype i = 0; i < std::min<qsizetype>(words.size(), 2) && !words[i].startsWith(u'-'); ++i)
        name += words[i];
    for (const Command &command : commands()) {
        if (!name.isEmpty() && command.name.startsWith(name[0] + u' '))
            like += command.name;
    }
    return u"onhire-server: unknown sub-command %1; %2"_s.arg(
        name.isEmpty() ? words.value(0) : name.join(u' '),
        like.isEmpty() ? u"see onhire-server --help"_s : u"there are: "_s + like.join(u", "_s));
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

// The option at this place, with the word after it if that is its value; answers what is wrong with it. No
// option takes an empty value: that is a variable of a script that was never set.
QString takeOption(const Command &command, const QStringList &words, qsizetype &at, Arguments &arguments)
{
    static const QStringList common{u"data-dir"_s, u"database"_s, u"key-file"_s, u"files-dir"_s};
    const qsizetype equals = words[at].indexOf(u'=');
    const bool isJoined = equals >= 0;
    const QString name = isJoined ? words[at].mid(2, equals - 2) : words[at].mid(2);
    if (name == "json"_L1 || command.switches.contains(name)) {
        arguments.options.insert(name, u"yes"_s);
        return isJoined ? u"--%1 takes no value."_s.arg(name) : QString();
    }
    if (!common.contains(name) && !command.options.contains(name))
        return u"%1 has no option --%2."_s.arg(command.name, name);
    const bool isNext = !isJoined && at + 1 < words.size() && !words[at + 1].startsWith("--"_L1);
    const QString value = isJoined ? words[at].mid(equals + 1) : isNext ? words[at + 1] : QString();
    if (value.isEmpty())
        return u"--%1 needs a value."_s.arg(name);
    at += isNext ? 1 : 0;
    arguments.options.insert(name, value);
    return {};
}

// Takes the words apart; answers what is wrong with them. QCommandLineParser would take the value in
// `settings set KEY -5` for an option, and names neither the sub-command nor its usage when it complains.
QString parse(const Command &command, const QStringList &words, Arguments &arguments)
{
    for (qsizetype i = 0; i < words.size(); ++i) {
        if (words[i] == "--"_L1) {
            arguments.positional += words.mid(i + 1);
            break;
        }
        if (!words[i].startsWith("--"_L1)) {
            arguments.positional += words[i];
            continue;
        }
        if (const QString wrong = takeOption(command, words, i, arguments); !wrong.isEmpty())
            return wrong;
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

// A server that has ended has nothing to tell.
void sayJson(const QJsonObject &object)
{
    if (!object.isEmpty())
        say(stdout, QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
}

int finish(const Arguments &arguments, const Result<Report> &result)
{
    if (!result) {
        const QString stopped = arguments.stop.stop_requested() ? u"stopped. "_s : QString();
        const QString sentence = stopped + sentenceOf(result.error());
        say(stderr, u"onhire-server: "_s + sentence);
        if (arguments.json)
            sayJson({{u"success"_s, false}, {u"error"_s, sentence}});
        return 1;
    }
    if (arguments.json)
        sayJson(result->json);
    else if (!result->text.isEmpty())
        say(stdout, result->text);
    return result->exitCode;
}

} // namespace

int runCommandLine(const QStringList &words, const std::stop_token &stop)
{
    QStringList rest = words;
    if (rest.isEmpty() || asksForHelp(rest)) {
        say(rest.isEmpty() ? stderr : stdout, helpText(commandFor(rest)));
        return words.isEmpty() ? WrongUsage : 0;
    }
    if (rest.constFirst() == "--version"_L1) {
        say(stdout, u"onhire-server " ONHIRE_VERSION ""_s);
        return 0;
    }
    const Command *command = commandFor(rest);
    if (!command) {
        say(stderr, unknown(rest));
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
