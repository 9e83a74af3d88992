// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the place of the session's scans until there is one: how the desk works, and its keys.
#pragma once

#include <QWidget>

namespace onhire {

class BlankSession : public QWidget
{
    Q_OBJECT

public:
    explicit BlankSession(QWidget *parent = nullptr);
    void setTakingBack(bool isTakingBack);
    bool hasHeightForWidth() const override { return false; } // it takes the room that there is
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *newGuide(const QStringList &steps, const QList<std::pair<QString, QString>> &keys);
    void fit();

    QWidget *m_assign;
    QWidget *m_takeBack;
    bool m_isTakingBack = false;
};

} // namespace onhire
