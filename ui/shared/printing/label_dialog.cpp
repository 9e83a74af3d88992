// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/printing/label_dialog.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/whole_number_box.h"
#include "ui/shared/forms/form_field.h"
#include "ui/shared/printing/label_sheet.h"
#include "ui/theme/metrics.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

static QString keyOf(const QString &templateId)
{
    return u"labels/"_s + templateId;
}

LabelDialog::LabelDialog(const QString &title, QList<LabelContent> labels, QSettings &settings, QWidget *parent,
                         PrintQueue &queue)
    : PrintDialog(title, keyOf({}), settings, parent, queue), m_labels(std::move(labels)),
      m_standard(standardLabelTemplates()), m_templates(new ChoiceBox(this)), m_symbology(new ChoiceBox(this)),
      m_copies(new WholeNumberBox(this)), m_skipped(new WholeNumberBox(this))
{
    addTemplates();
    addWords();
    addNumbers();
    addSizes();
    choose(qMax(0, m_templates->findData(lastTemplate(settings).id)));
}

void LabelDialog::addTemplates()
{
    for (const LabelTemplate &standard : m_standard)
        m_templates->addItem(standard.name, standard.id);
    options()->addWidget(new FormField(tr("&Labels"), m_templates, {}, this));
    connect(m_templates, &QComboBox::activated, this, &LabelDialog::choose);
    //: The kind of a barcode
    m_symbology->addItem(tr("Barcode (Code 128)"), int(Symbology::Code128));
    m_symbology->addItem(tr("QR code"), int(Symbology::Qr));
    options()->addWidget(new FormField(tr("Code type"), m_symbology, {}, this));
    connect(m_symbology, &QComboBox::activated, this, &LabelDialog::readEditors);
}

// Only what at least one of the labels has.
void LabelDialog::offerLines()
{
    const QList<std::pair<LabelLine, QString>> names{{LabelLine::Product, tr("Product")},
                                                     {LabelLine::Sku, tr("SKU")},
                                                     {LabelLine::Customer, tr("Customer")},
                                                     {LabelLine::Order, tr("Order")},
                                                     {LabelLine::Company, tr("Company")}};
    for (const auto &[line, name] : names) {
        const bool any = std::any_of(m_labels.begin(), m_labels.end(), [line = line](const LabelContent &each) {
            return !each.lines.value(line).isEmpty();
        });
        if (any)
            m_checks.insert(line, new QCheckBox(name, this));
    }
}

void LabelDialog::addWords()
{
    offerLines();
    auto *grid = new QGridLayout;
    int place = 0;
    for (QCheckBox *check : std::as_const(m_checks)) {
        grid->addWidget(check, place / 2, place % 2);
        ++place;
        connect(check, &QCheckBox::toggled, this, &LabelDialog::readEditors);
    }
    options()->addLayout(grid);
}

void LabelDialog::addNumbers()
{
    m_copies->setRange(1, 100);
    options()->addWidget(new FormField(tr("&Copies of each"), m_copies, {}, this));
    m_skippedRow = new FormField(tr("Labels already &used"), m_skipped, {}, this);
    m_skipped->setAccessibleName(tr("Labels already used on the sheet"));
    options()->addWidget(m_skippedRow);
    connect(m_copies, &QSpinBox::valueChanged, this, &LabelDialog::showLabels);
    connect(m_skipped, &QSpinBox::valueChanged, this, &LabelDialog::showLabels);
}

QDoubleSpinBox *LabelDialog::lengthBox(const QString &name, qreal least, qreal most)
{
    auto *box = new QDoubleSpinBox(this);
    box->setRange(least, most);
    box->setDecimals(1);
    box->setSingleStep(0.5);
    //: Millimetres, after a number
    box->setSuffix(tr(" mm"));
    box->setAccessibleName(name);
    connect(box, &QDoubleSpinBox::valueChanged, this, &LabelDialog::readEditors);
    return box;
}

void LabelDialog::addSizes()
{
    auto *open = new QPushButton(tr("Sizes"), this);
    open->setCheckable(true);
    auto *reset = button(tr("Reset sizes"), this);
    reset->setToolTip(tr("Restore the default sizes of these labels"));
    auto *head = new QHBoxLayout;
    head->addWidget(open);
    head->addWidget(reset);
    head->addStretch(1);
    options()->addLayout(head);
    m_sizes = new QWidget(this);
    m_sheetSizes = new QWidget(this);
    auto *sizes = new QFormLayout(m_sizes);
    auto *sheet = new QFormLayout(m_sheetSizes);
    const auto add = [this](QFormLayout *form, const QString &name, qreal least, qreal most) {
        QDoubleSpinBox *box = lengthBox(name, least, most);
        form->addRow(name, box);
        return box;
    };
    m_width = add(sizes, tr("Width"), 10, 300);
    m_height = add(sizes, tr("Height"), 8, 300);
    //: The room that stays empty along the edges of a label
    m_padding = add(sizes, tr("Margin"), 0, 20);
    m_font = add(sizes, tr("Font size"), 4, 40);
    //: Points, the size of a font, after a number
    m_font->setSuffix(tr(" pt"));
    m_onRoll = new QCheckBox(tr("On a roll"), m_sizes);
    sizes->addRow(m_onRoll);
    connect(m_onRoll, &QCheckBox::toggled, this, &LabelDialog::readEditors);
    m_sheetWidth = add(sheet, tr("Sheet width"), 50, 500);
    m_sheetHeight = add(sheet, tr("Sheet height"), 50, 500);
    m_columns = new WholeNumberBox(this);
    m_rows = new WholeNumberBox(this);
    for (const auto &[box, name] : {std::pair(m_columns, tr("Columns")), std::pair(m_rows, tr("Rows"))}) {
        box->setRange(1, 40);
        box->setAccessibleName(name);
        box->tellInTip();
        sheet->addRow(name, box);
        connect(box, &QSpinBox::valueChanged, this, &LabelDialog::readEditors);
    }
    m_left = add(sheet, tr("From the left"), 0, 100);
    m_top = add(sheet, tr("From the top"), 0, 100);
    m_gapAcross = add(sheet, tr("Between columns"), 0, 50);
    m_gapDown = add(sheet, tr("Between rows"), 0, 50);
    sizes->setContentsMargins({});
    sheet->setContentsMargins({});
    for (QWidget *part : {m_sizes, m_sheetSizes}) {
        options()->addWidget(part);
        part->hide();
    }
    connect(open, &QPushButton::toggled, this, [this](bool on) {
        m_sizes->setVisible(on);
        m_sheetSizes->setVisible(on && !m_format.onRoll);
    });
    connect(reset, &QPushButton::clicked, this, &LabelDialog::restore);
}

void LabelDialog::choose(int index)
{
    m_templates->setCurrentIndex(index);
    m_format = savedTemplate(m_standard[index], settings());
    rememberTemplate(m_format.id, settings());
    rememberFor(keyOf(m_format.id));
    load();
}

void LabelDialog::restore()
{
    forgetTemplate(m_format.id, settings());
    choose(m_templates->currentIndex());
}

void LabelDialog::load()
{
    m_loading = true;
    m_symbology->setCurrentIndex(m_symbology->findData(int(m_format.symbology)));
    for (auto check = m_checks.begin(); check != m_checks.end(); ++check)
        (*check)->setChecked(m_format.lines.contains(check.key()));
    m_width->setValue(m_format.label.width());
    m_height->setValue(m_format.label.height());
    m_padding->setValue(m_format.padding);
    m_font->setValue(m_format.fontPoints);
    m_onRoll->setChecked(m_format.onRoll);
    m_sheetWidth->setValue(m_format.sheet.width());
    m_sheetHeight->setValue(m_format.sheet.height());
    m_columns->setValue(m_format.columns);
    m_rows->setValue(m_format.rows);
    m_left->setValue(m_format.first.x());
    m_top->setValue(m_format.first.y());
    m_gapAcross->setValue(m_format.gap.width());
    m_gapDown->setValue(m_format.gap.height());
    m_loading = false;
    showLabels();
}

void LabelDialog::readEditors()
{
    if (m_loading)
        return;
    m_format.symbology = Symbology(m_symbology->currentData().toInt());
    for (auto check = m_checks.begin(); check != m_checks.end(); ++check) {
        m_format.lines.removeAll(check.key());
        if ((*check)->isChecked())
            m_format.lines.append(check.key());
    }
    std::sort(m_format.lines.begin(), m_format.lines.end());
    m_format.label = {m_width->value(), m_height->value()};
    m_format.padding = m_padding->value();
    m_format.fontPoints = m_font->value();
    m_format.onRoll = m_onRoll->isChecked();
    m_format.sheet = {m_sheetWidth->value(), m_sheetHeight->value()};
    m_format.columns = m_columns->value();
    m_format.rows = m_rows->value();
    m_format.first = {m_left->value(), m_top->value()};
    m_format.gap = {m_gapAcross->value(), m_gapDown->value()};
    m_sheetSizes->setVisible(m_sizes->isVisibleTo(this) && !m_format.onRoll);
    saveTemplate(m_format, settings());
    showLabels();
}

QList<LabelContent> LabelDialog::copiedLabels() const
{
    QList<LabelContent> labels;
    for (const LabelContent &label : m_labels)
        labels += QList<LabelContent>(m_copies->value(), label);
    return labels;
}

void LabelDialog::showLabels()
{
    if (m_loading)
        return;
    m_skippedRow->setHidden(m_format.onRoll);
    m_skipped->setMaximum(m_format.perPage() - 1);
    auto sheet = std::make_shared<LabelSheet>(windowTitle(), m_format, copiedLabels(), m_skipped->value());
    const int without = sheet->withoutBarcode();
    if (!m_format.fitsItsSheet())
        setNote(tr("These labels do not fit on the sheet. Check the sizes."));
    else if (without > 0)
        setNote(tr("%Ln labels are too small for a code that a scanner can read.", nullptr, without));
    else
        setNote({});
    show(std::move(sheet));
}

} // namespace onhire
