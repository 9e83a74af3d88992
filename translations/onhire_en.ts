<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>onhire::AsideCard</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::BulkLines</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Catalogue</name>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Monthly price for %n months</source>
        <translation>
            <numerusform>Monthly price for %n month</numerusform>
            <numerusform>Monthly price for %n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::CataloguePage</name>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%n product</numerusform>
            <numerusform>%n products</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Changes</name>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ChipRow</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Filters for which there is no room</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more filters</source>
        <translation>
            <numerusform>%n more filter</numerusform>
            <numerusform>%n more filters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Customers</name>
    <message numerus="yes">
        <source>%n customers can order again.</source>
        <translation>
            <numerusform>%n customer can order again.</numerusform>
            <numerusform>%n customers can order again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n customers can no longer order.</source>
        <translation>
            <numerusform>%n customer can no longer order.</numerusform>
            <numerusform>%n customers can no longer order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices out</source>
        <translation>
            <numerusform>%n device out</numerusform>
            <numerusform>%n devices out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders</source>
        <translation>
            <numerusform>%n order</numerusform>
            <numerusform>%n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n subscriptions in total</source>
        <translation>
            <numerusform>%n subscription in total</numerusform>
            <numerusform>%n subscriptions in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n movements are shown.</source>
        <translation>
            <numerusform>The latest movement is shown.</numerusform>
            <numerusform>The latest %n movements are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices to assign</source>
        <translation>
            <numerusform>%n device to assign</numerusform>
            <numerusform>%n devices to assign</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payments</source>
        <translation>
            <numerusform>%n payment</numerusform>
            <numerusform>%n payments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::CustomersPage</name>
    <message numerus="yes">
        <source>%n customers</source>
        <translation>
            <numerusform>%n customer</numerusform>
            <numerusform>%n customers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n customers selected</source>
        <translation>
            <numerusform>%n customer selected</numerusform>
            <numerusform>%n customers selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matching customers</source>
        <translation>
            <numerusform>%n matching customer</numerusform>
            <numerusform>%n matching customers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::DayCharts</name>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::DeviceIntake</name>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n devices</source>
        <translation>
            <numerusform>Add %n device</numerusform>
            <numerusform>Add %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices were added.</source>
        <translation>
            <numerusform>%n device was added.</numerusform>
            <numerusform>%n devices were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were not; they are still in the list above.</source>
        <translation>
            <numerusform>%n was not; it is still in the list above.</numerusform>
            <numerusform>%n were not; they are still in the list above.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n serial numbers?</source>
        <translation>
            <numerusform>Discard %n serial number?</numerusform>
            <numerusform>Discard %n serial numbers?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Devices</name>
    <message numerus="yes">
        <source>%n devices are available.</source>
        <translation>
            <numerusform>%n device is available.</numerusform>
            <numerusform>%n devices are available.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deactivate %n devices?</source>
        <translation>
            <numerusform>Deactivate %n device?</numerusform>
            <numerusform>Deactivate %n devices?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deactivate %n devices</source>
        <translation>
            <numerusform>Deactivate %n device</numerusform>
            <numerusform>Deactivate %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices are unavailable.</source>
        <translation>
            <numerusform>%n device is unavailable.</numerusform>
            <numerusform>%n devices are unavailable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %n devices available</source>
        <translation>
            <numerusform>Make %n device available</numerusform>
            <numerusform>Make %n devices available</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::DevicesPage</name>
    <message numerus="yes">
        <source>%n devices selected</source>
        <translation>
            <numerusform>%n device selected</numerusform>
            <numerusform>%n devices selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matching devices</source>
        <translation>
            <numerusform>%n matching device</numerusform>
            <numerusform>%n matching devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices were added.</source>
        <translation>
            <numerusform>%n device was added.</numerusform>
            <numerusform>%n devices were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ExtendFields</name>
    <message numerus="yes">
        <source>Extend by %n months</source>
        <translation>
            <numerusform>Extend by %n month</numerusform>
            <numerusform>Extend by %n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Subscription %1 is extended by %n months.</source>
        <translation>
            <numerusform>Subscription %1 is extended by %n month.</numerusform>
            <numerusform>Subscription %1 is extended by %n months.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>months</source>
        <extracomment>Behind the number, which stands in a field of its own</extracomment>
        <translation>
            <numerusform>month</numerusform>
            <numerusform>months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::FilterBar</name>
    <message numerus="yes">
        <source>%1: %n selected</source>
        <extracomment>A filter with several choices, as in: Status: 3 selected</extracomment>
        <translation>
            <numerusform>%1: %n selected</numerusform>
            <numerusform>%1: %n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Fulfilment</name>
    <message numerus="yes">
        <source>%n others</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::FulfilmentPage</name>
    <message numerus="yes">
        <source>%n returns due, %1 of them late</source>
        <translation>
            <numerusform>%n return due, %1 late</numerusform>
            <numerusform>%n returns due, %1 of them late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders</source>
        <translation>
            <numerusform>%n order</numerusform>
            <numerusform>%n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returns due</source>
        <translation>
            <numerusform>%n return due</numerusform>
            <numerusform>%n returns due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n returns due, all late</source>
        <translation>
            <numerusform>%n return due, and late</numerusform>
            <numerusform>%n returns due, all late</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::GoTo</name>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::GoToPanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %n found</source>
        <translation>
            <numerusform>More than %n found</numerusform>
            <numerusform>More than %n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ItemEditor</name>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::LabelDialog</name>
    <message numerus="yes">
        <source>%n labels are too small for a code that a scanner can read.</source>
        <translation>
            <numerusform>%n label is too small for a code that a scanner can read.</numerusform>
            <numerusform>%n labels are too small for a code that a scanner can read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::NavigationItem</name>
    <message numerus="yes">
        <source>%n drafts</source>
        <translation>
            <numerusform>%n draft</numerusform>
            <numerusform>%n drafts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::OrderCard</name>
    <message numerus="yes">
        <source>%n more items</source>
        <translation>
            <numerusform>%n more item</numerusform>
            <numerusform>%n more items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::OrderSummary</name>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Orders</name>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n orders?</source>
        <translation>
            <numerusform>Confirm %n order?</numerusform>
            <numerusform>Confirm %n orders?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n orders</source>
        <translation>
            <numerusform>Confirm %n order</numerusform>
            <numerusform>Confirm %n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders are confirmed.</source>
        <translation>
            <numerusform>%n order is confirmed.</numerusform>
            <numerusform>%n orders are confirmed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %n orders without the remaining devices?</source>
        <translation>
            <numerusform>Close %n order without the remaining devices?</numerusform>
            <numerusform>Close %n orders without the remaining devices?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %n orders</source>
        <translation>
            <numerusform>Close %n order</numerusform>
            <numerusform>Close %n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders are closed.</source>
        <translation>
            <numerusform>%n order is closed.</numerusform>
            <numerusform>%n orders are closed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel %n orders?</source>
        <translation>
            <numerusform>Cancel %n order?</numerusform>
            <numerusform>Cancel %n orders?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel %n orders</source>
        <translation>
            <numerusform>Cancel %n order</numerusform>
            <numerusform>Cancel %n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders are cancelled.</source>
        <translation>
            <numerusform>%n order is cancelled.</numerusform>
            <numerusform>%n orders are cancelled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices to assign</source>
        <translation>
            <numerusform>%n device to assign</numerusform>
            <numerusform>%n devices to assign</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These are the payments for the first %n devices.</source>
        <translation>
            <numerusform>These are the payments for the first device.</numerusform>
            <numerusform>These are the payments for the first %n devices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n subscriptions are shown.</source>
        <translation>
            <numerusform>The latest subscription is shown.</numerusform>
            <numerusform>The latest %n subscriptions are shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::OrdersPage</name>
    <message numerus="yes">
        <source>%n orders selected</source>
        <translation>
            <numerusform>%n order selected</numerusform>
            <numerusform>%n orders selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matching orders</source>
        <translation>
            <numerusform>%n matching order</numerusform>
            <numerusform>%n matching orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders</source>
        <translation>
            <numerusform>%n order</numerusform>
            <numerusform>%n orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Papers</name>
    <message numerus="yes">
        <source>Labels for %n devices</source>
        <translation>
            <numerusform>Labels for %n device</numerusform>
            <numerusform>Labels for %n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packing lists</source>
        <translation>
            <numerusform>%n packing list</numerusform>
            <numerusform>%n packing lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels for %n orders</source>
        <translation>
            <numerusform>Labels for %n order</numerusform>
            <numerusform>Labels for %n orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices are not assigned yet</source>
        <translation>
            <numerusform>%n device is not assigned yet</numerusform>
            <numerusform>%n devices are not assigned yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::PasswordDialog</name>
    <message numerus="yes">
        <source>A password needs at least %n characters.</source>
        <translation>
            <numerusform>A password needs at least %n character.</numerusform>
            <numerusform>A password needs at least %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Payments</name>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %n payments are shown.</source>
        <translation>
            <numerusform>The latest %n payment is shown.</numerusform>
            <numerusform>The latest %n payments are shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::PlaceCard</name>
    <message numerus="yes">
        <source>%n × %1 stored here.</source>
        <translation>
            <numerusform>%n × %1 stored here.</numerusform>
            <numerusform>%n × %1 stored here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::PriceEditor</name>
    <message numerus="yes">
        <source>%n months: %1</source>
        <extracomment>A price list in short: months, then the monthly price</extracomment>
        <translation>
            <numerusform>%n month: %1</numerusform>
            <numerusform>%n months: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::QuestionDialog</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::QueueCard</name>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more orders</source>
        <translation>
            <numerusform>%n more order</numerusform>
            <numerusform>%n more orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::RecordsPage</name>
    <message numerus="yes">
        <source>%n ids were copied.</source>
        <translation>
            <numerusform>%n id was copied.</numerusform>
            <numerusform>%n ids were copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::RecoveryFigures</name>
    <message numerus="yes">
        <source>%1 of %n months billed</source>
        <extracomment>Of a contract: whole months, and how many it has</extracomment>
        <translation>
            <numerusform>%1 of %n month billed</numerusform>
            <numerusform>%1 of %n months billed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ReturnSlipDialog</name>
    <message numerus="yes">
        <source>%n return slips</source>
        <translation>
            <numerusform>%n return slip</numerusform>
            <numerusform>%n return slips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ReturnsCard</name>
    <message numerus="yes">
        <source>%n days late</source>
        <translation>
            <numerusform>%n day late</numerusform>
            <numerusform>%n days late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n days</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more devices</source>
        <translation>
            <numerusform>%n more device</numerusform>
            <numerusform>%n more devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ScanCard</name>
    <message numerus="yes">
        <source>%n scans waiting</source>
        <translation>
            <numerusform>%n scan waiting</numerusform>
            <numerusform>%n scans waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices without a condition</source>
        <translation>
            <numerusform>%n device without a condition</numerusform>
            <numerusform>%n devices without a condition</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Settings</name>
    <message numerus="yes">
        <source>%n months is not one of the contract lengths.</source>
        <translation>
            <numerusform>%n month is not one of the contract lengths.</numerusform>
            <numerusform>%n months is not one of the contract lengths.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ShelfCard</name>
    <message numerus="yes">
        <source>%n more locations</source>
        <translation>
            <numerusform>%n more location</numerusform>
            <numerusform>%n more locations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::StatusLine</name>
    <message numerus="yes">
        <source>%n drafts, kept on this machine</source>
        <translation>
            <numerusform>%n draft, kept on this machine</numerusform>
            <numerusform>%n drafts, kept on this machine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Subscriptions</name>
    <message numerus="yes">
        <source>%n months paid</source>
        <translation>
            <numerusform>%n month paid</numerusform>
            <numerusform>%n months paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Month %1, and %n more</source>
        <translation>
            <numerusform>Month %1, and %n more</numerusform>
            <numerusform>Month %1, and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends in %n days, on %1</source>
        <translation>
            <numerusform>ends in %n day, on %1</numerusform>
            <numerusform>ends in %n days, on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends in %n days</source>
        <translation>
            <numerusform>ends in %n day</numerusform>
            <numerusform>ends in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n webhooks will be notified (%1).</source>
        <translation>
            <numerusform>%n webhook will be notified (%1).</numerusform>
            <numerusform>%n webhooks will be notified (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days past end</source>
        <translation>
            <numerusform>%n day past end</numerusform>
            <numerusform>%n days past end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline %n early returns?</source>
        <translation>
            <numerusform>Decline the early return?</numerusform>
            <numerusform>Decline %n early returns?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n early returns have been declined.</source>
        <translation>
            <numerusform>The early return has been declined.</numerusform>
            <numerusform>%n early returns have been declined.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::SubscriptionsPage</name>
    <message numerus="yes">
        <source>%n subscriptions selected</source>
        <translation>
            <numerusform>%n subscription selected</numerusform>
            <numerusform>%n subscriptions selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matching subscriptions</source>
        <translation>
            <numerusform>%n matching subscription</numerusform>
            <numerusform>%n matching subscriptions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n subscriptions</source>
        <translation>
            <numerusform>%n subscription</numerusform>
            <numerusform>%n subscriptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::TableExporter</name>
    <message numerus="yes">
        <source>%n rows were exported to %1.</source>
        <translation>
            <numerusform>%n row was exported to %1.</numerusform>
            <numerusform>%n rows were exported to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::TablePage</name>
    <message numerus="yes">
        <source>%n rows were copied, but not all of the selected ones.</source>
        <translation>
            <numerusform>%n row was copied, but not all of the selected ones.</numerusform>
            <numerusform>%n rows were copied, but not all of the selected ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were copied.</source>
        <translation>
            <numerusform>%n row was copied.</numerusform>
            <numerusform>%n rows were copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Today</name>
    <message numerus="yes">
        <source>%n payments</source>
        <translation>
            <numerusform>%n payment</numerusform>
            <numerusform>%n payments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <extracomment>So many minutes ago</extracomment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <extracomment>So many hours ago</extracomment>
        <translation>
            <numerusform>%n h</numerusform>
            <numerusform>%n h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n devices</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>Devices of an order that have not been assigned yet</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n days</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days past end</source>
        <translation>
            <numerusform>%n day past end</numerusform>
            <numerusform>%n days past end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n waiting</source>
        <extracomment>The last answer of a receiver of webhooks, and how many deliveries wait, as in: 503 · 12 waiting</extracomment>
        <translation>
            <numerusform>%1 · %n waiting</numerusform>
            <numerusform>%1 · %n waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No response · %n waiting</source>
        <translation>
            <numerusform>No response · %n waiting</numerusform>
            <numerusform>No response · %n waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Wording</name>
    <message numerus="yes">
        <source>Use at least %n characters.</source>
        <translation>
            <numerusform>Use at least %n character.</numerusform>
            <numerusform>Use at least %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add at least %n entries.</source>
        <translation>
            <numerusform>Add at least %n entry.</numerusform>
            <numerusform>Add at least %n entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use at most %n characters.</source>
        <translation>
            <numerusform>Use at most %n character.</numerusform>
            <numerusform>Use at most %n characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Give at most %n entries.</source>
        <translation>
            <numerusform>Give at most %n entry.</numerusform>
            <numerusform>Give at most %n entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use at most %n decimal places.</source>
        <translation>
            <numerusform>Use at most %n decimal place.</numerusform>
            <numerusform>Use at most %n decimal places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::WorkCards</name>
    <message numerus="yes">
        <source>Contracts ending in %n days</source>
        <translation>
            <numerusform>Contracts ending in %n day</numerusform>
            <numerusform>Contracts ending in %n days</numerusform>
        </translation>
    </message>
</context>
</TS>
