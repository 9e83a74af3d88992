// SPDX-License-Identifier: GPL-3.0-or-later
// What has to do with printers happens on threads of its own: a printer that hangs, or one that takes a
// thousand labels, keeps nobody waiting, nor the program from being closed.
#pragma once

#include "ui/shared/printing/printers.h"
#include "ui/shared/printing/printout.h"
#include "ui/shared/workplace/async_runner.h"

#include <QObject>

namespace onhire {

class PrintQueue : public QObject
{
    Q_OBJECT

public:
    enum class Outcome {
        Printed,
        NoPrinter, // of this name
        Refused, // by the printer
    };
    struct Known
    {
        QStringList names;
        QString usual; // which is chosen until somebody chooses another
    };
    static constexpr std::chrono::seconds LongestEnd{3}; // of what is being printed as the program is closed

    explicit PrintQueue(const Printers &printers, QObject *parent = nullptr);
    static PrintQueue &ofThisMachine(); // as long as there is an application

    static QString whyNot(Outcome outcome, const QString &printer); // in words; empty: it is being printed

    QCoro::Task<Known> known();
    QCoro::Task<Outcome> print(QString printer, std::shared_ptr<const Printout> printout);
    // Why it could not be saved; empty: it was.
    QCoro::Task<QString> savePdf(QString path, std::shared_ptr<const Printout> printout);
    QCoro::Task<QString> saveFile(QString path, QByteArray content);

private:
    const Printers &m_printers; // asked on other threads
    AsyncRunner m_runner{2, LongestEnd};
};

} // namespace onhire
