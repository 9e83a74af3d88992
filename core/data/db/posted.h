// SPDX-License-Identifier: GPL-3.0-or-later
// The answer of a statement that was posted (connection.h). It comes with that of the next statement that is
// waited for; whoever asks for its rows before then waits for it alone.
#pragma once

#include "core/base/result.h"
#include "core/data/db/rows.h"

namespace onhire {

class Wire;

class Posted
{
public:
    Posted(Wire &wire, Rows rows) : m_wire(&wire), m_rows(std::move(rows)) { }

    Result<Rows> rows() &&;

private:
    Wire *m_wire;
    Rows m_rows;
};

} // namespace onhire
