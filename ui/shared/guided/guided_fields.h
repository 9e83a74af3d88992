// SPDX-License-Identifier: GPL-3.0-or-later
// The left side of a guided form: the fields of one verb. They know what request they make up, but not how it
// is previewed or made.
#pragma once

#include "core/base/error.h"
#include "core/base/json_value.h"
#include "ui/shared/forms/form.h"
#include "ui/shared/guided/guided_preview.h"
#include "ui/shared/text/wording.h"

namespace onhire {

class GuidedFields : public Form
{
    Q_OBJECT

public:
    using Form::Form;

    virtual QString verb() const = 0; // on the button while nothing is known of the size: Extend
    virtual bool isDestructive() const { return false; }
    // What is entered, as a question to the core; none while something is missing.
    virtual GuidedLook look() const = 0;
    virtual QString missing() const { return {}; } // what, in words
    virtual bool isTouched() const = 0; // something was entered that would be lost
    virtual JsonValue draft() const = 0; // what was entered; nothing while nothing was
    virtual void resume(const JsonValue &draft) = 0;
    virtual void renew() { } // what the core works out beside the fields: it may be something else by now
    virtual Wording wordsFor(const Error &error) const { return wordingOf(error); }
    virtual QString fieldOf(const Error &) const { return {}; } // the path of the field that it is about

    QWidget *first() const { return m_first; } // gets the focus at the beginning

Q_SIGNALS:
    void edited();
    void renewed(); // something beside them, without being asked for

protected:
    void setFirst(QWidget *first) { m_first = first; }

private:
    QWidget *m_first = nullptr;
};

} // namespace onhire
