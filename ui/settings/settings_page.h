// SPDX-License-Identifier: GPL-3.0-or-later
// What a company decides for itself, the server on this machine, and how Onhire looks here.
#pragma once

#include "ui/settings/server_control.h"
#include "ui/shared/forms/form.h"
#include "ui/shared/pages/detail_pane.h"
#include "ui/shared/pages/page.h"
#include "ui/shared/workplace/workplace.h"
#include "ui/theme/theme.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace onhire {

class Pill;
class RulesCard;

struct Language
{
    QString code; // de; empty: as the system is
    QString name; // in its own words
    QLocale locale; // that Onhire has in it
};

class SettingsPage : public Page
{
    Q_OBJECT

public:
    SettingsPage(const Workplace &workplace, Theme &theme, ServerControl &server, QList<Language> languages,
                 QWidget *parent = nullptr);

    QString title() const override;
    void activate() override;
    bool openLink(const Link &link) override;
    void keepWork() override;
    bool hasUnsaved() const override;

Q_SIGNALS:
    void companyRenamed(const QString &name);

private:
    QVBoxLayout *addCard(QVBoxLayout *column, const QString &title, const QString &text = {});
    void addCompany(QVBoxLayout *column);
    void rename();
    void addServer(QVBoxLayout *column);
    void addLooks(QVBoxLayout *column, const QList<Language> &languages);
    void addLanguage(QVBoxLayout *card, const QList<Language> &languages);
    void addRules(QVBoxLayout *column);
    void showServer();
    bool mayManage() const;
    void turnServer();

    Workplace m_workplace;
    Theme &m_theme;
    ServerControl &m_server;
    QLabel *m_name = nullptr;
    QLineEdit *m_listen = nullptr;
    QPushButton *m_turn = nullptr;
    QLabel *m_refusal = nullptr;
    Pill *m_state = nullptr;
    RulesCard *m_rules = nullptr;
};

} // namespace onhire
