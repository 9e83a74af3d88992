// SPDX-License-Identifier: GPL-3.0-or-later
// How long a test with random input goes on: a fixed number of rounds from a fixed seed, so that it says the
// same each time; or, for `./dev fuzz --seconds N`, N seconds from a seed of its own, which it prints. And how
// often a race is run: few times, or ONHIRE_TEST_ROUNDS times. ONHIRE_TEST_SEED says which seed it begins with.
#pragma once

#include <QDeadlineTimer>
#include <QRandomGenerator>
#include <QtGlobal>

#include <chrono>

namespace onhire::test {

inline std::chrono::seconds wantedSeconds()
{
    return std::chrono::seconds(qEnvironmentVariableIntValue("ONHIRE_TEST_SECONDS"));
}

inline quint64 chosenSeed(quint64 usual)
{
    bool isSet = false;
    const quint64 wanted = qEnvironmentVariable("ONHIRE_TEST_SEED").toULongLong(&isSet);
    if (isSet)
        return wanted;
    if (wantedSeconds().count() == 0)
        return usual;
    const quint64 seed = QRandomGenerator::system()->generate64();
    qInfo("seed %llu", seed);
    return seed;
}

inline int wantedRounds(int usual)
{
    bool isSet = false;
    const int rounds = qEnvironmentVariableIntValue("ONHIRE_TEST_ROUNDS", &isSet);
    return isSet ? rounds : usual;
}

class Rounds
{
public:
    explicit Rounds(int usual) : m_left(usual) { }

    bool next() { return wantedSeconds().count() > 0 ? !m_deadline.hasExpired() : m_left-- > 0; }

private:
    int m_left;
    QDeadlineTimer m_deadline{wantedSeconds()};
};

} // namespace onhire::test
