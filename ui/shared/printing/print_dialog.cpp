// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/print_dialog.h"

#include "core/domain/files/file_name.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/files/save_dialog.h"
#include "ui/shared/forms/form_field.h"
#include "ui/shared/printing/page_preview.h"
#include "ui/shared/printing/printer_box.h"
#include "ui/theme/metrics.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QStandardPaths>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

PrintDialog::PrintDialog(const QString &title, QString key, QSettings &settings, QWidget *parent,
                         PrintQueue &queue)
    : Dialog(parent), m_settings(settings), m_key(std::move(key)), m_preview(new PagePreview(this)),
      m_options(new QVBoxLayout), m_queue(queue), m_printers(new PrinterBox(queue, this)),
      m_note(new QLabel(this)), m_pageText(mutedLabel({}, this)), m_back(button({}, this)),
      m_forward(button({}, this)), m_pdf(button(tr("Save as PDF…"), this)),
      m_print(primaryButton(tr("Print"), this))
{
    setWindowTitle(title);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    QWidget *side = makeSide();
    layout->addWidget(makePages(), 1);
    layout->addWidget(side);
    rememberFor(m_key);
    setWorking(false);
    connect(m_printers, &PrinterBox::found, this, [this] { setWorking(m_isWorking); });
    connect(m_preview, &PagePreview::turned, this, &PrintDialog::showPage);
    connect(m_back, &QPushButton::clicked, this, [this] { m_preview->turnTo(m_preview->page() - 1); });
    connect(m_forward, &QPushButton::clicked, this, [this] { m_preview->turnTo(m_preview->page() + 1); });
    connect(m_pdf, &QPushButton::clicked, this, &PrintDialog::askForPath);
    connect(m_print, &QPushButton::clicked, this, [this] { print(); });
    // So wide that a letter can be read, where the window has room for that.
    const QSize wanted(units(this, 1120), units(this, 780));
    resize(
        parent
            ? wanted.boundedTo(parent->window()->size() * 0.94).expandedTo({units(this, 880), units(this, 600)})
            : wanted);
}

QWidget *PrintDialog::makePages()
{
    auto *pages = new QWidget(this);
    auto *layout = new QVBoxLayout(pages);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto *area = new QScrollArea(pages);
    area->setFocusPolicy(Qt::NoFocus); // the page has it
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(m_preview);
    layout->addWidget(area, 1);
    auto *turning = new QHBoxLayout;
    turning->setContentsMargins(units(this, 12), units(this, 8), units(this, 12), units(this, 8));
    m_back->setText(tr("Previous page"));
    m_forward->setText(tr("Next page"));
    turning->addWidget(m_back);
    turning->addStretch(1);
    turning->addWidget(m_pageText);
    turning->addStretch(1);
    turning->addWidget(m_forward);
    layout->addLayout(turning);
    return pages;
}

QWidget *PrintDialog::makeSide()
{
    auto *side = m_side = new QWidget(this);
    setDress(side, "pane");
    auto *layout = new QVBoxLayout(side);
    const int margin = units(this, 18);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(units(this, 10));
    QLabel *title = heading(windowTitle(), side);
    title->setWordWrap(true);
    layout->addWidget(title);
    layout->addWidget(makeChoices(), 1);
    auto *buttons = m_buttons = new QHBoxLayout;
    QPushButton *leave = button(tr("Back"), side);
    connect(leave, &QPushButton::clicked, this, &QDialog::reject);
    buttons->addWidget(leave);
    buttons->addStretch(1);
    buttons->addWidget(m_pdf);
    buttons->addWidget(m_print);
    layout->addLayout(buttons);
    return side;
}

// There may be more of them than the dialog is high: then they are scrolled, and the buttons stay.
QWidget *PrintDialog::makeChoices()
{
    auto *area = new QScrollArea(this);
    area->setFocusPolicy(Qt::NoFocus); // goes where the focus in it goes
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *choices = new QWidget(area->viewport());
    setDress(choices, "pane");
    auto *layout = new QVBoxLayout(choices);
    layout->setContentsMargins(0, 0, units(this, 12), 0); // for what scrolls it
    layout->setSpacing(units(this, 12));
    m_options->setSpacing(units(this, 12));
    layout->addLayout(m_options);
    layout->addWidget(new FormField(tr("P&rinter"), m_printers, {}, choices));
    m_note->setWordWrap(true);
    m_note->hide();
    layout->addWidget(m_note);
    layout->addStretch(1);
    area->setWidget(choices);
    return area;
}

// Wide enough for its buttons, whose words are longer in some languages.
void PrintDialog::showEvent(QShowEvent *event)
{
    const QMargins margins = m_side->layout()->contentsMargins();
    m_side->setFixedWidth(
        qMax(units(this, 350), m_buttons->sizeHint().width() + margins.left() + margins.right()));
    Dialog::showEvent(event);
}

QString PrintDialog::printerKey() const
{
    return m_key + u"/printer"_s;
}

QString PrintDialog::note() const
{
    return m_note->text();
}

void PrintDialog::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setHidden(note.isEmpty());
}

void PrintDialog::setWorking(bool working)
{
    m_isWorking = working;
    m_pdf->setEnabled(!working);
    m_print->setEnabled(!working && m_printers->hasAny());
    QPushButton *first = m_printers->hasAny() ? m_print : m_pdf; // what can be done here
    setDress(m_print, "primary", first == m_print);
    setDress(m_pdf, "primary", first == m_pdf);
    first->setDefault(true);
}

void PrintDialog::rememberFor(const QString &key)
{
    m_key = key;
    m_printers->prefer(m_settings.value(printerKey()).toString());
}

void PrintDialog::show(std::shared_ptr<const Printout> printout)
{
    m_printout = std::move(printout);
    m_preview->show(m_printout);
}

void PrintDialog::showPage()
{
    const int pages = m_printout ? m_printout->pageCount() : 0;
    m_pageText->setText(
        tr("Page %1 of %2").arg(locale().toString(m_preview->page() + 1), locale().toString(pages)));
    for (QPushButton *turn : {m_back, m_forward})
        turn->setVisible(pages > 1);
    m_back->setEnabled(m_preview->page() > 0);
    m_forward->setEnabled(m_preview->page() + 1 < pages);
}

QCoro::Task<> PrintDialog::print()
{
    if (!m_printout)
        co_return;
    const QString name = m_printers->currentText(), title = m_printout->title();
    const Ticket alive = m_life.current();
    setWorking(true);
    const PrintQueue::Outcome outcome = co_await m_queue.print(name, m_printout);
    if (!alive.isCurrent())
        co_return;
    setWorking(false);
    setNote(PrintQueue::whyNot(outcome, name));
    if (outcome != PrintQueue::Outcome::Printed)
        co_return;
    m_settings.setValue(printerKey(), name);
    Q_EMIT done(tr("%1 is being printed on %2.").arg(title, name));
    accept();
}

QString PrintDialog::proposedPath() const
{
    const QString folder =
        m_settings
            .value(u"printing/folder"_s, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
            .toString();
    return folder + u'/' + safeFileName(m_printout->title() + u".pdf"_s);
}

void PrintDialog::askForPath()
{
    QFileDialog *dialog =
        newSaveDialog({tr("Save as PDF"), proposedPath(), {tr("PDF files (*.pdf)")}, u"pdf"_s}, this);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &chosen) { savePdfAs(chosen); });
    dialog->open();
}

QCoro::Task<> PrintDialog::savePdfAs(QString path)
{
    const Ticket alive = m_life.current();
    setWorking(true);
    const QString fault = co_await m_queue.savePdf(path, m_printout);
    if (!alive.isCurrent())
        co_return;
    setWorking(false);
    if (!fault.isEmpty()) {
        setNote(tr("The file could not be saved: %1").arg(fault));
        co_return;
    }
    const QFileInfo saved(path);
    m_settings.setValue(u"printing/folder"_s, saved.absolutePath());
    Q_EMIT done(tr("%1 is saved.").arg(saved.fileName()));
    accept();
}

} // namespace onhire
