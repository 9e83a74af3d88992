// SPDX-License-Identifier: GPL-3.0-or-later
// What the scan desk says about a scan: a chip for its row, and the reason in words where nothing was done.
#pragma once

#include "core/services/fulfilment/fulfilment.h"
#include "ui/shared/controls/cell_values.h"
#include "ui/shared/text/condition_words.h"
#include "ui/shared/text/text_format.h"

namespace onhire {

struct DeskNotice
{
    Tone tone = Tone::Bad;
    QString what, whatToDo;
    QString rentalId = {}; // the subscription that it is about, if any
    quint64 scan = 0; // that was refused
    bool offersEarlyReturn = false; // that can be asked for
    QString fee = {}; // of it
    QString similar = {}; // the serial number that was meant, perhaps

    bool passes = false; // with the next scan that is done

    QString text() const { return whatToDo.isEmpty() ? what : what + u' ' + whatToDo; }
};

class DeskWords
{
public:
    DeskWords(TextFormat format, QString currency, int exponent)
        : m_format(std::move(format)), m_currency(std::move(currency)), m_exponent(exponent)
    {
    }

    // Of an outcome that was refused.
    DeskNotice notice(const ScanOutcome &outcome, const QString &scan) const;
    static DeskNotice notice(const Error &error, const QString &scan);
    static DeskNotice replaced(const QString &serial, const QString &by, const QString &shelf);
    static DeskNotice awaited(const DeskOrder::OldDevice &device); // that comes back for an upgrade
    static QString reasonToReplace();
    static DeskNotice nothingToReplace();
    static DeskNotice nothingToUndo();
    static DeskNotice nothingToJudge(); // a condition was said and no device is at the desk
    static DeskNotice nothingToNoteOn(bool isTakingBack);
    static DeskNotice ordersAreNotTheirs(); // to change
    static DeskNotice askedForEarlyReturn(const QString &serial, const QString &rentalId);
    static DeskNotice isFinal(const QString &serial); // that a device was taken back
    static StatusLook look(ScanRefusal refusal);
    QString amount(Money money) const;

private:
    DeskNotice noticeOfOrder(const ScanOutcome &outcome, const QString &scan) const;
    DeskNotice noticeOfDevice(const ScanOutcome &outcome) const;
    DeskNotice contractRuns(const ScanOutcome &outcome) const;

    TextFormat m_format;
    QString m_currency;
    int m_exponent;
};

QString hintForCondition(const QString &condition);
StatusLook lookOfCondition(const QString &condition); // null: nobody has set it yet

} // namespace onhire
