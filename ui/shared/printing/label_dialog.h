// SPDX-License-Identifier: GPL-3.0-or-later
// Prints labels: which labels are in the printer, what is written on them, and how many of each. What is
// changed about a kind of labels is kept for the next time.
#pragma once

#include "ui/shared/printing/label_template.h"
#include "ui/shared/printing/print_dialog.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;

namespace onhire {

class WholeNumberBox;

class LabelDialog : public PrintDialog
{
    Q_OBJECT

public:
    LabelDialog(const QString &title, QList<LabelContent> labels, QSettings &settings,
                QWidget *parent = nullptr, PrintQueue &queue = PrintQueue::ofThisMachine());

    const LabelTemplate &format() const { return m_format; }
    QComboBox *templates() const { return m_templates; }
    QComboBox *symbologies() const { return m_symbology; }
    WholeNumberBox *copies() const { return m_copies; }
    QCheckBox *check(LabelLine line) const { return m_checks.value(line); }
    QDoubleSpinBox *width() const { return m_width; }

private:
    void addTemplates();
    void addWords();
    void addNumbers();
    void addSizes();
    QDoubleSpinBox *lengthBox(const QString &name, qreal least, qreal most);
    void offerLines();
    void choose(int index);
    void load();
    void readEditors();
    void restore();
    void showLabels();
    QList<LabelContent> copiedLabels() const;

    const QList<LabelContent> m_labels;
    const QList<LabelTemplate> m_standard;
    LabelTemplate m_format;
    QComboBox *m_templates;
    QComboBox *m_symbology;
    QMap<LabelLine, QCheckBox *> m_checks;
    WholeNumberBox *m_copies;
    WholeNumberBox *m_skipped;
    QWidget *m_skippedRow = nullptr;
    QWidget *m_sizes = nullptr;
    QWidget *m_sheetSizes = nullptr;
    QDoubleSpinBox *m_width = nullptr, *m_height = nullptr, *m_padding = nullptr, *m_font = nullptr;
    QDoubleSpinBox *m_left = nullptr, *m_top = nullptr, *m_gapAcross = nullptr, *m_gapDown = nullptr;
    QDoubleSpinBox *m_sheetWidth = nullptr, *m_sheetHeight = nullptr;
    WholeNumberBox *m_columns = nullptr, *m_rows = nullptr;
    QCheckBox *m_onRoll = nullptr;
    bool m_loading = false;
};

} // namespace onhire
