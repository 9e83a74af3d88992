// SPDX-License-Identifier: GPL-3.0-or-later
// One action in the bulk pane: how many of the selected records it fits, and why not the others.
#pragma once

#include "ui/shared/pages/bulk_content.h"

#include <QWidget>

class QPushButton;

namespace onhire {

// Reason by reason; the records are named where they are few.
QString whyNot(const ActionOffer &offer, const std::function<QString(const ShownRecord &)> &nameOf);

class OfferRow : public QWidget
{
    Q_OBJECT

public:
    OfferRow(const ActionOffer &offer, const QString &why, QWidget *parent = nullptr);

    QPushButton *button() const { return m_button; }

private:
    QPushButton *m_button;
};

} // namespace onhire
