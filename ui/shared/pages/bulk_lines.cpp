// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shared/pages/bulk_lines.h"

#include "ui/shared/controls/controls.h"
#include "ui/theme/metrics.h"

#include <QGridLayout>

namespace onhire {

namespace {

constexpr int MostListed = 8;
enum BulkColumn { Name, Status, Who, Price, BulkColumns };

} // namespace

BulkLines::BulkLines(const QList<BulkLine> &lines, const QList<BulkSum> &sums, QWidget *parent)
    : QWidget(parent), m_rows(new QGridLayout(this))
{
    m_rows->setContentsMargins({});
    m_rows->setHorizontalSpacing(units(this, 10));
    m_rows->setVerticalSpacing(units(this, 6));
    m_rows->setColumnStretch(Who, 1);
    for (const BulkLine &line : lines.mid(0, MostListed))
        add(line);
    if (lines.size() > MostListed)
        m_rows->addWidget(mutedLabel(tr("and %Ln more", nullptr, int(lines.size()) - MostListed), this),
                          m_row++, Name, 1, BulkColumns);
    if (!sums.isEmpty())
        m_rows->addWidget(horizontalLine(this), m_row++, Name, 1, BulkColumns);
    for (const BulkSum &sum : sums)
        add(sum);
}

// The name of a person or company needs no room of its own where nothing says whose it is.
void BulkLines::add(const BulkLine &line)
{
    QLabel *name = line.isCode ? new QLabel(line.name, this) : new ElidedLabel(line.name, this);
    if (line.isCode)
        name->setFont(monospaced(name->font()));
    alignToReading(name);
    auto *status = new Pill(this);
    status->setLook(line.status);
    if (line.who.isEmpty()) {
        m_rows->addWidget(name, m_row, Name, 1, 3);
        m_rows->addWidget(status, m_row++, Price, Qt::AlignRight);
        return;
    }
    m_rows->addWidget(name, m_row, Name);
    m_rows->addWidget(status, m_row, Status, Qt::AlignLeft | Qt::AlignVCenter);
    auto *who = new ElidedLabel(line.who, this);
    alignToReading(who);
    m_rows->addWidget(who, m_row, Who);
    m_rows->addWidget(new QLabel(line.price, this), m_row++, Price, Qt::AlignRight);
}

void BulkLines::add(const BulkSum &sum)
{
    auto *amount = new QLabel(sum.amount, this);
    amount->setFont(scaled(amount->font(), 1, QFont::DemiBold));
    m_rows->addWidget(mutedLabel(sum.what, this), m_row, Name, 1, 2);
    m_rows->addWidget(amount, m_row++, Who, 1, 2, Qt::AlignRight);
}

} // namespace onhire
