// SPDX-License-Identifier: GPL-3.0-or-later
// One screen inside the window. It speaks to the window through signals alone.
#pragma once

#include "ui/shared/links/link.h"
#include "ui/theme/icons.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace onhire {

class Page : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual QString title() const = 0;
    virtual void activate() { } // it has come to the front
    virtual void refresh() { } // F5, or somebody else changed something
    virtual void find() { } // Ctrl+F
    virtual bool open(const QString &) { return false; } // show the record with this id
    virtual bool openLink(const Link &link) { return link.id.isEmpty() || open(link.id); }
    virtual Link place() const { return {}; } // what it shows now: the way back leads there
    virtual bool goBack() { return false; } // from a record's page to the list; false: it shows the list
    virtual bool isCovered() const { return false; } // by a form: what is behind it stays as it is
    virtual bool mayStep() const { return false; } // to the record before and after the one that it shows
    virtual bool isUpToDate() const { return true; } // what it shows: it could be read the last time
    virtual void keepWork() { } // the window closes: what can be kept is kept
    virtual bool hasUnsaved() const { return false; } // something that somebody typed
    // What is asked before that is lost, and what it is; empty: the window has words for changes.
    struct Loss
    {
        QString question, what;
    };
    virtual Loss loss() const { return {}; }
    virtual bool isAtWork() const { return false; } // with many records, which stops with the window
    virtual void stopWork() { } // which goes on for long, see worked()
    virtual void arrangeColumns() { } // of its table
    // What one of its actions would be done with now, in words; empty: nothing in particular; none: it cannot
    // be done now.
    virtual std::optional<QString> objectOf(const QString &) const { return QString(); }
    virtual QString help() const { return {}; } // instead of what the window tells of the screen

Q_SIGNALS:
    void countsChanged(const QString &shown, const QString &selected);
    void failed(const QString &what, const QString &whatToDo);
    void overcome(const QString &what); // what failed() told is over
    void succeeded(const QString &what);
    void followed(const onhire::Link &link); // somebody wants to go there
    void opened(const onhire::Link &link, const QString &title, onhire::Glyph glyph); // a record, to look at
    void placeChanged(); // see place()
    void saved(); // there is nothing unsaved any more
    void readAgain(); // or could not, see isUpToDate()
    void leavingList(); // for a record's page: the way back leads to the list
    void formOpened(); // what has been told of before it is over
    void newFormLeft(); // that a link has led to: the way back leads to where that was
    void draftsChanged();
    void worked(const QString &what, int done, int of); // long work goes on; nothing: it has ended
    void undoOffered(const QString &what, const std::function<void()> &undo);
};

} // namespace onhire
