// SPDX-License-Identifier: GPL-3.0-or-later
// The buttons that a page shows while a record is edited.
#pragma once

#include <QPushButton>

namespace onhire {

inline QPushButton *saveButton(const QWidget *page)
{
    return page->findChild<QPushButton *>(QStringLiteral("save"));
}

} // namespace onhire
