// SPDX-License-Identifier: GPL-3.0-or-later
// One sub-command of onhire-server: its options, and what it does. All of them stand in one table
// (commands.cpp).
#pragma once

#include "core/base/result.h"
#include "core/data/place/place.h"

#include <QCommandLineOption>
#include <QJsonObject>
#include <QMap>
#include <QStringList>

#include <functional>
#include <stop_token>

namespace onhire {

// What was typed after the sub-command.
struct Arguments
{
    QStringList positional;
    QMultiMap<QString, QString> options;
    bool json = false;
    PlaceOptions place;
    std::stop_token stop; // SIGTERM, Ctrl+C

    bool has(const QString &name) const { return options.contains(name); }
    QString value(const QString &name, const QString &fallback = {}) const
    {
        return options.value(name, fallback);
    }
};

// What a sub-command says when it succeeds: as text for people, as an object for programs.
struct Report
{
    QString text;
    QJsonObject json;
    int exitCode = 0;
};

// What a command says instead of the sentence that an error of this kind has for callers of the API.
inline Error inWords(const Error &error, ErrorCode code, const QString &sentence)
{
    return error.code == code ? Error{code, {}, {}, sentence} : error;
}

struct Command
{
    QString name; // "tenant create"
    QString usage; // "--name N [--tier T]"
    QString summary;
    QStringList options; // names of options that take a value
    QStringList switches; // names of options that do not
    QStringList required;
    int positional = 0; // how many words must follow
    std::function<Result<Report>(const Arguments &)> run;
    int mayFollow = 0; // how many more words may
};

const QList<Command> &commands();

} // namespace onhire
