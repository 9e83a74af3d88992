// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen asks an editing page to do with a record: to let the user edit it, or to act on it at once.
#pragma once

#include "core/base/json_value.h"
#include "core/base/result.h"
#include "core/services/context.h"
#include "ui/shared/controls/question.h"
#include "ui/shared/text/wording.h"

#include <functional>
#include <optional>

class QWidget;

namespace onhire {

class RecordForm;

using RecordWork = std::function<Result<Record>(const Context &)>; // on a worker thread

using RecordSave = std::function<Result<Record>(const Context &, const JsonValue &body, int version)>;

using RecordCheck = std::function<Result<bool>(const Context &)>; // likewise

// What is saved may be taken for something that is there already.
struct SavedTwice
{
    std::function<Question(const Record &first)> question;
    RecordSave save; // all the same
};

// What stands beside a form, such as the sums of an order, is agreed to by saving: it is waited for, and looked
// at once more before anything is saved.
struct SavedAsShown
{
    std::function<bool()> isCurrent; // what is shown is for what is entered; else RecordForm::settled() follows
    std::function<RecordCheck()> isStillSo; // of what is shown now
    std::function<void()> lookAgain;
    Wording outdated;
};

struct RecordEdit
{
    QString title;
    RecordForm *form;
    int version = 0;
    RecordSave save;
    RecordWork readAgain = {}; // none: there is nothing yet to be in conflict with
    bool isAction = false; // sends every field, even if none was changed
    std::function<QString(const Record &)> saved; // in words
    QString verb = {}; // on the button that saves
    std::function<QString(const Error &)> pathOf = {}; // the field that an error is about
    std::function<void(const Record &)> finished = {};
    QString draft = {}; // under which what was typed is kept: the record's id, or DraftStore::newWith()
    QString act = {}; // the action whose draft that is; empty: the edit of the record
    QString draftTitle = {}; // under which it is listed; empty: as the form
    std::optional<SavedTwice> twice = {};
    std::optional<SavedAsShown> asShown = {};
    QWidget *summary =
        nullptr; // what the form comes to; such a form takes the whole screen, as a long one does
};

struct RecordAct
{
    RecordWork work;
    QString done; // in words
    RecordWork undo = {}; // offered for a while
    QString undone = {};
    std::function<Wording(const Error &)> refusal = {}; // instead of the usual words
    QString undoes = {}; // what was done before and is taken back by this, in words; empty: nothing
};

} // namespace onhire
