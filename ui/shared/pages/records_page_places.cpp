// SPDX-License-Identifier: GPL-3.0-or-later
// What the screen of a noun shows: its list, or a record on a page of its own.
#include "ui/shared/pages/records_page.h"
#include "ui/shared/pages/side_pane.h"

#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace onhire {

bool RecordsPage::isPageShown() const
{
    return m_page && static_cast<QStackedLayout *>(layout())->currentWidget() == m_page;
}

bool RecordsPage::showsDetails() const
{
    return isPageShown() || EditingPage::showsDetails();
}

bool RecordsPage::isBeside(const QString &id) const
{
    return EditingPage::isBeside(id) && (isPageShown() || side()->currentWidget() != m_bulk);
}

EditPlace &RecordsPage::editPlace()
{
    return isPageShown() ? *m_page : EditingPage::editPlace();
}

void RecordsPage::focusRecord()
{
    isPageShown() ? m_page->setFocus() : table()->setFocus();
}

void RecordsPage::activate()
{
    EditingPage::activate();
    if (isEditing())
        focusForm();
    else if (isPageShown())
        focusRecord();
}

// What is searched is the list: Ctrl+F leads from a record's page to it, as Esc does. A form stays in front.
void RecordsPage::find()
{
    if (isPageShown() && !isEditing())
        leavePage();
    EditingPage::find();
}

bool RecordsPage::open(const QString &id)
{
    showList();
    return EditingPage::open(id);
}

void RecordsPage::openRow(const QString &id)
{
    if (!m_noun.tabs) {
        open(id);
        return;
    }
    Q_EMIT leavingList();
    openPage(id);
}

void RecordsPage::openPage(const QString &id)
{
    if (!m_noun.tabs || id.isEmpty()) {
        open(id);
        return;
    }
    if (!m_page) {
        m_page = new RecordPage(title(), this);
        layout()->addWidget(m_page);
        connect(m_page, &RecordPage::backWanted, this, [this] { isEditing() ? leaveForm() : leavePage(); });
        connect(m_page, &RecordPage::followed, this, &Page::followed);
    }
    const bool wasEditing = isEditing();
    leaveEdit();
    static_cast<QStackedLayout *>(layout())->setCurrentWidget(m_page);
    table()->select(id);
    if (!wasEditing && shown().id == id && isWanted(id))
        showAgain();
    showRecord(id);
    m_page->setFocus();
    showCounts();
    Q_EMIT placeChanged();
}

void RecordsPage::leavePage()
{
    leaveEdit();
    static_cast<QStackedLayout *>(layout())->setCurrentIndex(0);
    if (!shown().id.isEmpty())
        showAgain(); // the pane, even where it is closed: it must not open with another record
    followSelection();
    chooseAgain();
    table()->setFocus();
    showCounts();
    Q_EMIT placeChanged();
}

void RecordsPage::showList()
{
    if (isFormShown())
        leaveEdit();
    if (isPageShown())
        leavePage();
}

void RecordsPage::leave()
{
    if (isEditing())
        leaveForm();
    if (isPageShown())
        leavePage();
}

bool RecordsPage::goBack()
{
    if (EditingPage::goBack())
        return true;
    if (!isPageShown())
        return false;
    leavePage();
    return true;
}

Link RecordsPage::place() const
{
    Link link = EditingPage::place();
    if (isPageShown()) {
        link.asPage = true;
        link.id = shown().id;
    }
    return link;
}

bool RecordsPage::openLink(const Link &link)
{
    if (link.act == screenName() + u".new"_s) {
        if (m_create) {
            m_create(link.with);
            beginByLink();
        }
        return true;
    }
    const bool isEdit = link.act == screenName() + u".edit"_s;
    if (!link.id.isEmpty() && !link.act.isEmpty() && isEditing(link.id, isEdit ? QString() : link.act)) {
        focusForm(); // it is open
        return true;
    }
    m_actWhenRead = {link.id, link.act};
    bool isOpen = true;
    if (link.asPage) {
        openPage(link.id);
    } else {
        showList();
        isOpen = EditingPage::openLink(link);
    }
    if (isEditing()) // a form stays: nothing is read for the link
        m_actWhenRead = {};
    return isOpen;
}

bool RecordsPage::mayStep() const
{
    return isPageShown() && model().rowOf(shown().id).has_value();
}

// Of a record's page, which one of the list it is.
void RecordsPage::showCounts()
{
    if (!isPageShown()) {
        EditingPage::showCounts();
        return;
    }
    const auto row = model().rowOf(shown().id);
    const bool isPlaced = row && model().knowsTotal();
    //: The how-manieth record of the list it is, as in: 7 of 1,252
    const QString place =
        tr("%1 of %2").arg(locale().toString(row.value_or(0) + 1), locale().toString(model().rowCount()));
    Q_EMIT countsChanged(isPlaced ? place : QString(), {});
}

} // namespace onhire
