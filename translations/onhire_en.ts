<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
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
    <name>onhire::CustomersPage</name>
    <message numerus="yes">
        <source>%n customers</source>
        <translation>
            <numerusform>%n customer</numerusform>
            <numerusform>%n customers</numerusform>
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
    <name>onhire::Orders</name>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::OrdersPage</name>
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
        <source>%n orders were not changed: %1</source>
        <translation>
            <numerusform>%n order was not changed: %1</numerusform>
            <numerusform>%n orders were not changed: %1</numerusform>
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
        <source>%n orders are cancelled.</source>
        <translation>
            <numerusform>%n order is cancelled.</numerusform>
            <numerusform>%n orders are cancelled.</numerusform>
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
    <name>onhire::Settings</name>
    <message numerus="yes">
        <source>%n months are not among the contract lengths.</source>
        <translation>
            <numerusform>%n month is not among the contract lengths.</numerusform>
            <numerusform>%n months are not among the contract lengths.</numerusform>
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
</TS>
