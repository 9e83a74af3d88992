// SPDX-License-Identifier: GPL-3.0-or-later
// Finds a record while its name is typed. The list below has names; what is entered is the id.
#pragma once

#include "ui/shared/filters/entry_panel.h"
#include "ui/shared/workplace/async_runner.h"

#include <QTimer>

#include <optional>

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace onhire {

class RecordPanel final : public EntryPanel
{
    Q_OBJECT

public:
    RecordPanel(const ByRecord &field, const QString &title, QWidget *parent);
    void apply() override; // the one that is marked, or the first, of what fits to what is typed

    QLineEdit *searchField() const { return m_search; }
    QListWidget *found() const { return m_found; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString typed() const;
    QCoro::Task<> find();
    void show(const Result<QList<FilterChoice>> &found);
    using QWidget::show;
    void take(const QListWidgetItem *item);

    const ByRecord m_field;
    QLineEdit *m_search;
    QListWidget *m_found;
    QLabel *m_none; // why nothing is listed
    QTimer m_typing;
    std::optional<QString> m_foundFor; // what is listed; none: nothing, or it could not be found out
    bool m_isSearching = false;
    bool m_enterWaits = false; // for what is still looked for
    Latest m_searches;
};

} // namespace onhire
