// SPDX-License-Identifier: GPL-3.0-or-later
// What every printing ends in: a look at the pages, the printer, which is remembered for what is printed, and a
// PDF in its place.
#pragma once

#include "ui/shared/controls/dialog.h"
#include "ui/shared/printing/printers.h"
#include "ui/shared/printing/printout.h"

#include <memory>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSettings;
class QVBoxLayout;

namespace onhire {

class PagePreview;

class PrintDialog : public Dialog
{
    Q_OBJECT

public:
    // `key`: for what the printer is remembered, as in papers/packing-list.
    PrintDialog(const QString &title, QString key, QSettings &settings, QWidget *parent = nullptr,
                const Printers &printers = Printers::ofThisMachine());

    void show(std::shared_ptr<const Printout> printout);
    bool savePdfAs(const QString &path);
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
    QWidget *makePages();
    void fillPrinters();
    void showPage();
    void print();
    void askForPath();
    QString proposedPath() const;
    QString printerKey() const;

    QSettings &m_settings;
    QString m_key;
    std::shared_ptr<const Printout> m_printout;
    PagePreview *m_preview;
    QVBoxLayout *m_options;
    const Printers &m_known;
    QComboBox *m_printers;
    QLabel *m_note;
    QLabel *m_pageText;
    QPushButton *m_back;
    QPushButton *m_forward;
    QPushButton *m_pdf;
    QPushButton *m_print;
    QWidget *m_side = nullptr;
    QHBoxLayout *m_buttons = nullptr;
};

} // namespace onhire
