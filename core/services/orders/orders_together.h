// SPDX-License-Identifier: GPL-3.0-or-later
// Orders that many clients place at the same moment share a transaction: to write several costs little more
// than to write one. Each is answered as if it had been alone, and one that cannot be written with the others
// is.
#pragma once

#include "core/services/gathering.h"
#include "core/services/orders/orders.h"

#include <optional>

namespace onhire {

class OrdersTogether
{
public:
    OrdersTogether();

    // None: it is to be placed alone.
    std::optional<Result<Record>> place(const Context &context, const OrderRequest &request,
                                        NaturalKey naturalKey);

private:
    struct Job
    {
        const Context &context;
        const OrderRequest &request;
        const NaturalKey naturalKey;
        std::optional<Result<Record>> answer = {};
    };
    class Round;

    Gathering<Job> m_gathering;
};

} // namespace onhire
