// SPDX-License-Identifier: GPL-3.0-or-later
// Where a form stands that is open: in the pane, or on a page in the place of all that the screen shows.
#include "ui/shared/pages/editing_page.h"
#include "ui/shared/pages/record_page.h"

#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace onhire {

bool EditingPage::isFormShown() const
{
    return m_formPage && static_cast<QStackedLayout *>(layout())->currentWidget() == m_formPage;
}

EditPlace &EditingPage::editPlace()
{
    return isFormShown() ? static_cast<EditPlace &>(*m_formPage) : *pane();
}

void EditingPage::makeRoom(bool isWholeScreen)
{
    if (!isWholeScreen) {
        if (!showsDetails())
            setPaneShown(true);
        return;
    }
    if (!m_formPage) {
        m_formPage = new RecordPage(title(), this);
        layout()->addWidget(m_formPage);
        connect(m_formPage, &RecordPage::backWanted, this, &EditingPage::leaveForm);
    }
    auto *stack = static_cast<QStackedLayout *>(layout());
    m_behindForm = stack->currentWidget();
    stack->setCurrentWidget(m_formPage);
    Q_EMIT placeChanged();
}

void EditingPage::giveRoomBack()
{
    if (!isFormShown())
        return;
    static_cast<QStackedLayout *>(layout())->setCurrentWidget(m_behindForm);
    m_formPage->endEdit();
    Q_EMIT placeChanged();
}

bool EditingPage::goBack()
{
    if (!isFormShown())
        return false;
    leaveForm();
    return true;
}

Link EditingPage::place() const
{
    if (!isFormShown())
        return TablePage::place();
    const QString &draft = m_open->edit().draft;
    const bool isNew = draft.isEmpty() || DraftStore::begunWith(draft);
    return {.screen = screenName(),
            .id = isNew ? QString() : draft,
            .asPage = true,
            .act = screenName() + (isNew ? u".new"_s : u".edit"_s)};
}

} // namespace onhire
