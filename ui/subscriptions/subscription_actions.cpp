// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/subscription_actions.h"

#include "core/domain/assets/inspection.h"
#include "core/services/subscriptions/early_return_request.h"
#include "ui/shared/actions/record_actions.h"
#include "ui/shared/text/texts.h"
#include "ui/shared/text/wording.h"
#include "ui/subscriptions/record/subscription_details.h"

using namespace Qt::StringLiterals;

namespace onhire {
namespace {

const QString Writing = u"subscriptions:write"_s;

QStringList changingWhatIsOwed()
{
    return {Writing, u"payments:write"_s};
}

QString refusalToInspectDevice(const JsonValue &record)
{
    const JsonValue &device = record[ReturnedDevice];
    const auto status = assetStatusNamed(device[u"status"].toString());
    return status && lacksInspection(*status, device[u"condition"].toString())
        ? QString()
        : SubscriptionTexts::tr("Its device is not waiting for an inspection.");
}

class Actions
{
public:
    explicit Actions(const SubscriptionDeeds &deeds) : m_deeds(deeds) { }

    RecordAction guided(SubscriptionAct act, const QString &text, Glyph glyph,
                        const QKeySequence &key = {}) const
    {
        return {.id = actionOf(act),
                .text = text,
                .glyph = glyph,
                .key = key,
                .isDestructive = act == SubscriptionAct::Cancel,
                .permissions = changesWhatIsOwed(act) ? changingWhatIsOwed() : QStringList{Writing},
                .refusal = [act, today = m_deeds.today](const JsonValue &record) -> QString {
                    const auto refusal = refusalOf(act, situationOf(record, today()));
                    return refusal ? wordingOf(Error{*refusal}).what : QString();
                },
                .begin = [act, guide = m_deeds.guide](const ShownRecord &record) { guide(act, record); }};
    }

    RecordAction edit() const
    {
        return {.id = u"subscriptions.edit"_s,
                .text = SubscriptionTexts::tr("Edit…"),
                .glyph = Glyph::Subscriptions,
                .key = Qt::CTRL | Qt::Key_E,
                .permissions = {Writing},
                .begin = m_deeds.edit};
    }

    RecordAction decline() const
    {
        return {
            .id = u"subscriptions.decline-early-return"_s,
            .text = SubscriptionTexts::tr("Decline early return…"),
            .glyph = Glyph::Cross,
            .isRare = true,
            .permissions = changingWhatIsOwed(),
            .refusal = [](const JsonValue &record) -> QString {
                return isEarlyReturnRequested(record)
                    ? QString()
                    : SubscriptionTexts::tr("No early return has been requested.");
            },
            .question =
                [](const ShownRecords &records) {
                    return Question{
                        .title =
                            SubscriptionTexts::tr("Decline %Ln early returns?", nullptr, int(records.size())),
                        .text = SubscriptionTexts::tr("The contract runs on, and the device goes back to the "
                                                      "customer. A note on the subscription says so."),
                        .verb = SubscriptionTexts::tr("Decline"),
                        .reasonLabel = SubscriptionTexts::tr("Reason (optional)"),
                    };
                },
            .work =
                [signedLine = m_deeds.signedLine](const Context &context, const ShownRecord &record,
                                                  const QString &reason) {
                    QString words = SubscriptionTexts::tr("Early return declined.");
                    if (!reason.isEmpty())
                        words += u' ' + reason;
                    return declineEarlyReturn(context, record.id, signedLine(words), record.version);
                },
            .done =
                [](const ShownRecords &records) {
                    return SubscriptionTexts::tr("%Ln early returns have been declined.", nullptr,
                                                 int(records.size()));
                }};
    }

    RecordAction labels() const
    {
        return {.id = u"subscriptions.labels"_s,
                .text = SubscriptionTexts::tr("Print labels…"),
                .glyph = Glyph::Barcode,
                .key = QKeySequence(QKeySequence::Print),
                .isAside = true,
                .local = m_deeds.printLabels};
    }

    // Whoever has several devices back of one customer or order finds them by their subscriptions.
    RecordAction inspection() const
    {
        return {
            .id = u"subscriptions.inspect"_s,
            .text = SubscriptionTexts::tr("Inspect device…"),
            .glyph = Glyph::Check,
            .isRare = true,
            .permissions = {u"assets:write"_s},
            .refusal = refusalToInspectDevice,
            .begin = [inspect = m_deeds.inspect](const ShownRecord &record) { inspect({record}); },
            .beginMany = m_deeds.inspect,
            .size = [](int count) { return SubscriptionTexts::tr("Inspect %Ln devices…", nullptr, count); }};
    }

    RecordAction contract() const
    {
        return {.id = u"subscriptions.contract"_s,
                .text = SubscriptionTexts::tr("Contract (PDF)…"),
                .glyph = Glyph::Files,
                .isAside = true,
                .permissions = {u"files:write"_s},
                .begin = m_deeds.contract};
    }

private:
    const SubscriptionDeeds &m_deeds;
};

} // namespace

QString actionOf(SubscriptionAct act)
{
    switch (act) {
    case SubscriptionAct::Extend: return u"subscriptions.extend"_s;
    case SubscriptionAct::Upgrade: return u"subscriptions.upgrade"_s;
    case SubscriptionAct::Replace: return u"subscriptions.replace"_s;
    case SubscriptionAct::BuyOut: return u"subscriptions.buyout"_s;
    case SubscriptionAct::ReturnEarly: return u"subscriptions.early-return"_s;
    case SubscriptionAct::Cancel: return u"subscriptions.cancel"_s;
    case SubscriptionAct::End: return u"subscriptions.end"_s;
    case SubscriptionAct::TakeBack: return u"subscriptions.takeBack"_s;
    }
    Q_UNREACHABLE();
}

QList<RecordAction> subscriptionActions(const SubscriptionDeeds &deeds)
{
    using Act = SubscriptionAct;
    const Actions actions(deeds);
    const auto with = [](Qt::Key key) { return QKeySequence(Qt::CTRL | Qt::SHIFT | key); };
    return {
        actions.guided(Act::Extend, SubscriptionTexts::tr("Extend…"), Glyph::Plus, with(Qt::Key_E)),
        actions.guided(Act::TakeBack, SubscriptionTexts::tr("Take back…"), Glyph::Undo, with(Qt::Key_B)),
        actions.edit(),
        actions.guided(Act::Upgrade, SubscriptionTexts::tr("Upgrade…"), Glyph::ArrowUp),
        actions.guided(Act::Replace, SubscriptionTexts::tr("Replace device…"), Glyph::Refresh),
        actions.guided(Act::BuyOut, SubscriptionTexts::tr("Buy out…"), Glyph::Payments),
        actions.guided(Act::ReturnEarly, SubscriptionTexts::tr("Return early…"), Glyph::Undo),
        actions.decline(),
        actions.guided(Act::End, SubscriptionTexts::tr("End contract…"), Glyph::Check),
        actions.inspection(),
        actions.labels(),
        actions.contract(),
        actions.guided(Act::Cancel, SubscriptionTexts::tr("Cancel subscription…"), Glyph::Cross),
    };
}

bool mayChangeWhatIsOwed(const Session &session)
{
    return mayAll(session, changingWhatIsOwed());
}

QString nextActionOf(const JsonValue &subscription, QDate today, bool mayChangeWhatIsOwed)
{
    const SubscriptionSituation situation = situationOf(subscription, today);
    if (mayChangeWhatIsOwed && isEarlyReturnRequested(subscription))
        return u"subscriptions.early-return"_s;
    const bool isOnlyToBeTakenBack = !mayChangeWhatIsOwed && situation.isExpectedBack();
    if (situation.returnDue || situation.ending == EndingType::Upgrade || isOnlyToBeTakenBack)
        return u"subscriptions.takeBack"_s;
    return mayChangeWhatIsOwed && situation.isPressing() ? u"subscriptions.extend"_s : u"subscriptions.edit"_s;
}

} // namespace onhire
