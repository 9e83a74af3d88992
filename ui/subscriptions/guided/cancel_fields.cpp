// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/cancel_fields.h"

#include <QComboBox>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace onhire {

static Result<Record> cancelWith(const Context &context, const QString &id, const CancelRequest &request,
                                 int version)
{
    ONHIRE_ASSIGN(Finish finish, cancelSubscription(context, id, request, version));
    return std::move(finish.rental);
}

CancelFields::CancelFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent)
    : SubscriptionFields(workplace, details, parent)
{
    m_reason = addChoice(u"reason"_s, tr("Reason"),
                         {{u"customer_request"_s, tr("Customer request")},
                          {u"payment_failure"_s, tr("Failed payments")},
                          {u"fraud"_s, tr("Fraud")},
                          {u"admin_decision"_s, tr("Company decision")},
                          {u"other"_s, tr("Other reason")}});
    m_notes = addText(u"notes"_s, tr("Note for the history"));
    addHint(tr("A cancelled subscription cannot be resumed. There is no fee; the device must be returned. To "
               "charge a fee, return it early instead."));
    setFirst(m_reason);
}

GuidedLook CancelFields::look() const
{
    const CancelRequest request{m_reason->currentData().toString(), m_notes->toPlainText().trimmed()};
    const auto worded = [words = words(), code = details().code()](const ChangePreview &preview) {
        return GuidedChange{.preview = words->of(preview),
                            .verb = tr("Cancel subscription"),
                            .done = tr("Subscription %1 is cancelled.").arg(leftToRight(code))};
    };
    return lookWith<CancelRequest>(previewCancellation, cancelWith, request, worded);
}

} // namespace onhire
