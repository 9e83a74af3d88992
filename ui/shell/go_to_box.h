// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl+K: type anything (an id, a serial, an e-mail address, a name), choose with the arrow keys, Enter goes
// there.
#pragma once

#include "ui/shared/workplace/async_runner.h"
#include "ui/theme/icons.h"

#include <QLineEdit>
#include <QTimer>

class QListWidget;

namespace onhire {

struct GoToHit
{
    QString page; // orders
    QString id;
    QString title;
    QString subtitle = {};
    Glyph glyph = Glyph::ArrowNext;
};

using GoToProvider = std::function<QCoro::Task<QList<GoToHit>>(QString)>;

class GoToBox : public QLineEdit
{
    Q_OBJECT

public:
    explicit GoToBox(QWidget *parent = nullptr);
    ~GoToBox() override;

    void setProvider(GoToProvider provider) { m_provider = std::move(provider); }
    void start();
    QListWidget *list() const { return m_list; }

Q_SIGNALS:
    void chosen(const onhire::GoToHit &hit);
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QCoro::Task<> search(QString text);
    void showHits(const QList<GoToHit> &hits, const QString &text);
    void placeList();
    void move(int step);
    void choose(int row);
    void finish();

    GoToProvider m_provider;
    QListWidget *m_list;
    QList<GoToHit> m_hits;
    QTimer m_typing;
    Latest m_searches;
    bool m_enterWaits = false; // Enter came before the answer
};

} // namespace onhire
