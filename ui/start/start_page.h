// SPDX-License-Identifier: GPL-3.0-or-later
// The first thing a new user sees: where the data is to be stored. Afterwards it tells in words what is
// being prepared, and what went wrong, with a way to try again.
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace onhire {

class StartPage : public QWidget
{
    Q_OBJECT

public:
    explicit StartPage(QWidget *parent = nullptr);

    void showChoices();
    void showWork(const QString &what); // what is being done just now
    void showFailure(const QString &what, const QString &whatToDo);
    void askSignIn(const QString &refusal = {});
    void setDatabase(const QString &database);

Q_SIGNALS:
    void newPlaceChosen(const QString &company); // empty: it has no name yet
    void databaseChosen(const QString &uri);
    void sampleChosen();
    void retryChosen();
    void signInRequested(const QString &login, const QString &password);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *choices();
    QWidget *work();
    QWidget *failure();
    QWidget *signIn();
    QWidget *choice(const QString &title, const QString &text, const QString &verb, QPushButton **made);

    QStackedWidget *m_stack;
    QLineEdit *m_company = nullptr;
    QLineEdit *m_database = nullptr;
    QLabel *m_doing = nullptr;
    QLabel *m_failed = nullptr;
    QLabel *m_hint = nullptr;
    QLineEdit *m_login = nullptr;
    QLineEdit *m_password = nullptr;
    QLabel *m_refusal = nullptr;
};

} // namespace onhire
