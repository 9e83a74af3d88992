// SPDX-License-Identifier: GPL-3.0-or-later
// Stays open beside the window while one works, and tells of the screen that is in front.
#pragma once

#include "ui/shared/actions/action_registry.h"
#include "ui/shared/controls/dialog.h"

class QLabel;
class QVBoxLayout;

namespace onhire {

class HelpDialog : public Dialog
{
    Q_OBJECT

public:
    explicit HelpDialog(QWidget *window);

    void showScreen(const QString &title, const QStringList &paragraphs,
                    const QList<ActionRegistry::Entry> &entries);
    QString text() const; // all that it tells

Q_SIGNALS:
    void allKeysWanted();

private:
    void addParagraphs(const QStringList &paragraphs);
    void addKeys(const QList<ActionRegistry::Entry> &entries);
    void clear();
    void placeBeside(const QWidget &window);

    QLabel *m_title;
    QWidget *m_body;
    QVBoxLayout *m_content;
};

} // namespace onhire
