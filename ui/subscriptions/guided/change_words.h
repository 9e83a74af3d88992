// SPDX-License-Identifier: GPL-3.0-or-later
// What the core tells of a change, in words: the time bar, the lines of the table and the payments on both
// sides.
#pragma once

#include "core/data/tenants/tenant_store.h"
#include "core/services/previews/preview.h"
#include "ui/shared/guided/guided_preview.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

class ChangeWords
{
public:
    ChangeWords(TextFormat format, TenantPointer tenant);

    // `onceName`: of what is charged once, as a line of the table.
    GuidedPreview of(const ChangePreview &preview, const QString &onceName = {}) const;
    GuidedPreview of(const UpgradePreview &preview) const;

    QString money(Money amount) const;
    QString moneyInCurrency(Money amount) const;
    // As people agree on it; what is paid is more where tax is added.
    QString agreed(Money amount, const TaxTerms &tax) const;

private:
    struct Sides
    {
        const SubscriptionOutlook &now, &after;
    };
    GuidedPreview between(const ChangePreview &preview, const Sides &sides, const QString &onceName) const;
    QString unit(const TaxTerms &tax) const;
    QString toldText(const Audience &told) const;
    TimeSpan span(const SubscriptionOutlook &outlook, const QString &name, bool isNew) const;
    QString toComeText(const SubscriptionOutlook &outlook) const;
    QString payments(const SubscriptionOutlook &outlook) const;
    void addIdentity(QList<ChangeRow> &rows, const Sides &sides) const;
    void addContract(QList<ChangeRow> &rows, const Sides &sides) const;
    void addPayments(QList<ChangeRow> &rows, const Sides &sides, const QString &onceName) const;
    void addRecovery(QList<ChangeRow> &rows, const Sides &sides) const;
    ChangeRow moneyRow(const QString &what, std::optional<Money> now, std::optional<Money> after) const;
    QString difference(qint64 difference, const QString &amount) const;
    QList<DatedLine> coming(const SubscriptionOutlook &outlook, const QString &onceName) const;
    QList<DatedLine> documents(const ForeseenDocuments &foreseen) const;
    QString documentText(const ForeseenDocument &document) const;
    std::optional<DatedLine> lastWords(const SubscriptionOutlook &outlook) const;

    const TextFormat m_format;
    const TenantPointer m_tenant;
};

} // namespace onhire
