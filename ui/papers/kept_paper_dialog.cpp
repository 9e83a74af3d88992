// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/papers/kept_paper_dialog.h"

#include "core/services/files/files.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/files/save_dialog.h"
#include "ui/shared/printing/printer_box.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QSettings>
#include <QStandardPaths>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr auto FolderKey = "printing/folder"_L1;

KeptPaperDialog::KeptPaperDialog(const Workplace &workplace, KeptPaper paper, QWidget *parent,
                                 PrintQueue &queue)
    : Dialog(parent), m_workplace(workplace), m_paper(std::move(paper)), m_queue(queue),
      m_printers(new PrinterBox(queue, this)), m_note(new QLabel(this)),
      m_save(button(tr("Save as PDF…"), this)), m_print(primaryButton(tr("Print"), this))
{
    setWindowTitle(m_paper.title);
    auto *layout = new QVBoxLayout(this);
    const int margin = units(this, 18);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(units(this, 12));
    layout->addWidget(heading(windowTitle(), this));
    auto *about = new QLabel(m_paper.about, this);
    about->setWordWrap(true);
    about->setMinimumWidth(units(this, 340));
    layout->addWidget(about);
    auto *label = new QLabel(tr("P&rinter"), this);
    label->setBuddy(m_printers);
    m_printers->prefer(workplace.settings.value(printerKey()).toString());
    connect(m_printers, &PrinterBox::found, this, [this] { setWorking(m_isWorking); });
    setWorking(false);
    layout->addWidget(label);
    layout->addWidget(m_printers);
    m_note->setWordWrap(true);
    m_note->hide();
    layout->addWidget(m_note);
    auto *buttons = new QHBoxLayout;
    QPushButton *back = button(tr("Back"), this);
    buttons->addWidget(back);
    buttons->addStretch(1);
    buttons->addWidget(m_save);
    buttons->addWidget(m_print);
    layout->addLayout(buttons);
    connect(back, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_save, &QPushButton::clicked, this, &KeptPaperDialog::askForPath);
    connect(m_print, &QPushButton::clicked, this, [this] { print(); });
}

QString KeptPaperDialog::note() const
{
    return m_note->text();
}

void KeptPaperDialog::tell(const QString &note)
{
    m_note->setText(note);
    m_note->setHidden(note.isEmpty());
}

void KeptPaperDialog::setWorking(bool working)
{
    m_isWorking = working;
    m_save->setEnabled(!working);
    m_print->setEnabled(!working && m_printers->hasAny());
}

QString KeptPaperDialog::printerKey() const
{
    return u"papers/%1/printer"_s.arg(m_paper.kind);
}

static Result<QByteArray> contentOf(const Context &context, const KeptPaper &paper)
{
    ONHIRE_ASSIGN(const Record file, paper.make(context));
    ONHIRE_ASSIGN(const OpenedFile opened, openFile(context, file.id));
    return opened.content->readAll();
}

QCoro::Task<bool> KeptPaperDialog::make()
{
    if (!m_pdf.isEmpty())
        co_return true;
    const auto work = [session = m_workplace.session, paper = m_paper] {
        return contentOf(session->context(), paper);
    };
    const auto pdf = co_await m_workplace.runner.runAlways(m_life.current(), work);
    if (!pdf)
        co_return false;
    if (*pdf) {
        m_pdf = **pdf;
    } else {
        const Wording words = wordingOf(pdf->error());
        tell(words.what + u' ' + words.whatToDo);
    }
    co_return pdf->has_value();
}

void KeptPaperDialog::askForPath()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString folder = m_workplace.settings.value(FolderKey, documents).toString();
    QFileDialog *dialog = newSaveDialog(
        {tr("Save as PDF"), u"%1/%2.pdf"_s.arg(folder, m_paper.fileName), {tr("PDF files (*.pdf)")}, u"pdf"_s},
        this);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) { saveAs(path); });
    dialog->open();
}

QCoro::Task<> KeptPaperDialog::saveAs(QString path)
{
    const Ticket alive = m_life.current();
    setWorking(true);
    const bool made = co_await make();
    if (!alive.isCurrent())
        co_return;
    if (!made) {
        setWorking(false);
        co_return;
    }
    const QString fault = co_await m_queue.saveFile(path, m_pdf);
    if (!alive.isCurrent())
        co_return;
    setWorking(false);
    if (!fault.isEmpty()) {
        tell(tr("The file could not be saved: %1").arg(fault));
        co_return;
    }
    m_workplace.settings.setValue(FolderKey, QFileInfo(path).absolutePath());
    Q_EMIT done(tr("%1 is saved.").arg(QFileInfo(path).fileName()));
    accept();
}

// CUPS takes a PDF as it is, so what is printed is the file that was kept.
QCoro::Task<> KeptPaperDialog::print()
{
    const Ticket alive = m_life.current();
    setWorking(true);
    const bool made = co_await make();
    if (!alive.isCurrent())
        co_return;
    if (made)
        spool(m_printers->currentText());
    else
        setWorking(false);
}

void KeptPaperDialog::spool(const QString &printer)
{
    auto *spooler = new QProcess(this);
    connect(spooler, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        tell(tr("Printing failed. Save the document as a PDF and print that."));
        if (error == QProcess::FailedToStart) // else it ends, too
            setWorking(false);
    });
    connect(spooler, &QProcess::finished, this, [this, printer](int code, QProcess::ExitStatus status) {
        setWorking(false);
        if (code != 0 || status != QProcess::NormalExit) {
            tell(PrintQueue::whyNot(PrintQueue::Outcome::Refused, printer));
            return;
        }
        m_workplace.settings.setValue(printerKey(), printer);
        Q_EMIT done(
            //: What is printed and where, as in: Invoice 2026-000001: printing on Office
            tr("Printing %1 on %2.").arg(m_paper.fileName, printer));
        accept();
    });
    spooler->start(u"lp"_s, {u"-d"_s, printer, u"-t"_s, windowTitle()});
    spooler->write(m_pdf);
    spooler->closeWriteChannel();
}

} // namespace onhire
