// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/docs/page_style.h"

using namespace Qt::StringLiterals;

namespace onhire {

static constexpr auto Start = R"(<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>%1</title><style>
:root{color-scheme:light dark;--ink:#1b2430;--muted:#667085;--line:#e3e6eb;--back:#fff;--code:#f6f7f9;--accent:#1f6feb}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ee;--muted:#98a2b3;--line:#2c323c;--back:#14171c;--code:#1b1f26;--accent:#6ea8fe}}
body{font:15px/1.55 Inter,system-ui,sans-serif;color:var(--ink);background:var(--back);max-width:60rem;margin:0 auto;padding:2rem 1.5rem}
h1{font-size:1.6rem}h2{margin-top:2.5rem;border-bottom:1px solid var(--line);padding-bottom:.3rem}h3{margin:1.8rem 0 .3rem;font-size:1.02rem}
code,pre{font:13px/1.5 "DejaVu Sans Mono",monospace}pre{background:var(--code);border:1px solid var(--line);border-radius:8px;padding:.7rem .9rem;overflow-x:auto}
.verb{color:var(--accent);font-weight:600}.muted{color:var(--muted)}a{color:var(--accent)}table{border-collapse:collapse;width:100%}
details{margin:.3rem 0}summary{cursor:pointer;color:var(--muted)}nav a{display:block;text-decoration:none}nav summary a{display:inline}nav details a{padding-inline-start:1rem}
@media(min-width:88rem){nav{position:fixed;inset-block:0;inset-inline-start:0;width:13rem;overflow-y:auto;padding:2rem 1rem;border-inline-end:1px solid var(--line);font-size:14px}}
td,th{border-bottom:1px solid var(--line);text-align:start;padding:.3rem .6rem .3rem 0;vertical-align:top;font-size:14px}
</style></head><body>
)"_L1;

QString pageStart(const QString &title)
{
    return QString(Start).replace(u"%1"_s, title.toHtmlEscaped());
}

} // namespace onhire
