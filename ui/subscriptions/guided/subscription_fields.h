// SPDX-License-Identifier: GPL-3.0-or-later
// What the fields of every change of a subscription share: the subscription, and the parts that several of them
// have.
#pragma once

#include "ui/shared/filters/filter_bar.h"
#include "ui/shared/guided/guided_fields.h"
#include "ui/shared/workplace/workplace.h"
#include "ui/subscriptions/guided/change_words.h"
#include "ui/subscriptions/guided/kept_entries.h"
#include "ui/subscriptions/record/subscription_details.h"

class QCheckBox;
class QComboBox;
class QPlainTextEdit;

namespace onhire {

class RecordPicker;

class SubscriptionFields : public GuidedFields
{
    Q_OBJECT

public:
    SubscriptionFields(const Workplace &workplace, SubscriptionDetails details, QWidget *parent = nullptr);
    ~SubscriptionFields() override;

    bool isTouched() const override { return m_isTouched; }
    JsonValue draft() const override;
    void resume(const JsonValue &draft) override;
    Wording wordsFor(const Error &error) const override;
    void touched(); // somebody has entered something

protected:
    const Workplace &workplace() const { return m_workplace; }
    const SubscriptionDetails &details() const { return m_details; }
    const QString &id() const { return m_details.id; }
    QString product() const { return m_details.text(u"productName"); }
    bool mayOverridePrices() const { return m_workplace.session->may(QLatin1StringView("prices:override")); }
    std::shared_ptr<const ChangeWords> words() const; // by the rules of now

    KeptEntries &kept() { return m_kept; }
    using Form::addField;
    // It says why what is typed into it names none.
    void addField(const QString &path, const QString &label, RecordPicker *device);
    // `name`: under which a draft keeps it.
    QComboBox *addChoice(const QString &name, const QString &label, const QList<FilterChoice> &choices);
    QComboBox *addConditions(); // of a device that comes back; the first is none
    // Words of one's own, or what is usually said there.
    QComboBox *addSuggested(const QString &name, const QString &label, const QStringList &usual);
    QPlainTextEdit *addText(const QString &name, const QString &label);
    void addHint(const QString &text);
    // Whether the contract is made with the change. Not where this program keeps no files, or the person may
    // not.
    void offerContract(const QString &label, Contract usual);
    Contract contract() const;

    // Looks with `preview`, and does with `change`, for the version that was looked at.
    template <typename Request>
    GuidedLook lookWith(
        std::function<Result<ChangePreview>(const Context &, const QString &, const Request &)> preview,
        std::function<Result<Record>(const Context &, const QString &, const Request &, int)> change,
        const Request &request, std::function<GuidedChange(const ChangePreview &)> worded) const
    {
        return [id = id(), preview, change, request,
                worded](const Context &context) -> Result<std::function<GuidedChange()>> {
            ONHIRE_ASSIGN(const ChangePreview seen, preview(context, id, request));
            return std::function<GuidedChange()>([=] {
                GuidedChange shown = worded(seen);
                shown.version = seen.version;
                shown.make = [=](const Context &at) { return change(at, id, request, seen.version); };
                return shown;
            });
        };
    }

private:
    const Workplace m_workplace;
    const SubscriptionDetails m_details;
    KeptEntries m_kept;
    QList<FormField *> m_devices;
    QCheckBox *m_contract = nullptr; // none: not offered
    bool m_isTouched = false;
};

} // namespace onhire
