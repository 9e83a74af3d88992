// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses one record by typing: what fits is offered below, with its name, its code and one more word (a price,
// a status), and, where there may be one that nobody has entered yet, with a line that makes it. Arrow keys go
// through it, Enter takes one, Esc closes it. Whoever types a whole code and goes on has chosen it as well, and
// a scan chooses what has just that number or nothing. The search runs on a worker thread; only the answer to
// what is typed now counts.
#pragma once

#include "core/services/context.h"
#include "ui/shared/scanning/scan_rhythm.h"
#include "ui/shared/text/wording.h"
#include "ui/shared/workplace/workplace.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <optional>

namespace onhire {

struct PickedRecord
{
    QString id; // an SKU, a serial number, …
    QString name;
    QString code; // shown in fixed pitch; empty: the id says nothing to people
    QString note = {}; // at the end of its line
    friend bool operator==(const PickedRecord &, const PickedRecord &) = default;
};

class RecordPicker : public QLineEdit
{
    Q_OBJECT

public:
    // On a worker thread: what fits, the best first. An empty text asks for what is likely.
    using Search = std::function<Result<QList<PickedRecord>>(const Context &context, const QString &text)>;
    // Likewise: the one with just that number (an SKU, a serial number, a short code), whatever else begins so.
    using Find =
        std::function<Result<std::optional<PickedRecord>>(const Context &context, const QString &number)>;
    struct Source
    {
        Search search;
        Find find;
    };
    using Make = std::function<void(const QString &typed)>;
    // What nobody types but to name one record (an e-mail address): if nothing has it, a new one is meant.
    struct Naming
    {
        std::function<bool(const QString &typed)> isWhole;
        std::function<QString(const QString &typed)> words; // of the last line then
    };

    RecordPicker(const Workplace &workplace, Source source, QWidget *parent = nullptr);
    ~RecordPicker() override;

    const std::optional<PickedRecord> &chosen() const { return m_chosen; }
    void choose(const std::optional<PickedRecord> &record);
    // Where the code is the id: what is chosen, or else what is typed, which whoever takes it looks up.
    QString code() const;
    void enterCode(const QString &code); // its name follows
    bool namesNothing() const; // something is typed, which stands for no record, or not yet
    QString fault() const; // why, once it was looked up; empty: it was not, or stands for one
    void setSource(Source source) { m_source = std::move(source); }
    // When somebody goes there, by a key or a click; not where a form begins, which nobody has asked for.
    void suggestAtOnce(bool atOnce) { m_suggestsAtOnce = atOnce; }
    void offerNew(const QString &words, Make make); // in the last line: New product…
    void offerNewNamed(Naming naming) { m_naming = std::move(naming); }
    QListWidget *list() const { return m_list; }

Q_SIGNALS:
    void chosenChanged();
    void unknownLeft(const QString &typed); // a whole name; somebody has gone on
    void notRecognised(); // see fault()

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QString wanted() const;
    QCoro::Task<> search(QString text);
    QCoro::Task<> recognise(QString code);
    QCoro::Task<> takeScanned(QString code);
    void show(const Result<QList<PickedRecord>> &found, const QString &text);
    using QWidget::show;
    void showNothing(const std::optional<Error> &why, const QString &code);
    static Wording wordsFor(const std::optional<Error> &why, const QString &code);
    void addLine(const PickedRecord &record);
    void addNotice(const QString &words);
    void addNew(const QString &typed);
    bool namesANewOne(const QString &typed) const;
    int firstRow() const; // that can be taken
    void placeList();
    void move(int step);
    void take(int row);
    void close();
    using QWidget::close;
    static QString textOf(const PickedRecord &record);

    const Workplace m_workplace;
    Source m_source;
    QPointer<QListWidget> m_list; // in the window, which may go first
    QList<PickedRecord> m_found;
    std::optional<PickedRecord> m_chosen;
    QString m_refused, m_fault; // what was typed and stands for no record, and why
    QString m_newWords;
    Make m_makeNew;
    Naming m_naming;
    bool m_suggestsAtOnce = false;
    bool m_isOutdated = false; // what is offered: something else is typed by now
    bool m_enterWaits = false; // for what is still looked for
    ScanRhythm m_rhythm;
    QTimer m_typing;
    Latest m_searches;
};

} // namespace onhire
