// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/devices/device_intake.h"

#include "core/base/calendar.h"
#include "ui/devices/device_columns.h"
#include "ui/devices/device_forms.h"
#include "ui/products/new_product.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/pickers/variant_search.h"
#include "ui/shared/scanning/scan_barrier.h"
#include "ui/shared/scanning/scan_guard.h"
#include "ui/shared/text/wording.h"
#include "ui/theme/metrics.h"

#include <QDateEdit>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSet>
#include <QTableWidget>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace onhire {

DeviceIntake::DeviceIntake(const Workplace &workplace, const QStringList &locations, QWidget *parent)
    : Dialog(parent), m_workplace(workplace), m_form(makeForm(locations)), m_serials(new QPlainTextEdit(this)),
      m_count(mutedLabel({}, this)), m_summary(new QLabel(this)), m_results(new QTableWidget(0, 2, this)),
      m_back(button(tr("Back"), this)), m_add(primaryButton({}, this)),
      m_labels(button(tr("Print labels…"), this))
{
    setWindowTitle(tr("Add devices"));
    auto *layout = new QVBoxLayout(this);
    const int margin = units(this, 18);
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(units(this, 14));
    layout->addWidget(heading(tr("Add devices"), this));
    auto *sides = new QHBoxLayout;
    sides->setSpacing(units(this, 24));
    auto *left = new QVBoxLayout;
    left->addWidget(m_form);
    left->addStretch(1);
    sides->addLayout(left, 2);
    sides->addLayout(makeRightSide(), 3);
    layout->addLayout(sides, 1);
    layout->addLayout(makeButtons());
    connect(m_serials, &QPlainTextEdit::textChanged, this, &DeviceIntake::showCount);
    connect(m_form, &Form::saveRequested, this, [this] { add(); });
    connect(m_form, &RecordForm::cancelled, this, &DeviceIntake::reject);
    showCount();
    resize(units(this, 780), units(this, 560));
    m_variant->setFocus();
}

RecordForm *DeviceIntake::makeForm(const QStringList &locations)
{
    const TenantPointer tenant = m_workplace.session->tenant();
    const QDate today = dateIn(tenant->zone, m_workplace.session->now());
    const auto examine = [tenant, today](const JsonValue &body) {
        QList<JsonValue::Member> members = returnBody(body).members();
        members.append({u"serialNumber"_s, JsonValue::string(u"any"_s)});
        const auto request = AssetRequest::read(JsonValue::object(members), *tenant, today);
        return request ? QList<Fault>() : request.error().faults;
    };
    auto *form = new RecordForm(m_workplace.locale, examine, this);
    m_variant = new RecordPicker(m_workplace, variantsToOwn(), form);
    m_variant->setPlaceholderText(tr("Enter a SKU or name"));
    offerNewProduct(*m_variant, m_workplace);
    form->addEntry({u"sku"_s, tr("Product"), m_variant,
                    [variant = m_variant] { return JsonValue::string(variant->code()); },
                    [variant = m_variant](const JsonValue &sku) { variant->enterCode(sku.toString()); },
                    [](const JsonValue &sku) { return sku.toString(); }});
    form->addEntry(conditionEntry(tr("Condition"), tr("Not recorded"), form));
    form->addChoice(u"status"_s, tr("Status"),
                    {{u"available"_s, lookOfDevice(u"available"_s).word},
                     {u"unavailable"_s, lookOfDevice(u"unavailable"_s).word}});
    form->putSideBySide();
    QLineEdit *cost = form->addAmount(u"acquisitionCost"_s, tr("Unit cost, %1").arg(tenant->currency));
    cost->setPlaceholderText(tr("From catalogue"));
    QDateEdit *acquired = dateEditor(m_workplace.locale, form);
    acquired->setDate(today);
    form->addEntry(dateEntry(u"acquisitionDate"_s, tr("Acquired"), acquired, m_workplace.locale));
    form->putSideBySide();
    offerLocations(form->addText(u"location"_s, tr("Location")), locations);
    form->addLongText(u"notes"_s, tr("Notes"));
    return form;
}

QLayout *DeviceIntake::makeRightSide()
{
    auto *side = new QVBoxLayout;
    side->setSpacing(units(this, 6));
    auto *label = new QLabel(tr("&Serial numbers, one per line"), this);
    label->setFont(scaled(label->font(), 0.92, QFont::Medium)); // as the fields beside it have theirs
    label->setBuddy(m_serials);
    auto *head = new QHBoxLayout;
    head->addWidget(label, 1);
    head->addWidget(m_count);
    side->addLayout(head);
    m_serials->setAccessibleName(tr("Serial numbers, one per line"));
    letScansIn(m_serials);
    giveScansTo(this, [this](const QString &code) { takeScan(code); });
    m_serials->setFont(monospaced(m_serials->font()));
    m_serials->setLayoutDirection(Qt::LeftToRight);
    m_serials->setTabChangesFocus(true);
    m_serials->setPlaceholderText(tr("Type, scan or paste"));
    side->addWidget(m_serials, 3);
    m_summary->setWordWrap(true);
    m_summary->hide();
    side->addWidget(m_summary);
    m_results->setAccessibleName(tr("Results"));
    m_results->setHorizontalHeaderLabels({tr("Serial"), tr("Result")});
    m_results->horizontalHeader()->setStretchLastSection(true);
    m_results->horizontalHeader()->setHighlightSections(false);
    m_results->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    m_results->verticalHeader()->hide();
    m_results->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_results->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_results->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_results->setTabKeyNavigation(false);
    m_results->setShowGrid(false);
    m_results->setWordWrap(true);
    m_results->hide();
    side->addWidget(m_results, 4);
    return side;
}

QLayout *DeviceIntake::makeButtons()
{
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_labels);
    buttons->addStretch(1);
    buttons->addWidget(m_back);
    buttons->addWidget(m_add);
    m_labels->hide();
    m_add->setToolTip(tr("Add the devices (Ctrl+Enter)"));
    connect(m_labels, &QPushButton::clicked, this, [this] { Q_EMIT labelsWanted(m_added); });
    connect(m_back, &QPushButton::clicked, this, &DeviceIntake::reject);
    connect(m_add, &QPushButton::clicked, this, [this] { add(); });
    return buttons;
}

QString DeviceIntake::summary() const
{
    return m_summary->text();
}

void DeviceIntake::showCount()
{
    const int count = int(serialsIn(m_serials->toPlainText()).size());
    m_count->setText(count > 0 ? tr("%Ln devices", nullptr, count) : QString());
    m_add->setText(count > 0 ? tr("Add %Ln devices", nullptr, count) : tr("Add devices"));
}

QCoro::Task<> DeviceIntake::add()
{
    const QStringList serials = serialsIn(m_serials->toPlainText());
    if (isHeld() || !m_form->validate())
        co_return;
    if (serials.isEmpty()) {
        m_serials->setFocus();
        co_return;
    }
    setAdding(true);
    const auto work = [session = m_workplace.session, serials, shared = returnBody(m_form->everything())] {
        return takeIn(session->context(), serials, shared);
    };
    const auto rows = co_await m_workplace.runner.runAlways(m_life.current(), work);
    if (!rows)
        co_return;
    setAdding(false);
    show(*rows);
}

// Whoever left now would be told that nothing was added.
void DeviceIntake::setAdding(bool isAdding)
{
    hold(isAdding);
    m_back->setEnabled(!isAdding);
    m_add->setEnabled(!isAdding);
}

// What is wrong with the product is wrong once, not with each device.
bool DeviceIntake::showSharedFault(const QList<IntakeRow> &rows)
{
    const Error &first = rows.constFirst().refusal;
    const bool ofProduct = rows.constFirst().outcome == IntakeRow::Outcome::Refused
        && (first.code == ErrorCode::VariantNotFound || first.code == ErrorCode::VariantInactive);
    return ofProduct && m_form->showFault(u"sku"_s, wordingOf(first).what);
}

void DeviceIntake::show(const QList<IntakeRow> &rows)
{
    if (showSharedFault(rows))
        return;
    QStringList created, refused;
    m_results->setRowCount(int(rows.size()));
    for (int index = 0; index < rows.size(); ++index) {
        const IntakeRow &row = rows[index];
        showRow(index, row);
        if (row.outcome == IntakeRow::Outcome::Created)
            created += row.serial;
        else if (row.outcome == IntakeRow::Outcome::Refused)
            refused += row.serial;
    }
    m_results->resizeColumnToContents(0);
    m_results->show();
    keepForLater(rows, refused);
    QString summary = tr("%Ln devices were added.", nullptr, int(created.size()));
    if (!refused.isEmpty())
        summary += u' ' + tr("%Ln were not; they are still in the list above.", nullptr, int(refused.size()));
    m_summary->setText(summary);
    m_summary->show();
    m_added += created;
    m_labels->setHidden(m_added.isEmpty());
    m_serials->setFocus();
    if (!created.isEmpty())
        Q_EMIT added(created);
}

// What was scanned since stays, with an unfinished line where it is typed on; what was refused stands below.
void DeviceIntake::keepForLater(const QList<IntakeRow> &answered, const QStringList &refused)
{
    QSet<QString> sent;
    for (const IntakeRow &row : answered)
        sent.insert(row.serial);
    QStringList typed;
    for (const QString &line : m_serials->toPlainText().split(u'\n')) {
        const QStringList serials = serialsIn(line);
        const bool isAnswered = !serials.isEmpty()
            && std::ranges::all_of(serials, [&](const QString &serial) { return sent.contains(serial); });
        if (!isAnswered)
            typed += line;
    }
    QString text = typed.join(u'\n');
    const auto here = int(text.size());
    if (!refused.isEmpty() && !text.isEmpty() && !text.endsWith(u'\n'))
        text += u'\n';
    m_serials->setPlainText(text + refused.join(u'\n'));
    QTextCursor cursor = m_serials->textCursor();
    cursor.setPosition(here);
    m_serials->setTextCursor(cursor);
}

// On a line of its own, at the end.
void DeviceIntake::takeScan(const QString &code)
{
    QTextCursor cursor(m_serials->document());
    cursor.movePosition(QTextCursor::End);
    if (!cursor.atBlockStart())
        cursor.insertBlock();
    cursor.insertText(code + u'\n');
    m_serials->setTextCursor(cursor);
}

void DeviceIntake::showRow(int index, const IntakeRow &row)
{
    auto *serial = new QTableWidgetItem(row.serial);
    serial->setFont(monospaced(font()));
    auto *result = new QTableWidgetItem;
    switch (row.outcome) {
    case IntakeRow::Outcome::Created:
        result->setText(tr("Added"));
        result->setIcon(iconOf(Glyph::Check, Role::Ok));
        break;
    case IntakeRow::Outcome::Existing:
        result->setText(tr("Already exists"));
        result->setIcon(iconOf(Glyph::Info));
        break;
    case IntakeRow::Outcome::Refused:
        const Wording words = wordingOf(row.refusal);
        result->setText(row.refusal.code == ErrorCode::ValidationError ? words.whatToDo : words.what);
        result->setIcon(iconOf(Glyph::Cross, Role::Bad));
        break;
    }
    m_results->setItem(index, 0, serial);
    m_results->setItem(index, 1, result);
}

void DeviceIntake::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers() & Qt::ControlModifier)
        add();
    else if (!enter) // a scanner's Enter ends a line, never the dialog
        QDialog::keyPressEvent(event);
}

void DeviceIntake::reject()
{
    const int left = int(serialsIn(m_serials->toPlainText()).size());
    if (isHeld() || left == 0) {
        Dialog::reject();
        return;
    }
    const Question question{tr("Discard %Ln serial numbers?", nullptr, left),
                            tr("These devices have not been added."),
                            tr("Discard"),
                            {},
                            true};
    ask(this, question, [this](const QString &) { Dialog::reject(); });
}

} // namespace onhire
