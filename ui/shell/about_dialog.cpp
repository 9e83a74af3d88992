// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/about_dialog.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/text/text_format.h"
#include "ui/theme/metrics.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace onhire {

AboutDialog::AboutDialog(QWidget *parent) : Dialog(parent)
{
    setWindowTitle(tr("About Onhire"));
    setMinimumWidth(units(this, 460));
    auto *sign = new QLabel(this);
    sign->setPixmap(programIcon().pixmap(units(this, 48), units(this, 48)));
    auto *names = new QVBoxLayout;
    names->addWidget(heading(u"Onhire"_s, this, 1.54));
    names->addWidget(mutedLabel(tr("The back office for companies that rent devices by subscription"), this));
    auto *head = new QHBoxLayout;
    head->setSpacing(units(this, 14));
    head->addWidget(sign);
    head->addLayout(names, 1);

    auto *facts = new QGridLayout;
    facts->setHorizontalSpacing(units(this, 20));
    facts->setVerticalSpacing(units(this, 6));
    facts->setColumnStretch(1, 1);
    addFact(facts, tr("Version"), leftToRight(QCoreApplication::applicationVersion()));
    addFact(facts, tr("Licence"), tr("GNU General Public License, version 3 or later"));
    addFact(facts, tr("Qt"), leftToRight(QString::fromLatin1(qVersion())));
    m_database = addFact(facts, tr("PostgreSQL"), {});
    m_place = addFact(facts, tr("Database"), {});
    m_folder = addFact(facts, tr("Data folder"), {});

    QPushButton *close = primaryButton(tr("Close"), this);
    close->setDefault(true);
    connect(close, &QAbstractButton::clicked, this, &QDialog::accept);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(this, 20), units(this, 20), units(this, 20), units(this, 16));
    layout->setSpacing(units(this, 18));
    layout->addLayout(head);
    layout->addLayout(facts);
    layout->addWidget(close, 0, Qt::AlignTrailing);
}

QLabel *AboutDialog::addFact(QGridLayout *facts, const QString &label, const QString &value)
{
    const int row = facts->rowCount();
    QLabel *name = mutedLabel(label, this);
    facts->addWidget(name, row, 0, Qt::AlignTop);
    auto *text = new QLabel(value, this);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    name->setBuddy(text);
    alignToReading(text, Qt::AlignTop);
    facts->addWidget(text, row, 1);
    return text;
}

void AboutDialog::setDatabase(const QString &version, const QString &place)
{
    m_database->setText(leftToRight(version));
    m_place->setText(place);
}

void AboutDialog::setDataFolder(const QString &folder)
{
    m_folder->setText(leftToRight(folder));
}

} // namespace onhire
