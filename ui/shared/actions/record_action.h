// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done with records of a noun, declared once. Pane, page, context menu, bulk pane, keys and Ctrl+K
// all offer the same list. An action carries the records that it was offered for: it never asks what is
// selected when it runs.
#pragma once

#include "core/base/json_value.h"
#include "core/base/result.h"
#include "core/services/context.h"
#include "ui/shared/controls/question.h"
#include "ui/theme/icons.h"

#include <QKeySequence>

#include <functional>

namespace onhire {

// A record as a screen has read it.
struct ShownRecord
{
    QString id; // a device: its serial number
    JsonValue value;
    int version = 0;
    QString title; // as people call it: Order N46R-5FP
};

using ShownRecords = QList<ShownRecord>;

struct RecordAction
{
    QString id; // orders.confirm
    QString text; // Confirm; with … if something is asked first
    Glyph glyph = Glyph::None;
    QKeySequence key = {};
    bool isDestructive = false; // red, last, behind a line, and never the default
    bool isAside = false; // leaves the record as it is: papers, copies; apart from what changes it
    bool isRare = false; // few records ever need it: where it does not fit it is not offered, not even disabled
    QStringList permissions = {}; // who lacks one of them is not offered the action

    // Why it does not fit this record, in words; empty: it fits. What the core would refuse is the core's own
    // function here, not a rule of the screen.
    std::function<QString(const JsonValue &record)> refusal = {};

    // Either it begins something (a form, a guided form, another screen) for one record …
    std::function<void(const ShownRecord &record)> begin = {};
    // and, where several are chosen, for all that it fits together; none: it works on one at a time
    std::function<void(const ShownRecords &records)> beginMany = {};

    // … or it does something at once with each record that it fits, on a worker thread, after a question.
    std::function<Question(const ShownRecords &records)> question = {}; // none: not asked, so offer `undo`
    std::function<Result<Record>(const Context &context, const ShownRecord &record, const QString &reason)>
        work = {};
    std::function<QString(const ShownRecords &records)> done = {}; // in words
    std::function<QString(int count)> size = {}; // verb and number, where it is the next step: Confirm 4 orders
    std::function<Result<Record>(const Context &context, const ShownRecord &record)> undo = {};

    // … or it does something with all of them on this machine: prints, exports.
    std::function<void(const ShownRecords &records)> local = {};

    QString name() const { return text.endsWith(u'…') ? text.chopped(1) : text; }
    bool takesMany() const { return work || local || beginMany; }
    int group() const { return isDestructive ? 2 : isAside ? 1 : 0; } // between them there is a line
};

} // namespace onhire
