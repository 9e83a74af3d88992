// SPDX-License-Identifier: GPL-3.0-or-later
// The frame of what stands beside a table: the head of a record, then its sections. While another record is
// being read, the one that is still on screen is dimmed and nothing can be done with it.
#pragma once

#include "ui/shared/forms/edit_place.h"
#include "ui/shared/pages/detail_section.h"
#include "ui/shared/pages/record_head.h"
#include "ui/shared/pages/section_place.h"

#include <QScrollArea>

class QVBoxLayout;

namespace onhire {

class BusyLine;
class FaultCard;

class DetailPane : public QScrollArea, public SectionPlace, public EditPlace
{
    Q_OBJECT

public:
    explicit DetailPane(QWidget *parent = nullptr);

    RecordHead *head() const { return m_head; }
    void setHead(const HeadWords &words);
    void setHead(const QString &title, const StatusLook &status, int = 0) { setHead({title, status}); }
    QString shownTitle() const { return m_head->title(); }
    QPushButton *addAction(const QString &text, bool primary = false);
    void clearActions() { m_head->clearActions(); }

    DetailSection *addSection(const QString &title, Column column = Column::Side) override;
    void addWidget(QWidget *widget) override;
    void addBanner(QWidget *widget) override { addWidget(widget); }
    bool isPane() const override { return true; }
    void clearSections();

    void beginEdit(const QString &title, QWidget *form, QWidget *summary) override;
    void showDraft(bool isKept) override { m_head->setDraft(isKept); }
    QPushButton *addEditButton(const QString &text, bool primary) override;
    void reveal(QWidget *part) override;

    void setStale(bool stale);
    bool isStale() const { return m_isStale; }
    void showFault(const QString &what, const QString &whatToDo) override; // of what was done here
    void clearFault() override;
    void showWorking(bool isWorking) override;
    QString fault() const;

Q_SIGNALS:
    void left(); // Esc, or its cross
    void openWanted();
    void followed(const onhire::Link &link);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    RecordHead *m_head;
    FaultCard *m_fault;
    BusyLine *m_busy;
    QWidget *m_body;
    QVBoxLayout *m_sections;
    bool m_isStale = false;
};

} // namespace onhire
