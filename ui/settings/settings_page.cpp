// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_page.h"

#include "ui/settings/company_name_dialog.h"
#include "ui/settings/rules_card.h"
#include "ui/shared/controls/controls.h"
#include "ui/shared/scanning/scan_guard.h"
#include "ui/theme/metrics.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QTranslator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr int MostOfCard = 540;
static constexpr int MostOfRules = 900; // two columns of fields

SettingsPage::SettingsPage(const Workplace &workplace, Theme &theme, ServerControl &server,
                           QList<Language> languages, QWidget *parent)
    : Page(parent), m_workplace(workplace), m_theme(theme), m_server(server)
{
    auto *area = new QScrollArea(this);
    area->setFocusPolicy(Qt::NoFocus); // goes where the focus in it goes
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    auto *content = new QWidget(area->viewport());
    area->setWidget(content); // empty: whatever moves is dressed again, with all that it holds
    auto *columns = new QHBoxLayout(content);
    const int margin = units(this, 18);
    columns->setContentsMargins(margin, margin, margin, margin);
    columns->setSpacing(margin);
    auto *first = new QVBoxLayout;
    auto *second = new QVBoxLayout;
    first->setSpacing(margin);
    columns->addLayout(first, 2);
    columns->addLayout(second, 3);
    columns->addStretch(); // lines that are too long are hard to read
    addCompany(first);
    addServer(first);
    addLooks(first, languages);
    first->addStretch(1);
    addRules(second);
    second->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(area);
    connect(&server, &ServerControl::changed, this, &SettingsPage::showServer);
    guardAgainstScans(*this, workplace.session);
}

QString SettingsPage::title() const
{
    return tr("Settings");
}

void SettingsPage::activate()
{
    showServer();
    Q_EMIT countsChanged({}, {});
}

QVBoxLayout *SettingsPage::addCard(QVBoxLayout *column, const QString &title, const QString &text)
{
    auto *card = new Card(column->parentWidget());
    card->setMaximumWidth(units(this, MostOfCard));
    card->content()->setSpacing(units(this, 10));
    card->content()->addWidget(heading(title, card, 1.08));
    if (!text.isEmpty()) {
        QLabel *explanation = mutedLabel(text, card);
        explanation->setWordWrap(true);
        card->content()->addWidget(explanation);
    }
    column->addWidget(card);
    return card->content();
}

void SettingsPage::addCompany(QVBoxLayout *column)
{
    const TenantPointer tenant = m_workplace.session->tenant();
    QVBoxLayout *card = addCard(column, tr("Company"));
    m_name = heading(tenant->name, card->parentWidget(), 1.2);
    m_name->setWordWrap(true);
    card->addWidget(m_name);
    connect(&m_workplace.live, &LiveChanges::companyRenewed, m_name,
            [this] { m_name->setText(m_workplace.session->tenant()->name); });
    auto *facts = new DetailSection({}, card->parentWidget());
    facts->addRow(tr("Currency"), leftToRight(tenant->currency));
    facts->addRow(tr("Time zone"), leftToRight(QString::fromLatin1(tenant->zone.id())));
    facts->addRow(tr("ID"), leftToRight(tenant->id), DetailSection::Style::Code);
    card->addWidget(facts);
    QPushButton *rename = button(tr("Rename…"), card->parentWidget());
    rename->setVisible(mayManage());
    connect(rename, &QPushButton::clicked, this, &SettingsPage::rename);
    card->addWidget(rename, 0, Qt::AlignLeading);
}

void SettingsPage::rename()
{
    auto *dialog = new CompanyNameDialog(m_workplace, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CompanyNameDialog::renamed, this, &SettingsPage::companyRenamed);
    dialog->open();
}

void SettingsPage::addServer(QVBoxLayout *column)
{
    QVBoxLayout *card = addCard(column, tr("Server on this machine"),
                                tr("Lets your shop and other programs connect to Onhire while it is "
                                   "open."));
    m_state = new Pill(card->parentWidget());
    card->addWidget(m_state);
    m_listen = new QLineEdit(m_server.listen(), this);
    m_listen->setLayoutDirection(Qt::LeftToRight);
    auto *address = new FormField(tr("&Address"), m_listen, {}, card->parentWidget());
    card->addWidget(address);
    m_refusal = new QLabel(card->parentWidget());
    m_refusal->setWordWrap(true);
    setDress(m_refusal, "fault");
    card->addWidget(m_refusal);
    auto *byItself = new QCheckBox(tr("Start with Onhire"), card->parentWidget());
    byItself->setChecked(m_server.startsByItself());
    card->addWidget(byItself);
    m_turn = button({}, card->parentWidget());
    card->addWidget(m_turn, 0, Qt::AlignLeading);
    if (!mayManage()) {
        QLabel *reason =
            mutedLabel(tr("Your role does not allow you to start or stop the server. Ask an administrator."),
                       card->parentWidget());
        reason->setWordWrap(true);
        card->addWidget(reason);
        byItself->setEnabled(false);
        m_turn->setEnabled(false);
    }
    connect(byItself, &QCheckBox::toggled, &m_server, &ServerControl::setStartsByItself);
    connect(m_turn, &QPushButton::clicked, this, &SettingsPage::turnServer);
    connect(m_listen, &QLineEdit::editingFinished, this,
            [this] { m_server.setListen(m_listen->text().trimmed()); });
    showServer();
}

bool SettingsPage::mayManage() const
{
    return m_workplace.session->may("settings:manage"_L1);
}

void SettingsPage::turnServer()
{
    m_server.setListen(m_listen->text().trimmed());
    m_server.turn(!m_server.isOn());
}

void SettingsPage::showServer()
{
    m_state->setLook(m_server.look());
    m_listen->setEnabled(mayManage() && !m_server.isOn());
    m_turn->setText(m_server.isOn() ? tr("Stop the server") : tr("Start the server"));
    m_refusal->setText(m_server.refusal());
    m_refusal->setVisible(!m_server.refusal().isEmpty());
}

void SettingsPage::addLooks(QVBoxLayout *column, const QList<Language> &languages)
{
    QVBoxLayout *card = addCard(column, tr("Appearance"));
    auto *mode = new ChoiceBox(this);
    mode->addItem(tr("Follow system"), int(Theme::Mode::System));
    mode->addItem(tr("Light"), int(Theme::Mode::Light));
    mode->addItem(tr("Dark"), int(Theme::Mode::Dark));
    mode->setCurrentIndex(mode->findData(int(m_theme.mode())));
    card->addWidget(new FormField(tr("&Colours"), mode, {}, card->parentWidget()));
    connect(mode, &QComboBox::activated, this, [this, mode] {
        m_theme.setMode(Theme::Mode(mode->currentData().toInt()));
        m_workplace.settings.setValue(u"appearance/mode"_s, mode->currentData());
    });
    addLanguage(card, languages);
}

// As whoever reads the language that was chosen reads it, too.
static QString restartIn(const QLocale &locale)
{
    constexpr auto Text = QT_TRANSLATE_NOOP("onhire::SettingsPage", "Restart Onhire to change the language.");
    QTranslator words;
    const QString said = words.load(locale, u"onhire"_s, u"_"_s, u":/i18n"_s)
        ? words.translate("onhire::SettingsPage", Text)
        : QString();
    return said.isEmpty() ? QString::fromLatin1(Text) : said;
}

// It is spoken from the next start on; whoever goes back to what is spoken now need not start again.
void SettingsPage::addLanguage(QVBoxLayout *card, const QList<Language> &languages)
{
    auto *language = new ChoiceBox(this);
    for (const Language &known : languages)
        language->addItem(known.name, known.code);
    language->setCurrentIndex(
        language->findData(m_workplace.settings.value(u"appearance/language"_s).toString()));
    card->addWidget(new FormField(tr("&Language"), language, {}, card->parentWidget()));
    QLabel *restart = mutedLabel(tr("Restart Onhire to change the language."), card->parentWidget());
    QLabel *inChosen = mutedLabel({}, card->parentWidget());
    for (QLabel *label : {restart, inChosen}) {
        label->setWordWrap(true);
        card->addWidget(label);
    }
    const auto tell = [this, language, languages, restart, inChosen] {
        const Language chosen = languages.value(language->currentIndex(), {{}, {}, m_workplace.locale});
        inChosen->setLayoutDirection(chosen.locale.textDirection());
        inChosen->setText(restartIn(chosen.locale));
        restart->setVisible(chosen.locale != m_workplace.locale);
        inChosen->setVisible(restart->isVisibleTo(this) && inChosen->text() != restart->text());
    };
    connect(language, &QComboBox::activated, this, [this, language, tell] {
        m_workplace.settings.setValue(u"appearance/language"_s, language->currentData());
        tell();
    });
    tell();
}

void SettingsPage::addRules(QVBoxLayout *column)
{
    m_rules = new RulesCard(m_workplace, column->parentWidget());
    m_rules->setMaximumWidth(units(this, MostOfRules));
    column->addWidget(m_rules);
    connect(m_rules, &RulesCard::draftsChanged, this, &Page::draftsChanged);
    connect(m_rules, &RulesCard::failed, this, &Page::failed);
    connect(m_rules, &RulesCard::succeeded, this, &Page::succeeded);
    connect(m_rules, &RulesCard::undoOffered, this, &Page::undoOffered);
}

void SettingsPage::keepWork()
{
    m_rules->keepWork();
    m_server.setListen(m_listen->text().trimmed()); // perhaps nobody has left the field
}

bool SettingsPage::hasUnsaved() const
{
    return m_rules->hasUnsaved();
}

// A draft leads here.
bool SettingsPage::openLink(const Link &link)
{
    if (!link.id.isEmpty())
        m_rules->focusForm();
    return true;
}

} // namespace onhire
