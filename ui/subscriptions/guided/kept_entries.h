// SPDX-License-Identifier: GPL-3.0-or-later
// What is entered in the fields of a guided form, by name: so that it can be kept as a draft and entered again.
#pragma once

#include "core/base/json_value.h"

#include <functional>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace onhire {

class PriceChoice;
class RecordPicker;
class Segmented;

class KeptEntries
{
public:
    // In the order in which they are to be entered again: a choice before what depends on it.
    void add(const QString &name, QComboBox *box);
    void add(const QString &name, QPlainTextEdit *text);
    void add(const QString &name, QLineEdit *line);
    void add(const QString &name, QCheckBox *box);
    void add(const QString &name, QSpinBox *box);
    void add(const QString &name, Segmented *choice);
    void add(const QString &name, PriceChoice *price);
    void add(const QString &name, RecordPicker *picker);

    JsonValue read() const;
    void enter(const JsonValue &entries) const; // those that there are

private:
    struct Entry
    {
        QString name;
        std::function<JsonValue()> read;
        std::function<void(const JsonValue &)> enter;
    };
    QList<Entry> m_entries;
};

} // namespace onhire
