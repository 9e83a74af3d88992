// SPDX-License-Identifier: GPL-3.0-or-later
// What a contract says. HTML as far as QTextDocument knows it; every text of others is escaped.
#pragma once

#include "core/base/json_value.h"
#include "core/data/subscriptions/subscription_store.h"
#include "core/services/documents/document_language.h"
#include "core/services/documents/document_maker.h"

#include <QDate>

#include <vector>

namespace onhire {

struct ContractFacts
{
    QString lessor; // who the tenant is on its papers
    QDate date;
    JsonValue order; // its record
    std::vector<DeviceOfItem> devices;
    int exponent = 2; // of the currency
    DocumentLanguage language = DocumentLanguage::English;
    JsonValue lessorAddress = {}; // null: the tenant has entered none
};

DocumentPages contractPages(const ContractFacts &facts);

} // namespace onhire
