// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/subscriptions/guided/end_fields.h"

namespace onhire {

EndFields::EndFields(const Workplace &workplace, const SubscriptionDetails &details, QWidget *parent)
    : SubscriptionFields(workplace, details, parent)
{
    addHint(tr(
        "The contract has run its full term. If you end it here, nothing more is charged, and the device must "
        "be returned."));
}

GuidedLook EndFields::look() const
{
    return [id = id(), words = words(),
            code = details().code()](const Context &context) -> Result<std::function<GuidedChange()>> {
        ONHIRE_ASSIGN(const ChangePreview seen, previewEnd(context, id));
        return std::function<GuidedChange()>([=] {
            return GuidedChange{.preview = words->of(seen),
                                .version = seen.version,
                                .verb = tr("End contract"),
                                .make = [=](const Context &at) -> Result<Record> {
                                    ONHIRE_ASSIGN(Finish finish, endSubscription(at, id, seen.version));
                                    return std::move(finish.rental);
                                },
                                .done = tr("Contract %1 has ended.").arg(leftToRight(code))};
        });
    };
}

} // namespace onhire
