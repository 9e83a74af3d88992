// SPDX-License-Identifier: GPL-3.0-or-later
// A field of a form: its label, whether it is required, what it was before it was changed, the editor with its
// unit, and what is wrong. It is checked when it is left, and once it was wrong at every change.
#pragma once

#include <QWidget>

#include <functional>
#include <optional>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace onhire {

class ElidedLabel;

class FormField : public QWidget
{
    Q_OBJECT

public:
    using Check = std::function<QString()>; // the fault in words, empty if there is none

    FormField(const QString &label, QWidget *editor, Check check, QWidget *parent = nullptr);

    static int mostWidth(const QWidget *parent); // of an editor

    QWidget *editor() const { return m_editor; }
    bool isFaulty() const { return !m_faultText.isEmpty(); }
    QString fault() const { return m_faultText; }
    void setFault(const QString &fault);
    bool validate();
    void stopChecking();

    void setUnit(const QString &unit); // beside the editor
    void setRequired(bool required);
    bool isRequired() const { return m_isRequired; }
    void setBefore(const std::optional<QString> &words); // none: it is as it was
    bool isChanged() const { return m_isChanged; }
    QString before() const { return m_before; }

    void noticeChange(); // of an editor that is more than one control

Q_SIGNALS:
    void changed(); // by the user or by the program

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addLabel(QVBoxLayout *layout, const QString &label);
    void addEditor(QVBoxLayout *layout);
    void addMark();
    void addBefore();
    void showBefore();
    void watchEditor();
    void hearRefusals();
    void describe();

    QWidget *m_editor;
    QHBoxLayout *m_head = nullptr; // its name, and what is told beside it
    QHBoxLayout *m_row = nullptr;
    QLabel *m_mark = nullptr;
    QLabel *m_dot = nullptr;
    ElidedLabel *m_was = nullptr;
    QLabel *m_fault;
    QString m_faultText;
    QString m_refusal; // of what was typed and is not in the editor
    QString m_before;
    Check m_check;
    bool m_isRequired = false;
    bool m_isChanged = false;
};

} // namespace onhire
