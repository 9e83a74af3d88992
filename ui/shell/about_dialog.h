// SPDX-License-Identifier: GPL-3.0-or-later
// Which Onhire this is, and with what and where it works.
#pragma once

#include "ui/shared/controls/dialog.h"

class QGridLayout;
class QLabel;

namespace onhire {

class AboutDialog : public Dialog
{
    Q_OBJECT

public:
    explicit AboutDialog(QWidget *parent = nullptr);

    // Known once the database has answered.
    void setDatabase(const QString &version, const QString &place);
    void setDataFolder(const QString &folder);

private:
    QLabel *addFact(QGridLayout *facts, const QString &label, const QString &value);

    QLabel *m_database;
    QLabel *m_place;
    QLabel *m_folder;
};

} // namespace onhire
