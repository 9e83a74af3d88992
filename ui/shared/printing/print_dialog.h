// SPDX-License-Identifier: GPL-3.0-or-later
// Where all printing ends: a preview of the pages, the choice of a printer, which is remembered for each kind
// of printout, or a PDF instead.
#pragma once

#include "ui/shared/controls/dialog.h"
#include "ui/shared/printing/print_queue.h"

#include <memory>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QSettings;
class QVBoxLayout;

namespace onhire {

class PagePreview;
class PrinterBox;

class PrintDialog : public Dialog
{
    Q_OBJECT

public:
    // `key`: for what the printer is remembered, as in papers/packing-list.
    PrintDialog(const QString &title, QString key, QSettings &settings, QWidget *parent = nullptr,
                PrintQueue &queue = PrintQueue::ofThisMachine());

    void show(std::shared_ptr<const Printout> printout);
    QCoro::Task<> savePdfAs(QString path);
    QString note() const;

Q_SIGNALS:
    void done(const QString &what); // in words

protected:
    QVBoxLayout *options() const { return m_options; } // above the printer
    QSettings &settings() const { return m_settings; }
    void rememberFor(const QString &key); // another thing is printed: its printer is chosen
    void setNote(const QString &note); // what somebody should know before printing
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeSide();
    QWidget *makeChoices();
    QWidget *makePages();
    void showPage();
    QCoro::Task<> print();
    void setWorking(bool working); // which takes a moment for a thousand labels
    void askForPath();
    QString proposedPath() const;
    QString printerKey() const;

    QSettings &m_settings;
    QString m_key;
    std::shared_ptr<const Printout> m_printout;
    PagePreview *m_preview;
    QVBoxLayout *m_options;
    PrintQueue &m_queue;
    PrinterBox *m_printers;
    QLabel *m_note;
    QLabel *m_pageText;
    QPushButton *m_back;
    QPushButton *m_forward;
    QPushButton *m_pdf;
    QPushButton *m_print;
    QWidget *m_side = nullptr;
    QHBoxLayout *m_buttons = nullptr;
    bool m_isWorking = false;
    Latest m_life;
};

} // namespace onhire
