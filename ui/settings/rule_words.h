// SPDX-License-Identifier: GPL-3.0-or-later
// What the rules of a company are called, in which unit they are counted, and under which titles they stand.
#pragma once

#include <QString>

namespace onhire {

QString ruleWord(const QString &key); // of a rule, or of one of its values
QString ruleUnit(const QString &key, const QString &currency); // empty: it has none
QString titleBefore(const QString &key); // of the section that begins with this rule; empty: none begins

} // namespace onhire
