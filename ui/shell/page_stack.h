// SPDX-License-Identifier: GPL-3.0-or-later
// The pages of the window, one of them in front. Each is made when it is first wanted.
#pragma once

#include "ui/shared/pages/page.h"
#include "ui/theme/icons.h"

#include <QKeySequence>
#include <QMap>
#include <QStackedWidget>
#include <QStringList>

namespace onhire {

struct PageSpec
{
    QString id;
    QString title;
    Glyph glyph;
    QString section = {}; // begins one where it differs from the page before
    std::function<Page *(QWidget *parent)> make;
    QKeySequence key = {}; // that brings it up
};

class PageStack : public QStackedWidget
{
    Q_OBJECT

public:
    using QStackedWidget::QStackedWidget;

    void add(const PageSpec &spec) { m_specs.append(spec); }
    const QList<PageSpec> &specs() const { return m_specs; }
    bool has(const QString &id) const { return specOf(id); }

    Page *pageOf(const QString &id); // none: there is no such page
    Page *ifMade(const QString &id) const { return m_pages.value(id); } // likewise, or it is not made yet
    QString idAround(const QWidget &part) const; // of the page that this is or lies in; empty: none
    void makeAll();
    bool makeAnother(const QString &rather); // this one if it is missing; false: all are made
    void bringUp(const QString &id); // to the front; one that there is
    Page *current() const { return m_pages.value(m_current); } // none: nothing has been brought up yet
    const QString &currentId() const { return m_current; }

    void keepWork();
    QStringList withUnsaved() const; // the ids of pages that cannot keep what was typed
    QString atWork() const; // of one that works through many records; empty: none does

Q_SIGNALS:
    void made(onhire::Page *page);

private:
    const PageSpec *specOf(const QString &id) const;

    QList<PageSpec> m_specs;
    QMap<QString, Page *> m_pages; // that are made
    QString m_current;
};

} // namespace onhire
