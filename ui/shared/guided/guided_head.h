// SPDX-License-Identifier: GPL-3.0-or-later
// Above a guided form: the way back, what it is about, and links to what belongs to it.
#pragma once

#include "ui/shared/controls/cell_values.h"
#include "ui/shared/links/link.h"

#include <QWidget>

namespace onhire {

struct HeadFact
{
    QString name; // Customer; empty: the text says it all
    QString text;
    Link link = {};
    bool isCode = false;
    bool isPressing = false;
};

struct HeadTexts
{
    QString list; // Subscriptions
    QString record; // K7QX-2M4
    QString step; // Extend; empty: the record itself
    QString title;
    StatusLook status;
    QList<HeadFact> facts;
    QString wayBack; // what Esc does, in words
};

class GuidedHead : public QWidget
{
    Q_OBJECT

public:
    explicit GuidedHead(const HeadTexts &texts, QWidget *parent = nullptr);

    QWidget *actions() const { return m_actions; } // buttons at the end of the title's line

Q_SIGNALS:
    void left(); // back to the list
    void leftForRecord(); // back to the record
    void followed(const onhire::Link &link);

private:
    QWidget *crumbs(const HeadTexts &texts);
    QWidget *titleLine(const HeadTexts &texts);
    QWidget *factsLine(const HeadTexts &texts);

    QWidget *m_actions = nullptr;
};

} // namespace onhire
