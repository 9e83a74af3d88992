// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/forms/form_columns.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QResizeEvent>

#include <cstdlib>
#include <limits>

namespace onhire {

static constexpr int WidthOfTwo = 600;

FormColumns::FormColumns(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(units(this, 32));
    for (QVBoxLayout *&column : m_columns) {
        column = new QVBoxLayout;
        column->setSpacing(units(this, 20));
        column->setAlignment(Qt::AlignTop);
        layout->addLayout(column, 1);
    }
    layout->setStretchFactor(m_columns[1], 0);
}

QVBoxLayout *FormColumns::addSection(const QString &title)
{
    auto *section = new QWidget(this);
    auto *fields = new QVBoxLayout(section);
    fields->setContentsMargins({});
    fields->setSpacing(units(this, 10));
    if (!title.isEmpty()) {
        QLabel *name = heading(title, section, 1);
        section->setAccessibleName(title);
        fields->addWidget(name);
    }
    m_sections.append(section);
    m_columns[0]->addWidget(section);
    return fields;
}

// Where both columns become about as long.
qsizetype FormColumns::firstOfSecondColumn() const
{
    int whole = 0;
    for (const QWidget *section : m_sections)
        whole += section->sizeHint().height();
    qsizetype best = 1;
    int least = std::numeric_limits<int>::max();
    int left = 0;
    for (qsizetype i = 1; i < m_sections.size(); ++i) {
        left += m_sections[i - 1]->sizeHint().height();
        if (const int difference = std::abs(whole - 2 * left); difference < least) {
            least = difference;
            best = i;
        }
    }
    return best;
}

void FormColumns::arrange(int columns)
{
    m_shown = columns;
    const qsizetype second = columns == 2 ? firstOfSecondColumn() : m_sections.size();
    for (qsizetype i = 0; i < m_sections.size(); ++i) {
        m_columns[0]->removeWidget(m_sections[i]);
        m_columns[1]->removeWidget(m_sections[i]);
        m_columns[i < second ? 0 : 1]->addWidget(m_sections[i]);
    }
    static_cast<QHBoxLayout *>(layout())->setStretchFactor(m_columns[1], columns - 1);
}

void FormColumns::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool hasRoom = event->size().width() >= units(this, WidthOfTwo) && m_sections.size() > 1;
    if (const int columns = hasRoom ? 2 : 1; columns != m_shown)
        arrange(columns);
}

} // namespace onhire
