// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/closed_page.h"

#include "ui/shared/pages/empty_state.h"

#include <QVBoxLayout>

namespace onhire {

ClosedPage::ClosedPage(QString title, QWidget *parent) : Page(parent), m_title(std::move(title))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    auto *state = new EmptyState(this);
    state->showNotAllowed();
    layout->addWidget(state);
}

} // namespace onhire
