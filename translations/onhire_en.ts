<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>onhire::AsideCard</name>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>%Ln left</numerusform>
            <numerusform>%Ln left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::BulkLines</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Catalogue</name>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Monthly price for %Ln months</source>
        <translation>
            <numerusform>Monthly price for %Ln month</numerusform>
            <numerusform>Monthly price for %Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln products are back in the catalogue. Activate the variants you want to rent out.</source>
        <translation>
            <numerusform>%Ln product is back in the catalogue. Activate the variants you want to rent out.</numerusform>
            <numerusform>%Ln products are back in the catalogue. Activate the variants you want to rent out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer %Ln products again</source>
        <translation>
            <numerusform>Offer %Ln product again</numerusform>
            <numerusform>Offer %Ln products again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discontinue %Ln products?</source>
        <translation>
            <numerusform>Discontinue %Ln product?</numerusform>
            <numerusform>Discontinue %Ln products?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discontinue %Ln products</source>
        <translation>
            <numerusform>Discontinue %Ln product</numerusform>
            <numerusform>Discontinue %Ln products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln products are discontinued.</source>
        <translation>
            <numerusform>%Ln product is discontinued.</numerusform>
            <numerusform>%Ln products are discontinued.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::CataloguePage</name>
    <message numerus="yes">
        <source>%Ln products</source>
        <translation>
            <numerusform>%Ln product</numerusform>
            <numerusform>%Ln products</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln products selected</source>
        <translation>
            <numerusform>%Ln product selected</numerusform>
            <numerusform>%Ln products selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching products</source>
        <translation>
            <numerusform>%Ln matching product</numerusform>
            <numerusform>%Ln matching products</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Changes</name>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ChipRow</name>
    <message numerus="yes">
        <source>%Ln more</source>
        <extracomment>Filters for which there is no room</extracomment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more filters</source>
        <translation>
            <numerusform>%Ln more filter</numerusform>
            <numerusform>%Ln more filters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Customers</name>
    <message numerus="yes">
        <source>%Ln customers can order again.</source>
        <translation>
            <numerusform>%Ln customer can order again.</numerusform>
            <numerusform>%Ln customers can order again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln customers can no longer order.</source>
        <translation>
            <numerusform>%Ln customer can no longer order.</numerusform>
            <numerusform>%Ln customers can no longer order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices out</source>
        <translation>
            <numerusform>%Ln device out</numerusform>
            <numerusform>%Ln devices out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders</source>
        <translation>
            <numerusform>%Ln order</numerusform>
            <numerusform>%Ln orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions in total</source>
        <translation>
            <numerusform>%Ln subscription in total</numerusform>
            <numerusform>%Ln subscriptions in total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %Ln movements are shown.</source>
        <translation>
            <numerusform>The latest movement is shown.</numerusform>
            <numerusform>The latest %Ln movements are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices to assign</source>
        <translation>
            <numerusform>%Ln device to assign</numerusform>
            <numerusform>%Ln devices to assign</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln payments</source>
        <translation>
            <numerusform>%Ln payment</numerusform>
            <numerusform>%Ln payments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::CustomersPage</name>
    <message numerus="yes">
        <source>%Ln customers</source>
        <translation>
            <numerusform>%Ln customer</numerusform>
            <numerusform>%Ln customers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln customers selected</source>
        <translation>
            <numerusform>%Ln customer selected</numerusform>
            <numerusform>%Ln customers selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching customers</source>
        <translation>
            <numerusform>%Ln matching customer</numerusform>
            <numerusform>%Ln matching customers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::DayCharts</name>
    <message numerus="yes">
        <source>%Ln others</source>
        <translation>
            <numerusform>%Ln other</numerusform>
            <numerusform>%Ln others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::DeviceIntake</name>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln device</numerusform>
            <numerusform>%Ln devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln devices</source>
        <translation>
            <numerusform>Add %Ln device</numerusform>
            <numerusform>Add %Ln devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices were added.</source>
        <translation>
            <numerusform>%Ln device was added.</numerusform>
            <numerusform>%Ln devices were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not; they are still in the list above.</source>
        <translation>
            <numerusform>%Ln was not; it is still in the list above.</numerusform>
            <numerusform>%Ln were not; they are still in the list above.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln serial numbers?</source>
        <translation>
            <numerusform>Discard %Ln serial number?</numerusform>
            <numerusform>Discard %Ln serial numbers?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Devices</name>
    <message numerus="yes">
        <source>%Ln devices are available.</source>
        <translation>
            <numerusform>%Ln device is available.</numerusform>
            <numerusform>%Ln devices are available.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deactivate %Ln devices?</source>
        <translation>
            <numerusform>Deactivate %Ln device?</numerusform>
            <numerusform>Deactivate %Ln devices?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deactivate %Ln devices</source>
        <translation>
            <numerusform>Deactivate %Ln device</numerusform>
            <numerusform>Deactivate %Ln devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices are unavailable.</source>
        <translation>
            <numerusform>%Ln device is unavailable.</numerusform>
            <numerusform>%Ln devices are unavailable.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %Ln devices available</source>
        <translation>
            <numerusform>Make %Ln device available</numerusform>
            <numerusform>Make %Ln devices available</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inspect %Ln devices…</source>
        <translation>
            <numerusform>Inspect %Ln device…</numerusform>
            <numerusform>Inspect %Ln devices…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices are inspected.</source>
        <translation>
            <numerusform>%Ln device is inspected.</numerusform>
            <numerusform>%Ln devices are inspected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::DevicesPage</name>
    <message numerus="yes">
        <source>%Ln devices selected</source>
        <translation>
            <numerusform>%Ln device selected</numerusform>
            <numerusform>%Ln devices selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching devices</source>
        <translation>
            <numerusform>%Ln matching device</numerusform>
            <numerusform>%Ln matching devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln device</numerusform>
            <numerusform>%Ln devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices were added.</source>
        <translation>
            <numerusform>%Ln device was added.</numerusform>
            <numerusform>%Ln devices were added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ExtendFields</name>
    <message numerus="yes">
        <source>Extend by %Ln months</source>
        <translation>
            <numerusform>Extend by %Ln month</numerusform>
            <numerusform>Extend by %Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Subscription %1 is extended by %Ln months.</source>
        <translation>
            <numerusform>Subscription %1 is extended by %Ln month.</numerusform>
            <numerusform>Subscription %1 is extended by %Ln months.</numerusform>
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
        <source>%1: %Ln selected</source>
        <extracomment>A filter with several choices, as in: Status: 3 selected</extracomment>
        <translation>
            <numerusform>%1: %Ln selected</numerusform>
            <numerusform>%1: %Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Fulfilment</name>
    <message numerus="yes">
        <source>%Ln others</source>
        <translation>
            <numerusform>%Ln other</numerusform>
            <numerusform>%Ln others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::FulfilmentPage</name>
    <message numerus="yes">
        <source>%Ln returns due, %1 of them late</source>
        <translation>
            <numerusform>%Ln return due, %1 late</numerusform>
            <numerusform>%Ln returns due, %1 of them late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders</source>
        <translation>
            <numerusform>%Ln order</numerusform>
            <numerusform>%Ln orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln device</numerusform>
            <numerusform>%Ln devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln returns due</source>
        <translation>
            <numerusform>%Ln return due</numerusform>
            <numerusform>%Ln returns due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln returns due, all late</source>
        <translation>
            <numerusform>%Ln return due, and late</numerusform>
            <numerusform>%Ln returns due, all late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln scans are waiting for the database. They have not been processed yet.</source>
        <translation>
            <numerusform>%Ln scan is waiting for the database. It has not been processed yet.</numerusform>
            <numerusform>%Ln scans are waiting for the database. They have not been processed yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::GoTo</name>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln device</numerusform>
            <numerusform>%Ln devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::GoToPanel</name>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln found</numerusform>
            <numerusform>%Ln found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln found</source>
        <translation>
            <numerusform>More than %Ln found</numerusform>
            <numerusform>More than %Ln found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::InspectionDialog</name>
    <message numerus="yes">
        <source>Inspect %Ln devices</source>
        <translation>
            <numerusform>Inspect %Ln device</numerusform>
            <numerusform>Inspect %Ln devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ItemEditor</name>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::LabelDialog</name>
    <message numerus="yes">
        <source>%Ln labels are too small for a code that a scanner can read.</source>
        <translation>
            <numerusform>%Ln label is too small for a code that a scanner can read.</numerusform>
            <numerusform>%Ln labels are too small for a code that a scanner can read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::NavigationItem</name>
    <message numerus="yes">
        <source>%Ln drafts</source>
        <translation>
            <numerusform>%Ln draft</numerusform>
            <numerusform>%Ln drafts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::OrderCard</name>
    <message numerus="yes">
        <source>%Ln more items</source>
        <translation>
            <numerusform>%Ln more item</numerusform>
            <numerusform>%Ln more items</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::OrderSummary</name>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Orders</name>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln orders?</source>
        <translation>
            <numerusform>Confirm %Ln order?</numerusform>
            <numerusform>Confirm %Ln orders?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln orders</source>
        <translation>
            <numerusform>Confirm %Ln order</numerusform>
            <numerusform>Confirm %Ln orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders are confirmed.</source>
        <translation>
            <numerusform>%Ln order is confirmed.</numerusform>
            <numerusform>%Ln orders are confirmed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln orders without the remaining devices?</source>
        <translation>
            <numerusform>Close %Ln order without the remaining devices?</numerusform>
            <numerusform>Close %Ln orders without the remaining devices?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln orders</source>
        <translation>
            <numerusform>Close %Ln order</numerusform>
            <numerusform>Close %Ln orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders are closed.</source>
        <translation>
            <numerusform>%Ln order is closed.</numerusform>
            <numerusform>%Ln orders are closed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel %Ln orders?</source>
        <translation>
            <numerusform>Cancel %Ln order?</numerusform>
            <numerusform>Cancel %Ln orders?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel %Ln orders</source>
        <translation>
            <numerusform>Cancel %Ln order</numerusform>
            <numerusform>Cancel %Ln orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders are cancelled.</source>
        <translation>
            <numerusform>%Ln order is cancelled.</numerusform>
            <numerusform>%Ln orders are cancelled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices to assign</source>
        <translation>
            <numerusform>%Ln device to assign</numerusform>
            <numerusform>%Ln devices to assign</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These are the payments for the first %Ln devices.</source>
        <translation>
            <numerusform>These are the payments for the first device.</numerusform>
            <numerusform>These are the payments for the first %Ln devices.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %Ln subscriptions are shown.</source>
        <translation>
            <numerusform>The latest subscription is shown.</numerusform>
            <numerusform>The latest %Ln subscriptions are shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more once confirmed</source>
        <translation>
            <numerusform>%Ln more once confirmed</numerusform>
            <numerusform>%Ln more once confirmed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::OrdersPage</name>
    <message numerus="yes">
        <source>%Ln orders selected</source>
        <translation>
            <numerusform>%Ln order selected</numerusform>
            <numerusform>%Ln orders selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching orders</source>
        <translation>
            <numerusform>%Ln matching order</numerusform>
            <numerusform>%Ln matching orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders</source>
        <translation>
            <numerusform>%Ln order</numerusform>
            <numerusform>%Ln orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Papers</name>
    <message numerus="yes">
        <source>Labels for %Ln devices</source>
        <translation>
            <numerusform>Labels for %Ln device</numerusform>
            <numerusform>Labels for %Ln devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln packing lists</source>
        <translation>
            <numerusform>%Ln packing list</numerusform>
            <numerusform>%Ln packing lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels for %Ln orders</source>
        <translation>
            <numerusform>Labels for %Ln order</numerusform>
            <numerusform>Labels for %Ln orders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices are not assigned yet</source>
        <translation>
            <numerusform>%Ln device is not assigned yet</numerusform>
            <numerusform>%Ln devices are not assigned yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::PasswordDialog</name>
    <message numerus="yes">
        <source>A password needs at least %Ln characters.</source>
        <translation>
            <numerusform>A password needs at least %Ln character.</numerusform>
            <numerusform>A password needs at least %Ln characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Payments</name>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln device</numerusform>
            <numerusform>%Ln devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %Ln payments are shown.</source>
        <translation>
            <numerusform>The latest %Ln payment is shown.</numerusform>
            <numerusform>The latest %Ln payments are shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::PlaceCard</name>
    <message numerus="yes">
        <source>%Ln × %1 stored here.</source>
        <translation>
            <numerusform>%Ln × %1 stored here.</numerusform>
            <numerusform>%Ln × %1 stored here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::PriceEditor</name>
    <message numerus="yes">
        <source>%Ln months: %1</source>
        <extracomment>A price list in short: months, then the monthly price</extracomment>
        <translation>
            <numerusform>%Ln month: %1</numerusform>
            <numerusform>%Ln months: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::QuestionDialog</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::QueueCard</name>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>%Ln left</numerusform>
            <numerusform>%Ln left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln device</numerusform>
            <numerusform>%Ln devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more orders</source>
        <translation>
            <numerusform>%Ln more order</numerusform>
            <numerusform>%Ln more orders</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::RecordsPage</name>
    <message numerus="yes">
        <source>%Ln ids were copied.</source>
        <translation>
            <numerusform>%Ln id was copied.</numerusform>
            <numerusform>%Ln ids were copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more drafts…</source>
        <translation>
            <numerusform>%Ln more draft…</numerusform>
            <numerusform>%Ln more drafts…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::RecoveryFigures</name>
    <message numerus="yes">
        <source>%1 of %Ln months billed</source>
        <extracomment>Of a contract: whole months, and how many it has</extracomment>
        <translation>
            <numerusform>%1 of %Ln month billed</numerusform>
            <numerusform>%1 of %Ln months billed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::RefusedList</name>
    <message numerus="yes">
        <source>Not done for %Ln records</source>
        <extracomment>Above the records for which an action was refused</extracomment>
        <translation>
            <numerusform>Not done for %Ln record</numerusform>
            <numerusform>Not done for %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ReturnSlipDialog</name>
    <message numerus="yes">
        <source>%Ln return slips</source>
        <translation>
            <numerusform>%Ln return slip</numerusform>
            <numerusform>%Ln return slips</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ReturnsCard</name>
    <message numerus="yes">
        <source>%Ln days late</source>
        <translation>
            <numerusform>%Ln day late</numerusform>
            <numerusform>%Ln days late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln days</source>
        <translation>
            <numerusform>in %Ln day</numerusform>
            <numerusform>in %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more devices</source>
        <translation>
            <numerusform>%Ln more device</numerusform>
            <numerusform>%Ln more devices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ScanCard</name>
    <message numerus="yes">
        <source>%Ln scans waiting</source>
        <translation>
            <numerusform>%Ln scan waiting</numerusform>
            <numerusform>%Ln scans waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices without a condition</source>
        <translation>
            <numerusform>%Ln device without a condition</numerusform>
            <numerusform>%Ln devices without a condition</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Settings</name>
    <message numerus="yes">
        <source>%Ln months is not one of the contract lengths.</source>
        <translation>
            <numerusform>%Ln month is not one of the contract lengths.</numerusform>
            <numerusform>%Ln months is not one of the contract lengths.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ShelfCard</name>
    <message numerus="yes">
        <source>%Ln more locations</source>
        <translation>
            <numerusform>%Ln more location</numerusform>
            <numerusform>%Ln more locations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::StatusLine</name>
    <message numerus="yes">
        <source>%Ln drafts, kept on this machine</source>
        <translation>
            <numerusform>%Ln draft, kept on this machine</numerusform>
            <numerusform>%Ln drafts, kept on this machine</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Subscriptions</name>
    <message numerus="yes">
        <source>%Ln months paid</source>
        <translation>
            <numerusform>%Ln month paid</numerusform>
            <numerusform>%Ln months paid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Month %1, and %Ln more</source>
        <translation>
            <numerusform>Month %1, and %Ln more</numerusform>
            <numerusform>Month %1, and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends in %Ln days, on %1</source>
        <translation>
            <numerusform>ends in %Ln day, on %1</numerusform>
            <numerusform>ends in %Ln days, on %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends in %Ln days</source>
        <translation>
            <numerusform>ends in %Ln day</numerusform>
            <numerusform>ends in %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln month</numerusform>
            <numerusform>%Ln months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks will be notified (%1).</source>
        <translation>
            <numerusform>%Ln webhook will be notified (%1).</numerusform>
            <numerusform>%Ln webhooks will be notified (%1).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days past end</source>
        <translation>
            <numerusform>%Ln day past end</numerusform>
            <numerusform>%Ln days past end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline %Ln early returns?</source>
        <translation>
            <numerusform>Decline the early return?</numerusform>
            <numerusform>Decline %Ln early returns?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln early returns have been declined.</source>
        <translation>
            <numerusform>The early return has been declined.</numerusform>
            <numerusform>%Ln early returns have been declined.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Inspect %Ln devices…</source>
        <translation>
            <numerusform>Inspect %Ln device…</numerusform>
            <numerusform>Inspect %Ln devices…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::SubscriptionsPage</name>
    <message numerus="yes">
        <source>%Ln subscriptions selected</source>
        <translation>
            <numerusform>%Ln subscription selected</numerusform>
            <numerusform>%Ln subscriptions selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching subscriptions</source>
        <translation>
            <numerusform>%Ln matching subscription</numerusform>
            <numerusform>%Ln matching subscriptions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions</source>
        <translation>
            <numerusform>%Ln subscription</numerusform>
            <numerusform>%Ln subscriptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::TableExporter</name>
    <message numerus="yes">
        <source>%Ln rows were exported to %1.</source>
        <translation>
            <numerusform>%Ln row was exported to %1.</numerusform>
            <numerusform>%Ln rows were exported to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::TablePage</name>
    <message numerus="yes">
        <source>%Ln rows were copied, but not all of the selected ones.</source>
        <translation>
            <numerusform>%Ln row was copied, but not all of the selected ones.</numerusform>
            <numerusform>%Ln rows were copied, but not all of the selected ones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were copied.</source>
        <translation>
            <numerusform>%Ln row was copied.</numerusform>
            <numerusform>%Ln rows were copied.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Today</name>
    <message numerus="yes">
        <source>%Ln payments</source>
        <translation>
            <numerusform>%Ln payment</numerusform>
            <numerusform>%Ln payments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln min</source>
        <extracomment>So many minutes ago</extracomment>
        <translation>
            <numerusform>%Ln min</numerusform>
            <numerusform>%Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln h</source>
        <extracomment>So many hours ago</extracomment>
        <translation>
            <numerusform>%Ln h</numerusform>
            <numerusform>%Ln h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln device</numerusform>
            <numerusform>%Ln devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <extracomment>Devices of an order that have not been assigned yet</extracomment>
        <translation>
            <numerusform>%Ln left</numerusform>
            <numerusform>%Ln left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln days</source>
        <translation>
            <numerusform>in %Ln day</numerusform>
            <numerusform>in %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days past end</source>
        <translation>
            <numerusform>%Ln day past end</numerusform>
            <numerusform>%Ln days past end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln waiting</source>
        <extracomment>The last answer of a receiver of webhooks, and how many deliveries wait, as in: 503 · 12 waiting</extracomment>
        <translation>
            <numerusform>%1 · %Ln waiting</numerusform>
            <numerusform>%1 · %Ln waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No response · %Ln waiting</source>
        <translation>
            <numerusform>No response · %Ln waiting</numerusform>
            <numerusform>No response · %Ln waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions to charge</source>
        <translation>
            <numerusform>%Ln subscription to charge</numerusform>
            <numerusform>%Ln subscriptions to charge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::Wording</name>
    <message numerus="yes">
        <source>Use at least %Ln characters.</source>
        <translation>
            <numerusform>Use at least %Ln character.</numerusform>
            <numerusform>Use at least %Ln characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add at least %Ln entries.</source>
        <translation>
            <numerusform>Add at least %Ln entry.</numerusform>
            <numerusform>Add at least %Ln entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln characters.</source>
        <translation>
            <numerusform>Use at most %Ln character.</numerusform>
            <numerusform>Use at most %Ln characters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add at most %Ln entries.</source>
        <translation>
            <numerusform>Add at most %Ln entry.</numerusform>
            <numerusform>Add at most %Ln entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln decimal places.</source>
        <translation>
            <numerusform>Use at most %Ln decimal place.</numerusform>
            <numerusform>Use at most %Ln decimal places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::WorkCards</name>
    <message numerus="yes">
        <source>Contracts ending in %Ln days</source>
        <translation>
            <numerusform>Contracts ending in %Ln day</numerusform>
            <numerusform>Contracts ending in %Ln days</numerusform>
        </translation>
    </message>
</context>
</TS>
