// SPDX-License-Identifier: GPL-3.0-or-later
// Above every table: a search field, the filters as chips, named filters, and the page's actions at the end.
#pragma once

#include "ui/shared/filters/chip.h"

#include <QMap>
#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QMenu;
class QPushButton;
class QSettings;

namespace onhire {

struct FilterChoice
{
    QString value; // for the source
    QString text;
};

struct FilterField
{
    QString id;
    QString title;
    QList<FilterChoice> choices;
    bool always = false; // its chip shows although nothing is chosen
    bool single = false; // choices exclude each other, as spans of time do
};

struct FilterState
{
    QString search;
    QMap<QString, QStringList> chosen; // fields without a choice are not in it
    friend bool operator==(const FilterState &, const FilterState &) = default;
};

class FilterBar : public QWidget
{
    Q_OBJECT

public:
    FilterBar(QString name, const QString &placeholder, QList<FilterField> fields, QSettings &settings,
              QWidget *parent = nullptr);

    const FilterState &state() const { return m_state; }
    void setState(const FilterState &state);
    void clear() { setState({}); }
    void setChoices(const QString &fieldId, const QList<FilterChoice> &choices); // known only now
    void focusSearch();

    QPushButton *addButton(const QString &text, bool primary = false);

    QStringList savedNames() const;
    void save(const QString &name);
    void applySaved(const QString &name);
    void removeSaved(const QString &name);

    QLineEdit *searchField() const { return m_search; }
    Chip *chip(const QString &fieldId) const { return m_chips.value(fieldId); }

Q_SIGNALS:
    void changed(const onhire::FilterState &state);
    void left(); // Esc or arrow down in the search field: on to the table

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addChip(const FilterField &field);
    void choose(const QString &fieldId, const QString &value, bool on);
    void clearField(const QString &fieldId);
    void announceSearch();
    void update(const FilterState &state);
    void showState();
    QString chipText(const FilterField &field) const;
    void openChoices(const QString &fieldId, QWidget *under);
    void openMore();
    void openSaved();
    void askName();

    const QString m_name;
    QList<FilterField> m_fields;
    QSettings &m_settings;
    FilterState m_state;
    QLineEdit *m_search;
    QMap<QString, Chip *> m_chips;
    Chip *m_more;
    Chip *m_saved;
    QHBoxLayout *m_layout;
    QTimer m_typing;
};

} // namespace onhire

Q_DECLARE_METATYPE(onhire::FilterState)
