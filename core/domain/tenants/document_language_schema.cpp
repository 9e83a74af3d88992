// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/tenants/document_language_schema.h"

using namespace Qt::StringLiterals;

namespace onhire {

Schema documentLanguageSchema()
{
    return Schema::choice({u"en"_s, u"de"_s, u"ar"_s});
}

} // namespace onhire
