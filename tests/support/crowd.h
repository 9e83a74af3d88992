// SPDX-License-Identifier: GPL-3.0-or-later
// A shop in which many do the same at the same moment, each through a connection of their own.
#pragma once

#include "core/services/orders/placing.h"
#include "core/services/subscriptions/renting.h"
#include "tests/support/rentals.h"

#include <barrier>
#include <thread>

namespace onhire::test {

struct Crowd : Rentals
{
    // Whether all of them are the same user, or each another one.
    enum class Actors { One, Many };

    std::vector<Result<Record>> atOnce(size_t many, Actors actors,
                                       const std::function<Result<Record>(const Context &, size_t)> &act)
    {
        std::vector<Result<Record>> answers(many, Failure(Error::internal(u"no answer"_s)));
        std::barrier begin{std::ptrdiff_t(many)};
        {
            std::vector<std::jthread> threads;
            for (size_t i = 0; i < many; ++i) {
                threads.emplace_back([&, i] {
                    Shop here = elsewhere();
                    need(here.database.ping());
                    const size_t actor = actors == Actors::Many ? i : 0;
                    const Context context{here.database,
                                          tenant,
                                          {u"api_key"_s, u"key_%1"_s.arg(actor), u"Key %1"_s.arg(actor)},
                                          {u"10.0.0.%1"_s.arg(i), u"req_%1"_s.arg(i)},
                                          clock,
                                          &feed,
                                          nullptr,
                                          nullptr,
                                          {&placing, &renting}};
                    begin.arrive_and_wait();
                    answers[i] = act(context, i);
                });
            }
        }
        return answers;
    }

    QSet<QString> told()
    {
        QSet<QString> told;
        for (const auto &records : feed.take())
            told += records;
        return told;
    }

    int count(const QString &sql) { return look(sql).toInt(); }

    Together<Placing> placing;
    Together<Renting> renting;
    ChangeFeed feed;
};

} // namespace onhire::test
