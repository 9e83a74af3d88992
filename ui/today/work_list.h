// SPDX-License-Identifier: GPL-3.0-or-later
// The few rows of a work list: arrow keys go through them, Enter or a click opens one.
#pragma once

#include "ui/today/work_line.h"

#include <QAbstractListModel>
#include <QListView>

namespace onhire {

class WorkModel : public QAbstractListModel
{
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setLines(const QList<WorkLine> &lines);
    const QList<WorkLine> &lines() const { return m_lines; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QList<WorkLine> m_lines;
};

class WorkList : public QListView
{
    Q_OBJECT

public:
    WorkList(const QString &name, int rows, QWidget *parent = nullptr);

    void setLines(const QList<WorkLine> &lines); // the current one stays current, wherever it is now
    const QList<WorkLine> &lines() const { return m_model->lines(); }
    int rowHeight() const;

Q_SIGNALS:
    void opened(const onhire::Link &link);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void open(const QModelIndex &index);

    WorkModel *m_model;
};

} // namespace onhire
