// SPDX-License-Identifier: GPL-3.0-or-later
// Above every table: a search field, the filters as chips, named filters, and the page's actions at the end.
#pragma once

#include "ui/shared/filters/chip_row.h"
#include "ui/shared/filters/filter_field.h"
#include "ui/shared/filters/saved_filters.h"
#include "ui/shared/workplace/async_runner.h"

#include <QMap>
#include <QSet>
#include <QTimer>
#include <QWidget>

class QHBoxLayout;
class QLineEdit;
class QPushButton;
class QSettings;

namespace onhire {

class FilterPopup;

class FilterBar : public QWidget
{
    Q_OBJECT

public:
    FilterBar(const QString &name, const QString &placeholder, QList<FilterField> fields, QSettings &settings,
              QWidget *parent = nullptr);

    const QList<FilterField> &fields() const { return m_fields; }
    const FilterState &state() const { return m_state; }
    void setState(const FilterState &state);
    void clear() { setState({}); }
    void setChoices(const QString &fieldId, const QList<FilterChoice> &choices); // known only now
    void focusSearch();
    void learnMissingNames(); // of records, where they could not be read

    QPushButton *addButton(const QString &text, bool primary = false);
    void setQuiet(bool quiet); // its primary button steps back: there is a more likely one on the screen

    QLineEdit *searchField() const { return m_search; }
    Chip *chip(const QString &fieldId) const { return m_chips.value(fieldId); }

Q_SIGNALS:
    void changed(const onhire::FilterState &state);
    void left(); // Esc or arrow down in the search field: on to the table

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addChip(const FilterField &field);
    const FilterField &field(const QString &id) const;
    void choose(const QString &fieldId, const QStringList &values);
    void switchChoice(const FilterField &field, const QString &value, bool on);
    void announceSearch();
    void update(const FilterState &state);
    void showState();
    void makeRoom();
    QCoro::Task<> learnName(ByRecord records, QString id);
    void open(const QString &fieldId, QWidget *under);
    void openChoices(const FilterField &field, QWidget *under);
    void openMore();

    QList<FilterField> m_fields;
    FilterState m_state;
    QLineEdit *m_search;
    QMap<QString, Chip *> m_chips;
    ChipRow *m_row;
    SavedFilters *m_saved;
    QHBoxLayout *m_layout;
    QPushButton *m_primary = nullptr;
    QTimer m_typing;
    QMap<QString, QString> m_names; // of records, by id
    QSet<QString> m_nameless; // ids of those whose names could not be read
    Latest m_life;
};

} // namespace onhire
