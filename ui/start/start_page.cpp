// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/start_page.h"

#include "ui/shared/controls/controls.h"
#include "ui/shared/forms/form.h"
#include "ui/theme/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

namespace {

enum Step { Choices, Work, Failure, SignIn };

QLabel *wrapped(const QString &text, QWidget *parent)
{
    QLabel *label = mutedLabel(text, parent);
    label->setWordWrap(true);
    return label;
}

// A column in the middle, as wide as text is read well.
QWidget *column(QWidget *parent, QVBoxLayout **content, int width = 520)
{
    auto *page = new QWidget(parent);
    auto *middle = new QWidget(page);
    middle->setFixedWidth(units(parent, width));
    *content = new QVBoxLayout(middle);
    (*content)->setSpacing(units(parent, 14));
    auto *row = new QHBoxLayout; // an alignment would lose the height that wrapped text needs
    row->addStretch(1);
    row->addWidget(middle);
    row->addStretch(1);
    auto *layout = new QVBoxLayout(page);
    layout->addStretch(1);
    layout->addLayout(row);
    layout->addStretch(2);
    return page;
}

} // namespace

StartPage::StartPage(QWidget *parent) : QWidget(parent), m_stack(new QStackedWidget(this))
{
    setWindowTitle(u"Onhire"_s);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_stack);
    m_stack->addWidget(choices());
    m_stack->addWidget(work());
    m_stack->addWidget(failure());
    m_stack->addWidget(signIn());
}

QWidget *StartPage::choice(const QString &title, const QString &text, const QString &verb, QPushButton **made)
{
    auto *card = new Card(this);
    auto *row = new QHBoxLayout;
    auto *words = new QVBoxLayout;
    words->addWidget(heading(title, card, 1.08));
    words->addWidget(wrapped(text, card));
    row->addLayout(words, 1);
    *made = button(verb, card);
    (*made)->setAccessibleDescription(title);
    row->addWidget(*made, 0, Qt::AlignVCenter);
    card->content()->addLayout(row);
    return card;
}

QWidget *StartPage::choices()
{
    QVBoxLayout *content = nullptr;
    QWidget *page = column(this, &content);
    content->addWidget(heading(tr("Welcome to Onhire"), page, 1.7));
    content->addWidget(wrapped(tr("Where should your data be stored?"), page));
    QPushButton *begin = nullptr;
    QWidget *own =
        choice(tr("New on this machine"), tr("Onhire creates its own database here and maintains it."),
               tr("Get started"), &begin);
    m_company = new QLineEdit(own);
    m_company->setPlaceholderText(tr("Your company’s name"));
    m_company->setAccessibleName(tr("Your company’s name"));
    static_cast<Card *>(own)->content()->addWidget(m_company);
    content->addWidget(own);
    setDress(begin, "primary");
    const auto start = [this] { Q_EMIT newPlaceChosen(m_company->text().trimmed()); };
    connect(begin, &QPushButton::clicked, this, start);
    connect(m_company, &QLineEdit::returnPressed, this, start);

    QPushButton *connectTo = nullptr;
    QWidget *card = choice(tr("Connect to a database"), tr("Enter your PostgreSQL server’s address."),
                           tr("Connect"), &connectTo);
    m_database = new QLineEdit(card);
    m_database->setPlaceholderText(u"postgresql://user@host/onhire"_s);
    m_database->setAccessibleName(tr("Database address"));
    static_cast<Card *>(card)->content()->addWidget(m_database);
    content->addWidget(card);
    const auto go = [this] {
        if (const QString uri = m_database->text().trimmed(); uri.isEmpty())
            m_database->setFocus();
        else
            Q_EMIT databaseChosen(uri);
    };
    connect(connectTo, &QPushButton::clicked, this, go);
    connect(m_database, &QLineEdit::returnPressed, this, go);

    QPushButton *tryIt = nullptr;
    content->addWidget(choice(tr("Try it with sample data"),
                              tr("Explore a sample company with customers and two years of orders."),
                              tr("Try it"), &tryIt));
    connect(tryIt, &QPushButton::clicked, this, &StartPage::sampleChosen);
    return page;
}

QWidget *StartPage::work()
{
    QVBoxLayout *content = nullptr;
    QWidget *page = column(this, &content);
    m_doing = heading({}, page);
    m_doing->setWordWrap(true);
    content->addWidget(m_doing);
    auto *bar = new QProgressBar(page);
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    bar->setAccessibleName(tr("Working"));
    content->addWidget(bar);
    return page;
}

QWidget *StartPage::failure()
{
    QVBoxLayout *content = nullptr;
    QWidget *page = column(this, &content);
    m_failed = heading({}, page);
    m_failed->setWordWrap(true);
    m_hint = wrapped({}, page);
    m_hint->setTextInteractionFlags(Qt::TextSelectableByMouse);
    content->addWidget(m_failed);
    content->addWidget(m_hint);
    auto *buttons = new QHBoxLayout;
    auto *again = primaryButton(tr("Try again"), page);
    auto *elsewhere = button(tr("Choose another database"), page);
    buttons->addWidget(again);
    buttons->addWidget(elsewhere);
    buttons->addStretch(1);
    content->addLayout(buttons);
    connect(again, &QPushButton::clicked, this, &StartPage::retryChosen);
    connect(elsewhere, &QPushButton::clicked, this, &StartPage::showChoices);
    return page;
}

QWidget *StartPage::signIn()
{
    QVBoxLayout *content = nullptr;
    QWidget *page = column(this, &content, 420); // as wide as its fields
    content->addWidget(heading(tr("Sign in"), page, 1.7));
    const auto field = [&](const QString &label) {
        auto *editor = new QLineEdit(page);
        content->addWidget(new FormField(label, editor, {}, page));
        return editor;
    };
    m_login = field(tr("&Name"));
    m_password = field(tr("&Password"));
    m_password->setEchoMode(QLineEdit::Password);
    m_refusal = new QLabel(page);
    m_refusal->setWordWrap(true);
    setDress(m_refusal, "fault");
    content->addWidget(m_refusal);
    auto *go = primaryButton(tr("Sign in"), page);
    content->addWidget(go, 0, Qt::AlignLeading);
    const auto request = [this] { Q_EMIT signInRequested(m_login->text().trimmed(), m_password->text()); };
    connect(go, &QPushButton::clicked, this, request);
    connect(m_password, &QLineEdit::returnPressed, this, request);
    return page;
}

// Nothing is scanned here yet, so Enter presses a button as in a dialog.
void StartPage::keyPressEvent(QKeyEvent *event)
{
    auto *focused = qobject_cast<QPushButton *>(focusWidget());
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (focused && isEnter && !event->isAutoRepeat())
        focused->click();
    else
        QWidget::keyPressEvent(event);
}

void StartPage::showChoices()
{
    m_stack->setCurrentIndex(Choices);
}

void StartPage::showWork(const QString &what)
{
    m_doing->setText(what);
    m_stack->setCurrentIndex(Work);
}

void StartPage::showFailure(const QString &what, const QString &whatToDo)
{
    m_failed->setText(what);
    m_hint->setText(whatToDo);
    m_stack->setCurrentIndex(Failure);
}

void StartPage::askSignIn(const QString &refusal)
{
    m_refusal->setText(refusal);
    m_refusal->setVisible(!refusal.isEmpty());
    m_stack->setCurrentIndex(SignIn);
    if (refusal.isEmpty())
        m_password->clear();
    QLineEdit *next = refusal.isEmpty() ? m_login : m_password;
    next->setFocus();
    next->selectAll();
}

void StartPage::setDatabase(const QString &database)
{
    m_database->setText(database);
}

} // namespace onhire
