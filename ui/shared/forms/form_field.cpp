// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/form_field.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/whole_number_box.h"
#include "ui/theme/metrics.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr int LongLabel = 240; // may take two lines where its field is narrow

FormField::FormField(const QString &label, QWidget *editor, Check check, QWidget *parent)
    : QWidget(parent), m_editor(editor), m_fault(new QLabel(this)), m_check(std::move(check))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 3));
    addLabel(layout, label);
    addEditor(layout);
    m_fault->setTextFormat(Qt::PlainText);
    m_fault->setWordWrap(true);
    m_fault->setFont(scaled(m_fault->font(), 0.92));
    setDress(m_fault, "fault");
    m_fault->hide();
    layout->addWidget(m_fault);
    editor->setAccessibleName(QString(label).remove(u'&'));
    editor->installEventFilter(this);
    watchEditor();
    hearRefusals();
}

int FormField::mostWidth(const QWidget *parent)
{
    return units(parent, 420);
}

void FormField::addLabel(QVBoxLayout *layout, const QString &label)
{
    m_head = new QHBoxLayout;
    m_head->setSpacing(units(this, 6));
    auto *name = new QLabel(label, this);
    name->setFont(scaled(name->font(), 0.92, QFont::Medium));
    name->setBuddy(m_editor);
    const int width = name->fontMetrics().size(Qt::TextShowMnemonic, label).width();
    name->setWordWrap(width > units(this, LongLabel));
    if (label.isEmpty())
        name->hide(); // a check box names itself
    m_head->addWidget(name, name->wordWrap() ? 1 : 0);
    m_head->addStretch();
    layout->addLayout(m_head);
}

// Few fields are ever marked or changed, and a label takes as long to make as its editor: what tells of it is
// made when it is first needed. The fault is not, for the focus leaves a field while its window goes, too.
void FormField::addMark()
{
    m_mark = new QLabel(u"*"_s, this);
    m_mark->setFont(scaled(m_mark->font(), 0.92, QFont::Medium)); // a label with it is as high as one without
    m_mark->setToolTip(tr("Required"));
    setDress(m_mark, "fault");
    m_head->insertWidget(1, m_mark);
}

void FormField::addBefore()
{
    m_dot = new QLabel(u"●"_s, this);
    m_dot->setFont(scaled(m_dot->font(), 0.7));
    setDress(m_dot, "accent");
    m_was = new ElidedLabel({}, this);
    m_was->setTextFormat(Qt::PlainText);
    m_was->setFont(scaled(m_was->font(), 0.92));
    setDress(m_was, "muted");
    m_head->insertWidget(m_head->count() - 1, m_dot);
    m_head->insertWidget(m_head->count() - 1, m_was, 1);
}

void FormField::addEditor(QVBoxLayout *layout)
{
    m_row = new QHBoxLayout;
    m_row->setSpacing(units(this, 8));
    m_row->addWidget(m_editor, 1);
    m_row->addStretch(); // takes what the editor must not
    if (m_editor->inherits("QLineEdit") || m_editor->inherits("QComboBox")
        || m_editor->inherits("QPlainTextEdit") || m_editor->inherits("QAbstractSpinBox"))
        m_editor->setMaximumWidth(qMin(m_editor->maximumWidth(), mostWidth(this)));
    layout->addLayout(m_row);
}

void FormField::watchEditor()
{
    if (auto *line = qobject_cast<QLineEdit *>(m_editor))
        connect(line, &QLineEdit::textChanged, this, &FormField::noticeChange);
    else if (auto *text = qobject_cast<QPlainTextEdit *>(m_editor))
        connect(text, &QPlainTextEdit::textChanged, this, &FormField::noticeChange);
    else if (auto *box = qobject_cast<QComboBox *>(m_editor))
        connect(box, &QComboBox::currentIndexChanged, this, &FormField::noticeChange);
    else if (auto *check = qobject_cast<QCheckBox *>(m_editor))
        connect(check, &QCheckBox::toggled, this, &FormField::noticeChange);
    else if (auto *number = qobject_cast<QSpinBox *>(m_editor))
        connect(number, &QSpinBox::valueChanged, this, &FormField::noticeChange);
    else if (auto *day = qobject_cast<QDateEdit *>(m_editor))
        connect(day, &QDateEdit::dateChanged, this, &FormField::noticeChange);
}

// Of what is typed into the editor, or into a part of it.
void FormField::hearRefusals()
{
    QList<WholeNumberBox *> boxes = m_editor->findChildren<WholeNumberBox *>();
    if (auto *whole = qobject_cast<WholeNumberBox *>(m_editor))
        boxes.append(whole);
    for (WholeNumberBox *box : boxes)
        connect(box, &WholeNumberBox::refusalChanged, this, [this, box] {
            m_refusal = box->refusal();
            validate();
        });
}

void FormField::noticeChange()
{
    if (isFaulty())
        validate();
    Q_EMIT changed();
}

void FormField::setFault(const QString &fault)
{
    m_faultText = fault;
    m_fault->setText(fault);
    m_fault->setVisible(isFaulty());
    setDress(m_editor, "invalid", !fault.isEmpty());
    describe();
}

void FormField::stopChecking()
{
    m_check = {};
}

bool FormField::validate()
{
    const QString fault = m_check ? m_check() : QString();
    setFault(fault.isEmpty() ? m_refusal : fault);
    return !isFaulty();
}

void FormField::setUnit(const QString &unit)
{
    QLabel *label = mutedLabel(unit, this);
    m_row->insertWidget(1, label);
}

void FormField::setRequired(bool required)
{
    m_isRequired = required;
    if (!m_mark && required)
        addMark();
    if (m_mark)
        m_mark->setVisible(required);
    describe();
}

void FormField::setBefore(const std::optional<QString> &words)
{
    m_isChanged = words.has_value();
    m_before = words.value_or(QString());
    if (!m_was && m_isChanged)
        addBefore();
    if (m_was)
        showBefore();
    describe();
}

void FormField::showBefore()
{
    //: Beside a field that was changed: the value that it had
    const QString was = m_before.isEmpty() ? tr("was empty") : tr("was %1").arg(m_before.simplified());
    m_was->setWhole(m_isChanged ? was : QString());
    m_dot->setToolTip(was);
    m_dot->setVisible(m_isChanged);
    m_was->setVisible(m_isChanged);
}

// What those hear who do not see it.
void FormField::describe()
{
    m_editor->setAccessibleDescription(isFaulty()         ? m_faultText
                                           : m_isChanged  ? m_was->whole()
                                           : m_isRequired ? tr("Required")
                                                          : QString());
}

bool FormField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut
        && static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
        validate();
    return QWidget::eventFilter(watched, event);
}

} // namespace onhire
