// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/print_queue.h"

#include <QCoreApplication>
#include <QPointer>
#include <QSaveFile>

namespace onhire {

PrintQueue::PrintQueue(const Printers &printers, QObject *parent) : QObject(parent), m_printers(printers) { }

PrintQueue &PrintQueue::ofThisMachine()
{
    static QPointer<PrintQueue> queue;
    if (!queue)
        queue = new PrintQueue(Printers::ofThisMachine(), QCoreApplication::instance());
    return *queue;
}

QString PrintQueue::whyNot(Outcome outcome, const QString &printer)
{
    switch (outcome) {
    case Outcome::Printed: break;
    case Outcome::NoPrinter: return tr("The printer %1 was not found.").arg(printer);
    case Outcome::Refused: return tr("The printer did not accept this. Check that it is on and has paper.");
    }
    return {};
}

QCoro::Task<PrintQueue::Known> PrintQueue::known()
{
    const auto work = [printers = &m_printers] { return Known{printers->names(), printers->usual()}; };
    const Known known = co_await m_runner.run(work);
    co_return known;
}

// The work has no share in the printout. It is kept here until the work is done, for what its pages are made of
// belongs to this thread and has to end on it.
QCoro::Task<PrintQueue::Outcome> PrintQueue::print(QString printer, std::shared_ptr<const Printout> printout)
{
    const auto work = [printers = &m_printers, printer, pages = printout.get()] {
        if (!printers->names().contains(printer))
            return Outcome::NoPrinter;
        return printers->print(printer, *pages) ? Outcome::Printed : Outcome::Refused;
    };
    const Outcome outcome = co_await m_runner.run(work);
    co_return outcome;
}

static QString saved(const QString &path, const auto &write)
{
    QSaveFile file(path);
    const bool isSaved = file.open(QIODevice::WriteOnly) && write(file) && file.commit();
    return isSaved ? QString() : file.errorString();
}

QCoro::Task<QString> PrintQueue::savePdf(QString path, std::shared_ptr<const Printout> printout)
{
    const auto work = [path, pages = printout.get()] {
        return saved(path, [&](QSaveFile &file) { return writePdf(*pages, &file); });
    };
    const QString fault = co_await m_runner.run(work);
    co_return fault;
}

QCoro::Task<QString> PrintQueue::saveFile(QString path, QByteArray content)
{
    const auto work = [path, content] {
        return saved(path, [&](QSaveFile &file) { return file.write(content) == content.size(); });
    };
    const QString fault = co_await m_runner.run(work);
    co_return fault;
}

} // namespace onhire
