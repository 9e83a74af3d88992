// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/help_dialog.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/controls/key_cap.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

namespace onhire {

HelpDialog::HelpDialog(QWidget *window) : Dialog(window), m_title(heading({}, this)), m_body(nullptr)
{
    setWindowTitle(tr("Help"));
    resize(units(this, 380), units(this, 560));
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAccessibleName(tr("Help"));
    m_body = new QWidget;
    setDress(m_body, "pane");
    m_content = new QVBoxLayout(m_body);
    const int inset = units(this, 8); // from the frame that shows where the focus is
    m_content->setContentsMargins(inset, inset, inset, inset);
    m_content->setSpacing(units(this, 10));
    scroll->setWidget(m_body);

    QPushButton *keys = button(tr("All keyboard shortcuts"), this);
    connect(keys, &QAbstractButton::clicked, this, &HelpDialog::allKeysWanted);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(units(this, 8), units(this, 16), units(this, 8), units(this, 16));
    layout->setSpacing(units(this, 12));
    m_title->setContentsMargins(inset, 0, inset, 0);
    layout->addWidget(m_title);
    layout->addWidget(scroll, 1);
    layout->addWidget(keys, 0, Qt::AlignLeading);
    placeBeside(*window);
}

// Beyond the end of the window where the screen has room for it, else over the window's end.
void HelpDialog::placeBeside(const QWidget &window)
{
    const QRect room = window.screen()->availableGeometry();
    const QRect taken = window.frameGeometry();
    const bool mirrored = isRightToLeft();
    int x = mirrored ? taken.left() - width() : taken.right() + 1;
    if (x < room.left() || x + width() > room.right())
        x = mirrored ? taken.left() + units(this, 16) : taken.right() - width() - units(this, 16);
    move(x, taken.top() + units(this, 64));
}

void HelpDialog::clear()
{
    while (QLayoutItem *item = m_content->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void HelpDialog::showScreen(const QString &title, const QStringList &paragraphs,
                            const QList<ActionRegistry::Entry> &entries)
{
    clear();
    m_title->setText(title);
    addParagraphs(paragraphs);
    addKeys(entries);
    m_content->addStretch(1);
}

void HelpDialog::addParagraphs(const QStringList &paragraphs)
{
    for (const QString &text : paragraphs) {
        auto *paragraph = new QLabel(text, m_body);
        paragraph->setTextFormat(Qt::PlainText);
        paragraph->setWordWrap(true);
        paragraph->setTextInteractionFlags(Qt::TextSelectableByMouse);
        alignToReading(paragraph, Qt::AlignTop);
        if (text != paragraphs.constFirst())
            setDress(paragraph, "muted");
        m_content->addWidget(paragraph);
    }
}

void HelpDialog::addKeys(const QList<ActionRegistry::Entry> &entries)
{
    if (entries.isEmpty())
        return;
    m_content->addSpacing(units(this, 6));
    m_content->addWidget(mutedLabel(tr("Keys on this screen"), m_body, 0.92, QFont::DemiBold));
    for (const ActionRegistry::Entry &entry : entries) {
        auto *line = new QWidget(m_body);
        auto *layout = new QHBoxLayout(line);
        layout->setContentsMargins({});
        auto *text = new QLabel(entry.spec.text, line);
        text->setWordWrap(true); // the line is as wide as the page, however long its words are
        alignToReading(text);
        layout->addWidget(text, 1);
        for (const QKeySequence &key : entry.spec.keys)
            layout->addWidget(new KeyCap(key, line));
        m_content->addWidget(line);
    }
}

QString HelpDialog::text() const
{
    QStringList words{m_title->text()};
    for (const QLabel *label : m_body->findChildren<QLabel *>())
        words += label->text();
    for (const KeyCap *key : m_body->findChildren<KeyCap *>())
        words += key->accessibleName();
    return words.join(u'\n');
}

} // namespace onhire
