// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done in the years of a company that the chaos of billing lives through, as it is told and read
// again.
#pragma once

#include <QString>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <optional>
#include <random>
#include <vector>

namespace onhire::test {

using namespace Qt::StringLiterals;

inline constexpr int Days = 5 * 365 + 1;

struct Command
{
    enum Kind {
        Rent,
        Extend,
        BuyOut,
        GiveBack,
        Cancel,
        Upgrade,
        OrderUpgrade,
        Return,
        End,
        Replace,
        Group,
        ChangeGroup,
        JoinGroup,
        LeaveGroup,
        RemoveGroup,
        AskAhead,
        Receive,
        Refund,
        WriteOff,
        Credit,
        CreditLines,
        CancelPayment,
        ChargeAgain,
        Fail,
        Retry,
        TaxCustomer,
        Choose,
        Pass,
        PassMuch,
        TurnBack,
        Kinds
    };

    int kind = 0;
    quint32 dice = 0; // what it does it to, and how much
    int crashAt = 0; // before which request of it the connection goes; 0: it stays
};

inline constexpr const char *CommandNames[] = {
    "rent",           "extend",       "buy out", "give back", "cancel",       "upgrade", "order upgrade",
    "return",         "end",          "replace", "group",     "change group", "join",    "leave",
    "ungroup",        "ask",          "receive", "refund",    "write off",    "credit",  "credit lines",
    "cancel payment", "charge again", "fail",    "retry",     "tax customer", "choose",  "pass",
    "pass much",      "turn back"};
static_assert(std::size(CommandNames) == Command::Kinds);

inline QString textOf(const Command &command)
{
    return u"%1 %2 %3"_s.arg(QString::fromLatin1(CommandNames[command.kind]))
        .arg(command.dice)
        .arg(command.crashAt);
}

inline QString textOf(const std::vector<Command> &commands)
{
    QStringList texts;
    for (const Command &command : commands)
        texts += textOf(command);
    return texts.join(u", "_s);
}

inline std::optional<Command> readCommand(const QString &text)
{
    QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words.size() < 3)
        return {};
    bool isCrash = false, isDice = false;
    const int crashAt = words.takeLast().toInt(&isCrash);
    const quint32 dice = words.takeLast().toUInt(&isDice);
    const auto name = std::ranges::find(CommandNames, words.join(u' '),
                                        [](const char *each) { return QString::fromLatin1(each); });
    if (!isCrash || !isDice || name == std::end(CommandNames))
        return {};
    return Command{int(name - std::begin(CommandNames)), dice, crashAt};
}

// As textOf() tells them; none: it is no such list.
inline std::optional<std::vector<Command>> readCommands(const QString &text)
{
    std::vector<Command> commands;
    for (const QString &each : text.split(u',', Qt::SkipEmptyParts)) {
        const auto command = readCommand(each);
        if (!command)
            return {};
        commands.push_back(*command);
    }
    return commands;
}

inline int daysOf(const Command &command)
{
    return command.kind == Command::PassMuch ? 90
        : command.kind == Command::Pass      ? 1 + int(command.dice / 64 % 20)
                                             : 0;
}

// Until five years have passed.
inline std::vector<Command> commandsOf(quint64 seed)
{
    // time passes and money comes more often than the rest
    static constexpr int kinds[] = {
        Command::Rent,         Command::Rent,        Command::Extend,        Command::BuyOut,
        Command::GiveBack,     Command::Upgrade,     Command::Upgrade,       Command::Replace,
        Command::OrderUpgrade, Command::Return,      Command::Return,        Command::End,
        Command::JoinGroup,    Command::JoinGroup,   Command::CreditLines,   Command::Retry,
        Command::TaxCustomer,  Command::Cancel,      Command::Group,         Command::ChangeGroup,
        Command::LeaveGroup,   Command::RemoveGroup, Command::AskAhead,      Command::Receive,
        Command::Receive,      Command::Receive,     Command::Refund,        Command::WriteOff,
        Command::Credit,       Command::Credit,      Command::CancelPayment, Command::Fail,
        Command::ChargeAgain,  Command::ChargeAgain, Command::Choose,        Command::Choose,
        Command::Choose,       Command::Pass,        Command::Pass,          Command::Pass,
        Command::Pass,         Command::Pass,        Command::Pass,          Command::Pass,
        Command::PassMuch,     Command::TurnBack};
    std::mt19937_64 dice(seed);
    std::vector<Command> commands{{Command::Rent, 0, 0}, {Command::Rent, 1, 0}};
    for (int days = 0; days < Days; days += daysOf(commands.back())) {
        const int kind = kinds[dice() % std::size(kinds)];
        const auto random = quint32(dice());
        // of the engine seldom more than 500
        static constexpr int requestsOfEngine[] = {12, 100, 500};
        const int requests = kind >= Command::Pass ? requestsOfEngine[dice() % 3] : 12;
        const int crash = dice() % 5 == 0 ? 1 + int(dice() % quint64(requests)) : 0;
        commands.push_back({kind, random, crash});
    }
    return commands;
}

} // namespace onhire::test
