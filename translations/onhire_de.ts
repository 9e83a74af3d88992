<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>onhire::Address</name>
    <message>
        <source>Recipient</source>
        <translation>Empfänger</translation>
    </message>
    <message>
        <source>Street and number</source>
        <translation>Straße und Hausnummer</translation>
    </message>
    <message>
        <source>Postal code</source>
        <translation>Postleitzahl</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Building, floor</source>
        <extracomment>A second line of an address: floor, entrance, building</extracomment>
        <translation>Gebäude, Etage</translation>
    </message>
    <message>
        <source>District</source>
        <translation>Ortsteil</translation>
    </message>
    <message>
        <source>State or region</source>
        <translation>Bundesland oder Region</translation>
    </message>
</context>
<context>
    <name>onhire::BuiltInServer</name>
    <message>
        <source>Server on %1</source>
        <translation>Server auf %1</translation>
    </message>
    <message>
        <source>Server could not start</source>
        <translation>Server startet nicht</translation>
    </message>
    <message>
        <source>Server off</source>
        <translation>Server aus</translation>
    </message>
    <message>
        <source>Enter an address such as 127.0.0.1:8080 or [::1]:8080.</source>
        <translation>Eine Adresse sieht aus wie 127.0.0.1:8080 oder [::1]:8080.</translation>
    </message>
    <message>
        <source>The files folder %1 cannot be used.</source>
        <translation>Der Ordner für Dateien, %1, ist nicht nutzbar.</translation>
    </message>
    <message>
        <source>Onhire cannot listen on %1. Another program may be using it. Choose another port.</source>
        <translation>Onhire kann auf %1 nicht hören. Vielleicht nutzt ein anderes Programm die Adresse: Bitte einen anderen Port wählen.</translation>
    </message>
</context>
<context>
    <name>onhire::Catalogue</name>
    <message>
        <source>Active</source>
        <extracomment>A product that is offered</extracomment>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Discontinued</source>
        <translation>Eingestellt</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>Inaktiv</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Brand</source>
        <translation>Marke</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>The lowest price for a month; %1 is a currency</extracomment>
        <translation>Ab %1</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Artikelnummer</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Prices by contract length</source>
        <translation>Preise nach Laufzeit</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Ausführung</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Variant name</source>
        <translation>Name der Variante</translation>
    </message>
    <message>
        <source>Variant SKU</source>
        <translation>Artikelnummer der Variante</translation>
    </message>
    <message>
        <source>Grade</source>
        <translation>Güte</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>List price, %1</source>
        <extracomment>What a device costs in a shop; %1 is a currency</extracomment>
        <translation>Listenpreis, %1</translation>
    </message>
    <message>
        <source>Cost, %1</source>
        <extracomment>What a device did cost the company; %1 is a currency</extracomment>
        <translation>Anschaffung, %1</translation>
    </message>
    <message>
        <source>First variant</source>
        <translation>Erste Variante</translation>
    </message>
    <message>
        <source>Another variant of this product already has this SKU.</source>
        <translation>Eine andere Variante dieses Produkts hat diese Artikelnummer.</translation>
    </message>
    <message>
        <source>+ %1 set-up</source>
        <extracomment>Paid once besides the monthly price</extracomment>
        <translation>+ %1 Einrichtung</translation>
    </message>
    <message>
        <source>−%1 %</source>
        <extracomment>A discount in percent</extracomment>
        <translation>−%1 %</translation>
    </message>
    <message>
        <source>−%1</source>
        <extracomment>A discount as an amount of money</extracomment>
        <translation>−%1</translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n Monat</numerusform>
            <numerusform>%n Monate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Monthly price for %n months</source>
        <translation>
            <numerusform>Monatspreis für %n Monat</numerusform>
            <numerusform>Monatspreis für %n Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>Grade %1</source>
        <extracomment>The quality grade of a used device, as in: Grade A</extracomment>
        <translation>Güte %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <extracomment>%1 is a SKU or the name of a product</extracomment>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <translation>Deaktivieren</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Deactivate %1</source>
        <translation>%1 deaktivieren</translation>
    </message>
    <message>
        <source>Activate %1</source>
        <translation>%1 aktivieren</translation>
    </message>
    <message>
        <source>Variants, %1 per month</source>
        <extracomment>The variants of a product; %1 is a currency</extracomment>
        <translation>Varianten, %1 im Monat</translation>
    </message>
    <message>
        <source>The product has been added to the catalogue.</source>
        <translation>Das Produkt ist im Katalog.</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>New variant of %1</source>
        <translation>Neue Variante von %1</translation>
    </message>
    <message>
        <source>%1 has a new variant.</source>
        <translation>%1 hat eine neue Variante.</translation>
    </message>
    <message>
        <source>%1 can be ordered again.</source>
        <translation>%1 kann wieder bestellt werden.</translation>
    </message>
    <message>
        <source>%1 can no longer be ordered.</source>
        <translation>%1 kann nicht mehr bestellt werden.</translation>
    </message>
    <message>
        <source>%1 is still active because open orders use it.</source>
        <translation>%1 bleibt aktiv: Offene Aufträge verwenden es.</translation>
    </message>
    <message>
        <source>Fulfil or cancel those orders first.</source>
        <translation>Bitte diese Aufträge zuerst erfüllen oder stornieren.</translation>
    </message>
    <message>
        <source>%1 is discontinued.</source>
        <translation>%1 ist eingestellt.</translation>
    </message>
    <message>
        <source>%1 is still in the catalogue because open orders use it.</source>
        <translation>%1 bleibt im Katalog: Offene Aufträge verwenden es.</translation>
    </message>
    <message>
        <source>%1 is back in the catalogue. Activate the variants you want to rent out.</source>
        <translation>%1 ist wieder im Katalog. Bitte die Varianten aktivieren, die vermietet werden sollen.</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Neues Produkt</translation>
    </message>
</context>
<context>
    <name>onhire::CataloguePage</name>
    <message>
        <source>Filter products…</source>
        <translation>Produkte filtern…</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Neues Produkt</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>No products yet</source>
        <translation>Noch keine Produkte</translation>
    </message>
    <message>
        <source>Each product has variants, and each variant has a price for every contract length.</source>
        <translation>Ein Produkt hat Varianten, und jede Variante ihren Preis für jede Laufzeit.</translation>
    </message>
    <message numerus="yes">
        <source>%n products</source>
        <translation>
            <numerusform>%n Produkt</numerusform>
            <numerusform>%n Produkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Add variant</source>
        <translation>Variante hinzufügen</translation>
    </message>
    <message>
        <source>Discontinue…</source>
        <translation>Einstellen…</translation>
    </message>
    <message>
        <source>Offer again</source>
        <translation>Wieder anbieten</translation>
    </message>
    <message>
        <source>Discontinue %1?</source>
        <translation>%1 einstellen?</translation>
    </message>
    <message>
        <source>Its variants can no longer be ordered. Rented devices are unaffected.</source>
        <translation>Keine der Varianten kann dann noch bestellt werden. Was vermietet ist, bleibt vermietet.</translation>
    </message>
    <message>
        <source>Discontinue</source>
        <translation>Einstellen</translation>
    </message>
</context>
<context>
    <name>onhire::ColumnLayout</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
</context>
<context>
    <name>onhire::ConflictCard</name>
    <message>
        <source>Changed by someone else</source>
        <translation>Inzwischen von jemand anderem geändert</translation>
    </message>
    <message>
        <source>Save again to keep your version.</source>
        <translation>Noch einmal speichern behält Ihre Werte.</translation>
    </message>
    <message>
        <source>(empty)</source>
        <extracomment>Stands where one side of a conflict has left a field empty</extracomment>
        <translation>(leer)</translation>
    </message>
    <message>
        <source>Theirs</source>
        <extracomment>Before the value that the other person gave a field</extracomment>
        <translation>Deren Wert</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Before the value that the user has typed into a field</extracomment>
        <translation>Ihr Wert</translation>
    </message>
    <message>
        <source>Use theirs</source>
        <translation>Deren Wert übernehmen</translation>
    </message>
    <message>
        <source>Use theirs: %1</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>Deren Wert übernehmen: %1</translation>
    </message>
</context>
<context>
    <name>onhire::CustomFields</name>
    <message>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <source>Additional fields</source>
        <translation>Weitere Angaben</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Das ist keine Zahl.</translation>
    </message>
</context>
<context>
    <name>onhire::Customers</name>
    <message>
        <source>Active</source>
        <extracomment>A customer who may order</extracomment>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>Inaktiv</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>Privat</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>Geschäftlich</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Monthly %1</source>
        <extracomment>What a customer pays each month; %1 is a currency</extracomment>
        <translation>Monatlich %1</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>With devices</source>
        <translation>Mit Geräten</translation>
    </message>
    <message>
        <source>Without devices</source>
        <translation>Ohne Geräte</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>Vermietung</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Billing address</source>
        <translation>Rechnungsadresse</translation>
    </message>
    <message>
        <source>Shipping address</source>
        <translation>Lieferadresse</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>An amount of money and its currency, as in: 49.90 EUR</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>Jeden Monat</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Eingenommen</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>Collected payments less what the devices did cost</extracomment>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Order %1, %2</source>
        <extracomment>Read aloud: the short code of an order and its state</extracomment>
        <translation>Auftrag %1, %2</translation>
    </message>
    <message>
        <source>Recent orders</source>
        <translation>Letzte Aufträge</translation>
    </message>
    <message>
        <source>No orders yet</source>
        <translation>Noch keine Aufträge</translation>
    </message>
</context>
<context>
    <name>onhire::CustomersPage</name>
    <message>
        <source>Filter customers…</source>
        <translation>Kunden filtern…</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Kunden</translation>
    </message>
    <message>
        <source>No customers yet</source>
        <translation>Noch keine Kunden</translation>
    </message>
    <message>
        <source>Customers are created with their first order.</source>
        <translation>Ein Kunde entsteht mit dem ersten Auftrag.</translation>
    </message>
    <message numerus="yes">
        <source>%n customers</source>
        <translation>
            <numerusform>%n Kunde</numerusform>
            <numerusform>%n Kunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>The first and the last name of a person</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <translation>Deaktivieren</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>The customer is saved. Existing orders are unchanged.</source>
        <translation>Der Kunde ist gespeichert. Bestehende Aufträge bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>%1 can order again.</source>
        <translation>%1 darf wieder bestellen.</translation>
    </message>
    <message>
        <source>%1 can no longer order.</source>
        <translation>%1 darf nicht mehr bestellen.</translation>
    </message>
</context>
<context>
    <name>onhire::Desktop</name>
    <message>
        <source>My company</source>
        <translation>Meine Firma</translation>
    </message>
    <message>
        <source>Opening the database…</source>
        <translation>Die Datenbank wird geöffnet…</translation>
    </message>
    <message>
        <source>Setting up the company…</source>
        <translation>Die Firma wird eingerichtet…</translation>
    </message>
    <message>
        <source>Creating sample orders: %1 of %2</source>
        <translation>Beispielaufträge werden geschrieben: %1 von %2</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Inhaber</translation>
    </message>
    <message>
        <source>You do not have access to a company in this database.</source>
        <translation>In dieser Datenbank gibt es keine Firma für Sie.</translation>
    </message>
</context>
<context>
    <name>onhire::DetailPane</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
    <message>
        <source>v%1</source>
        <extracomment>The version of a record: how often it was changed</extracomment>
        <translation>v%1</translation>
    </message>
</context>
<context>
    <name>onhire::EditingPage</name>
    <message>
        <source>You have unsaved changes beside the table.</source>
        <translation>Die Änderungen neben der Tabelle sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save them with Ctrl+Enter, or discard them with Esc.</source>
        <translation>Mit Strg+Eingabe speichern oder mit Esc verwerfen.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save (Ctrl+Enter)</source>
        <translation>Speichern (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Your changes have not been saved.</source>
        <translation>Was Sie eingegeben haben, ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Someone else changed this while you were editing it.</source>
        <translation>Jemand anderes hat dies geändert, während Sie es bearbeitet haben.</translation>
    </message>
    <message>
        <source>You edited different fields, so their changes have been added. Save again.</source>
        <translation>Sie haben andere Felder geändert: Die fremden Werte sind übernommen. Bitte noch einmal speichern.</translation>
    </message>
    <message>
        <source>Compare both values in the form, then save again.</source>
        <translation>Bitte beide Werte im Formular vergleichen und dann noch einmal speichern.</translation>
    </message>
</context>
<context>
    <name>onhire::EmptyState</name>
    <message>
        <source>Nothing matches</source>
        <translation>Nichts passt</translation>
    </message>
    <message>
        <source>No rows match the search and the filters.</source>
        <translation>Es gibt Zeilen, aber keine, auf die Suche und Filter passen.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Could not load the data</source>
        <translation>Dies konnte nicht geladen werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>onhire::FilterBar</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gemerkt</translation>
    </message>
    <message>
        <source>Add filter</source>
        <translation>Filter hinzufügen</translation>
    </message>
    <message>
        <source>Saved filters</source>
        <translation>Gemerkte Filter</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n selected</source>
        <extracomment>A filter with several choices, as in: Status: 3 selected</extracomment>
        <translation>
            <numerusform>%1: %n gewählt</numerusform>
            <numerusform>%1: %n gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A filter and what is selected, as in: Status: open</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Save this filter…</source>
        <translation>Diesen Filter merken…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Save this filter</source>
        <translation>Diesen Filter merken</translation>
    </message>
    <message>
        <source>Filter name</source>
        <translation>Name des Filters</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>onhire::GoToBox</name>
    <message>
        <source>Go to anything</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>Nichts gefunden zu „%1“</translation>
    </message>
    <message>
        <source>Go to anything: order, e-mail, name, SKU</source>
        <translation>Gehe zu: Auftrag, E-Mail, Name, Artikelnummer</translation>
    </message>
</context>
<context>
    <name>onhire::ItemEditor</name>
    <message>
        <source>SKU</source>
        <translation>Artikelnummer</translation>
    </message>
    <message>
        <source>Enter a SKU or name</source>
        <translation>Artikelnummer oder Name eingeben</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n Monat</numerusform>
            <numerusform>%n Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>onhire::ItemsEditor</name>
    <message>
        <source>Add another item</source>
        <translation>Weitere Position</translation>
    </message>
    <message>
        <source>Please fill this in.</source>
        <translation>Bitte ausfüllen.</translation>
    </message>
    <message>
        <source>Every item needs a SKU that can be ordered.</source>
        <translation>Jede Position braucht eine Artikelnummer, die bestellt werden kann.</translation>
    </message>
    <message>
        <source>%1 per month</source>
        <translation>%1 jeden Monat</translation>
    </message>
</context>
<context>
    <name>onhire::KeysDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search actions and shortcuts</source>
        <translation>Aktion oder Taste suchen</translation>
    </message>
    <message>
        <source>All shortcuts</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
</context>
<context>
    <name>onhire::Languages</name>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
</context>
<context>
    <name>onhire::MainWindow</name>
    <message>
        <source>Go to anything</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Alle Tasten zeigen</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Auffrischen</translation>
    </message>
    <message>
        <source>Search on this screen</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Open the selected row</source>
        <translation>Die gewählte Zeile öffnen</translation>
    </message>
    <message>
        <source>Close the details or leave a field</source>
        <translation>Einzelheiten schließen, ein Feld verlassen</translation>
    </message>
    <message>
        <source>Save the form</source>
        <translation>Das Formular speichern</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Die gewählten Zeilen kopieren</translation>
    </message>
    <message>
        <source>%1 – Onhire</source>
        <extracomment>The window&apos;s title: a screen of the program</extracomment>
        <translation>%1 – Onhire</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Your changes have not been saved.</source>
        <translation>Was Sie eingegeben haben, ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>onhire::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>onhire::MessageRow</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>onhire::NavigationBar</name>
    <message>
        <source>Screens</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>onhire::NavigationItem</name>
    <message>
        <source>%1, %2</source>
        <extracomment>A screen and how many wait there, for screen readers, as in: Orders, 128</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>onhire::NewOrderForm</name>
    <message>
        <source>Items</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Shipping and billing address</source>
        <translation>Lieferung und Rechnung an</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>First name</source>
        <translation>Vorname</translation>
    </message>
    <message>
        <source>Last name</source>
        <translation>Nachname</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
</context>
<context>
    <name>onhire::TenantWindow</name>
    <message>
        <source>Database on this machine</source>
        <translation>Datenbank auf diesem Rechner</translation>
    </message>
    <message>
        <source>Remote database</source>
        <translation>Datenbank anderswo</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Kunden</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Live</translation>
    </message>
    <message>
        <source>Live updates unavailable</source>
        <translation>Keine Live-Aktualisierung</translation>
    </message>
</context>
<context>
    <name>onhire::Orders</name>
    <message>
        <source>%1 · +%2</source>
        <extracomment>The first product of an order and how many others there are, as in: MacBook Pro 14 · +2</extracomment>
        <translation>%1 · +%2</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Partial</source>
        <translation>Teilweise</translation>
    </message>
    <message>
        <source>Fulfilled</source>
        <translation>Erfüllt</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Storniert</translation>
    </message>
    <message>
        <source>Extension</source>
        <translation>Verlängerung</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Aufwertung</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Business</source>
        <translation>Geschäftlich</translation>
    </message>
    <message>
        <source>Individual</source>
        <translation>Privat</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Zugeteilt</translation>
    </message>
    <message>
        <source>Monthly %1</source>
        <translation>Monatlich %1</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Kontakt</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>Shipping address</source>
        <translation>Lieferung an</translation>
    </message>
    <message>
        <source>Billing address</source>
        <translation>Rechnung an</translation>
    </message>
    <message>
        <source>Same as shipping address</source>
        <translation>Wie Lieferadresse</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>Quantity and price of one, as in: 20 × 49.90</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 von %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n months</source>
        <translation>
            <numerusform>%n Monat</numerusform>
            <numerusform>%n Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>Jeden Monat</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Netto</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Steuer</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>One-off set-up</source>
        <translation>Einrichtung, einmalig</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Tracking</source>
        <translation>Sendung</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Cancellation reason</source>
        <translation>Storniert, weil</translation>
    </message>
    <message>
        <source>Recent activity</source>
        <translation>Zuletzt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>What happened and who did it, as in: Confirmed · M. Keller</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the lines of an address written on one line</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Auftrag %1</translation>
    </message>
    <message>
        <source>Tracking number</source>
        <translation>Sendungsnummer</translation>
    </message>
    <message>
        <source>Additional fields</source>
        <translation>Weitere Angaben</translation>
    </message>
</context>
<context>
    <name>onhire::OrdersPage</name>
    <message>
        <source>Filter orders…</source>
        <translation>Aufträge filtern…</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>New order</source>
        <translation>Neuer Auftrag</translation>
    </message>
    <message>
        <source>Confirm the selected orders</source>
        <translation>Die gewählten Aufträge bestätigen</translation>
    </message>
    <message>
        <source>Cancel the selected orders</source>
        <translation>Die gewählten Aufträge stornieren</translation>
    </message>
    <message>
        <source>Edit the order</source>
        <translation>Den Auftrag bearbeiten</translation>
    </message>
    <message>
        <source>No orders yet</source>
        <translation>Noch keine Aufträge</translation>
    </message>
    <message>
        <source>Create orders here, or send them from your shop through the API.</source>
        <translation>Aufträge entstehen hier oder kommen über die Schnittstelle aus Ihrem Shop.</translation>
    </message>
    <message>
        <source>%1 matching orders</source>
        <translation>%1 passende Aufträge</translation>
    </message>
    <message>
        <source>%1 orders</source>
        <translation>%1 Aufträge</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Cancel order…</source>
        <translation>Stornieren…</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n orders?</source>
        <translation>
            <numerusform>%n Auftrag bestätigen?</numerusform>
            <numerusform>%n Aufträge bestätigen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirmed orders go to the warehouse, and connected systems are notified.</source>
        <translation>Bestätigte Aufträge gehen ins Lager, und wer über die Schnittstelle zuhört, erfährt davon.</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %n orders</source>
        <translation>
            <numerusform>%n Auftrag bestätigen</numerusform>
            <numerusform>%n Aufträge bestätigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cancel %n orders?</source>
        <translation>
            <numerusform>%n Auftrag stornieren?</numerusform>
            <numerusform>%n Aufträge stornieren?</numerusform>
        </translation>
    </message>
    <message>
        <source>A cancelled order cannot be reopened. Connected systems are notified.</source>
        <translation>Ein stornierter Auftrag lässt sich nicht wieder öffnen, und wer über die Schnittstelle zuhört, erfährt davon.</translation>
    </message>
    <message numerus="yes">
        <source>Cancel %n orders</source>
        <translation>
            <numerusform>%n Auftrag stornieren</numerusform>
            <numerusform>%n Aufträge stornieren</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message numerus="yes">
        <source>%n orders were not changed: %1</source>
        <translation>
            <numerusform>%n Auftrag blieb, wie er ist: %1</numerusform>
            <numerusform>%n Aufträge blieben, wie sie sind: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Order %1 is confirmed.</source>
        <translation>Auftrag %1 ist bestätigt.</translation>
    </message>
    <message>
        <source>Order %1 is cancelled.</source>
        <translation>Auftrag %1 ist storniert.</translation>
    </message>
    <message numerus="yes">
        <source>%n orders are confirmed.</source>
        <translation>
            <numerusform>%n Auftrag ist bestätigt.</numerusform>
            <numerusform>%n Aufträge sind bestätigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orders are cancelled.</source>
        <translation>
            <numerusform>%n Auftrag ist storniert.</numerusform>
            <numerusform>%n Aufträge sind storniert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Order %1 is saved.</source>
        <translation>Auftrag %1 ist gespeichert.</translation>
    </message>
    <message>
        <source>Place order</source>
        <translation>Auftrag anlegen</translation>
    </message>
    <message>
        <source>Order %1 is placed.</source>
        <translation>Auftrag %1 ist angelegt.</translation>
    </message>
    <message>
        <source>Order %1</source>
        <translation>Auftrag %1</translation>
    </message>
</context>
<context>
    <name>onhire::PriceEditor</name>
    <message>
        <source>Months</source>
        <extracomment>The head of a column: contract lengths in months</extracomment>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Monthly</source>
        <extracomment>The head of a column: prices for each month</extracomment>
        <translation>Monatlich</translation>
    </message>
    <message>
        <source>Set-up</source>
        <extracomment>The head of a column: what is paid once, at the beginning</extracomment>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>Add contract length</source>
        <translation>Laufzeit hinzufügen</translation>
    </message>
    <message>
        <source>Remove this contract length</source>
        <translation>Diese Laufzeit entfernen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A discount in percent</extracomment>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n months: %1</source>
        <extracomment>A price list in short: months, then the monthly price</extracomment>
        <translation>
            <numerusform>%n Monat: %1</numerusform>
            <numerusform>%n Monate: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>At least one contract length needs a price.</source>
        <translation>Mindestens eine Laufzeit braucht einen Preis.</translation>
    </message>
    <message>
        <source>Enter the months and the monthly price.</source>
        <translation>Monate und Monatspreis werden gebraucht.</translation>
    </message>
    <message>
        <source>This contract length already has a price.</source>
        <translation>Für diese Laufzeit gibt es schon einen Preis.</translation>
    </message>
    <message>
        <source>A contract runs for 1 to 120 whole months.</source>
        <translation>Ein Vertrag läuft 1 bis 120 ganze Monate.</translation>
    </message>
    <message>
        <source>The discount is higher than the price.</source>
        <translation>Der Rabatt ist höher als der Preis.</translation>
    </message>
    <message>
        <source>Enter an amount.</source>
        <translation>Das ist kein Betrag.</translation>
    </message>
    <message>
        <source>A percentage, such as 10 %, or an amount</source>
        <translation>In Prozent, etwa 10 %, oder als Geldbetrag</translation>
    </message>
</context>
<context>
    <name>onhire::ProgressLine</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>onhire::QuestionDialog</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>onhire::RecordEntry</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
</context>
<context>
    <name>onhire::RecordForm</name>
    <message>
        <source>Please fill this in.</source>
        <translation>Bitte ausfüllen.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Das ist keine Zahl.</translation>
    </message>
</context>
<context>
    <name>onhire::Settings</name>
    <message>
        <source>Contract lengths, in months</source>
        <translation>Laufzeiten, in Monaten</translation>
    </message>
    <message>
        <source>Default contract length, in months</source>
        <translation>Übliche Laufzeit, in Monaten</translation>
    </message>
    <message>
        <source>Confirm orders automatically</source>
        <translation>Aufträge werden von selbst bestätigt</translation>
    </message>
    <message>
        <source>Time to detect repeated orders, in minutes</source>
        <translation>Derselbe Auftrag innerhalb so vieler Minuten ist einer</translation>
    </message>
    <message>
        <source>Tax, in percent</source>
        <translation>Steuer, in Prozent</translation>
    </message>
    <message>
        <source>Prices include tax</source>
        <translation>Preise enthalten die Steuer</translation>
    </message>
    <message>
        <source>Billing starts</source>
        <translation>Die Abrechnung beginnt</translation>
    </message>
    <message>
        <source>Create payments ahead, in days</source>
        <translation>Zahlungen entstehen so viele Tage im Voraus</translation>
    </message>
    <message>
        <source>Payment due period, in days</source>
        <translation>Zahlungen sind nach so vielen Tagen fällig</translation>
    </message>
    <message>
        <source>Retries for failed payments</source>
        <translation>Gescheiterte Zahlungen werden so oft wiederholt</translation>
    </message>
    <message>
        <source>Late payment fee</source>
        <translation>Gebühr für verspätete Zahlung</translation>
    </message>
    <message>
        <source>Buyout price</source>
        <translation>Preis für den Kauf eines Geräts</translation>
    </message>
    <message>
        <source>Residual value, in percent</source>
        <translation>Restwert, in Prozent</translation>
    </message>
    <message>
        <source>Minimum residual value</source>
        <translation>Restwert, mindestens</translation>
    </message>
    <message>
        <source>Buyout, in percent of the list price</source>
        <translation>Kauf, in Prozent des Listenpreises</translation>
    </message>
    <message>
        <source>Flat buyout fee</source>
        <translation>Kauf zum festen Preis</translation>
    </message>
    <message>
        <source>Early return charge</source>
        <translation>Berechnung bei früher Rückgabe</translation>
    </message>
    <message>
        <source>Early return, in percent of the remaining contract</source>
        <translation>Frühe Rückgabe, in Prozent des Rests</translation>
    </message>
    <message>
        <source>Flat early return fee</source>
        <translation>Frühe Rückgabe zum festen Preis</translation>
    </message>
    <message>
        <source>Free early return period, in days</source>
        <translation>Frühe Rückgabe ist so viele Tage lang frei</translation>
    </message>
    <message>
        <source>Upgrade credit</source>
        <translation>Gutschrift bei einer Aufwertung</translation>
    </message>
    <message>
        <source>When a contract ends</source>
        <translation>Wenn ein Vertrag endet</translation>
    </message>
    <message>
        <source>Largest file, in bytes</source>
        <translation>Größte Datei, in Byte</translation>
    </message>
    <message>
        <source>Scanner prefix</source>
        <translation>Der Scanner beginnt mit</translation>
    </message>
    <message>
        <source>Scanner suffix</source>
        <translation>Der Scanner endet mit</translation>
    </message>
    <message>
        <source>immediately</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>on the first of the next month</source>
        <translation>am Ersten des nächsten Monats</translation>
    </message>
    <message>
        <source>one month later</source>
        <translation>einen Monat später</translation>
    </message>
    <message>
        <source>remaining months and residual value</source>
        <translation>restliche Monate und Restwert</translation>
    </message>
    <message>
        <source>remaining months</source>
        <translation>restliche Monate</translation>
    </message>
    <message>
        <source>percent of the list price</source>
        <translation>Prozent des Listenpreises</translation>
    </message>
    <message>
        <source>flat fee</source>
        <translation>fester Preis</translation>
    </message>
    <message>
        <source>percent of the remaining months</source>
        <translation>Prozent der restlichen Monate</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>paid days</source>
        <translation>die bezahlten Tage</translation>
    </message>
    <message>
        <source>wait for a decision</source>
        <translation>entscheidet jemand</translation>
    </message>
    <message>
        <source>continue month by month</source>
        <translation>läuft er Monat für Monat weiter</translation>
    </message>
    <message>
        <source>renew for the same length</source>
        <translation>beginnt er für dieselbe Zeit neu</translation>
    </message>
    <message>
        <source>end the subscription</source>
        <translation>ist er zu Ende</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the numbers of a list</extracomment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n months are not among the contract lengths.</source>
        <translation>
            <numerusform>%n Monat gehört nicht zu den Laufzeiten.</numerusform>
            <numerusform>%n Monate gehören nicht zu den Laufzeiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Store feed address</source>
        <translation>Adresse der Produktliste des Shops</translation>
    </message>
    <message>
        <source>Store platform</source>
        <translation>Der Shop ist</translation>
    </message>
    <message>
        <source>Store access token</source>
        <translation>Token, das der Shop verlangt</translation>
    </message>
    <message>
        <source>Product fields managed by the store</source>
        <translation>Was an einem Produkt der Shop bestimmt</translation>
    </message>
    <message>
        <source>other</source>
        <translation>ein anderer Shop</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Bleibt, wie es ist</translation>
    </message>
</context>
<context>
    <name>onhire::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Time zone</source>
        <translation>Zeitzone</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Kennung</translation>
    </message>
    <message>
        <source>Server on this machine</source>
        <translation>Server auf diesem Rechner</translation>
    </message>
    <message>
        <source>Lets your shop and other programs connect to Onhire while it is open.</source>
        <translation>Lässt Ihren Shop und andere Programme mit Onhire arbeiten, solange es geöffnet ist.</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>Start with Onhire</source>
        <translation>Mit Onhire starten</translation>
    </message>
    <message>
        <source>Stop the server</source>
        <translation>Server anhalten</translation>
    </message>
    <message>
        <source>Start the server</source>
        <translation>Server starten</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Restart Onhire to change the language.</source>
        <translation>Die Sprache wechselt beim nächsten Start von Onhire.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Changes apply from now on.</source>
        <translation>Sie gelten für alles, was von jetzt an geschieht.</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>The rules are saved.</source>
        <translation>Die Regeln sind gespeichert.</translation>
    </message>
</context>
<context>
    <name>onhire::StartPage</name>
    <message>
        <source>Welcome to Onhire</source>
        <translation>Willkommen bei Onhire</translation>
    </message>
    <message>
        <source>Where should your data be stored?</source>
        <translation>Wo sollen Ihre Daten liegen?</translation>
    </message>
    <message>
        <source>New on this machine</source>
        <translation>Neu auf diesem Rechner</translation>
    </message>
    <message>
        <source>Onhire creates its own database here and maintains it.</source>
        <translation>Onhire legt hier eine eigene Datenbank an und kümmert sich um sie.</translation>
    </message>
    <message>
        <source>Get started</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Connect to a database</source>
        <translation>Mit einer Datenbank verbinden</translation>
    </message>
    <message>
        <source>Enter your PostgreSQL server&apos;s address.</source>
        <translation>Ein PostgreSQL, das jemand für Sie betreibt: die Adresse, wie man sie Ihnen genannt hat.</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Database address</source>
        <translation>Adresse der Datenbank</translation>
    </message>
    <message>
        <source>Try it with sample data</source>
        <translation>Mit Beispieldaten ausprobieren</translation>
    </message>
    <message>
        <source>Explore a sample company with customers and two years of orders.</source>
        <translation>Eine erfundene Firma mit Kunden und Aufträgen aus zwei Jahren, zum Umsehen.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Wird gearbeitet</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Choose another database</source>
        <translation>Anderen Ort wählen</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Anmelden</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Password</source>
        <translation>&amp;Passwort</translation>
    </message>
</context>
<context>
    <name>onhire::StatusLine</name>
    <message>
        <source>Rows shown</source>
        <translation>Gezeigte Zeilen</translation>
    </message>
    <message>
        <source>Rows selected</source>
        <translation>Gewählte Zeilen</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Live changes</source>
        <translation>Laufende Änderungen</translation>
    </message>
</context>
<context>
    <name>onhire::TableHeader</name>
    <message>
        <source>Column titles</source>
        <translation>Spaltentitel</translation>
    </message>
</context>
<context>
    <name>onhire::TablePage</name>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were copied, but not all of the selected ones.</source>
        <translation>
            <numerusform>%n Zeile wurde kopiert, aber nicht alles, was gewählt ist.</numerusform>
            <numerusform>%n Zeilen wurden kopiert, aber nicht alles, was gewählt ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows were copied.</source>
        <translation>
            <numerusform>%n Zeile wurde kopiert.</numerusform>
            <numerusform>%n Zeilen wurden kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <extracomment>Which rows of how many are visible, as in: 1–15 of 128 open orders</extracomment>
        <translation>%1–%2 von %3</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n gewählt</numerusform>
            <numerusform>%n gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows you have not scrolled to are not loaded. Scroll through them, or narrow the filter.</source>
        <translation>Zeilen, die nie zu sehen waren, sind nicht geladen. Blättern Sie durch sie, oder filtern Sie enger.</translation>
    </message>
    <message>
        <source>This list may be out of date. Retrying…</source>
        <translation>Was Sie sehen, ist vielleicht veraltet. Es wird wieder versucht, bis es gelingt.</translation>
    </message>
</context>
<context>
    <name>onhire::TopBar</name>
    <message>
        <source>Company: %1</source>
        <translation>Firma: %1</translation>
    </message>
</context>
<context>
    <name>onhire::Wording</name>
    <message>
        <source>The order is no longer pending, so it cannot be confirmed.</source>
        <translation>Der Auftrag ist nicht mehr offen und kann deshalb nicht bestätigt werden.</translation>
    </message>
    <message>
        <source>Only a pending or confirmed order can be cancelled.</source>
        <translation>Nur ein offener oder bestätigter Auftrag kann storniert werden.</translation>
    </message>
    <message>
        <source>Devices of this order are already out. Return them instead.</source>
        <translation>Geräte dieses Auftrags sind schon draußen: Bitte stattdessen zurücknehmen.</translation>
    </message>
    <message>
        <source>Only a partly fulfilled order can be closed.</source>
        <translation>Nur ein teilweise erfüllter Auftrag hat einen Rest, der sich schließen lässt.</translation>
    </message>
    <message>
        <source>Devices of this order are already out. The addresses can no longer be changed.</source>
        <translation>Geräte dieses Auftrags sind schon draußen; seine Adressen stehen fest.</translation>
    </message>
    <message>
        <source>The order does not exist.</source>
        <translation>Den Auftrag gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no variant with the SKU %1.</source>
        <translation>Es gibt keine Variante mit der Artikelnummer %1.</translation>
    </message>
    <message>
        <source>Check the SKU in the catalogue.</source>
        <translation>Bitte die Artikelnummer im Katalog prüfen.</translation>
    </message>
    <message>
        <source>The variant with the SKU %1 is inactive.</source>
        <translation>Die Variante mit der Artikelnummer %1 ist inaktiv.</translation>
    </message>
    <message>
        <source>Choose another one, or activate it in the catalogue.</source>
        <translation>Bitte eine andere wählen oder sie im Katalog aktivieren.</translation>
    </message>
    <message>
        <source>Open orders use it.</source>
        <translation>Offene Aufträge verwenden es.</translation>
    </message>
    <message>
        <source>Fulfil or cancel them first.</source>
        <translation>Bitte diese zuerst erfüllen oder stornieren.</translation>
    </message>
    <message>
        <source>%1 is not offered for this contract length.</source>
        <translation>%1 wird für diese Laufzeit nicht angeboten.</translation>
    </message>
    <message>
        <source>Choose a length from the price list.</source>
        <translation>Bitte eine Laufzeit aus der Preisliste wählen.</translation>
    </message>
    <message>
        <source>The SKU %1 belongs to another product.</source>
        <translation>Die Artikelnummer %1 gehört zu einem anderen Produkt.</translation>
    </message>
    <message>
        <source>The price list is not valid.</source>
        <translation>Die Preisliste ist nicht gültig.</translation>
    </message>
    <message>
        <source>Check the prices of each variant.</source>
        <translation>Bitte die Preise jeder Variante prüfen.</translation>
    </message>
    <message>
        <source>The customer with this e-mail address is inactive.</source>
        <translation>Der Kunde mit dieser E-Mail-Adresse ist inaktiv.</translation>
    </message>
    <message>
        <source>Activate the customer first.</source>
        <translation>Bitte den Kunden zuerst aktivieren.</translation>
    </message>
    <message>
        <source>Another customer already has this e-mail address.</source>
        <translation>Ein anderer Kunde hat diese E-Mail-Adresse.</translation>
    </message>
    <message>
        <source>The customer still has active subscriptions.</source>
        <translation>Der Kunde hat noch Geräte im Abonnement.</translation>
    </message>
    <message>
        <source>The customer still has open orders.</source>
        <translation>Der Kunde hat noch offene Aufträge.</translation>
    </message>
    <message>
        <source>The customer does not exist.</source>
        <translation>Den Kunden gibt es nicht.</translation>
    </message>
    <message>
        <source>It no longer exists.</source>
        <translation>Das gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>You are not allowed to do this.</source>
        <translation>Das dürfen Sie nicht.</translation>
    </message>
    <message>
        <source>Ask an administrator.</source>
        <translation>Bitte einen Administrator fragen.</translation>
    </message>
    <message>
        <source>Wrong name or password.</source>
        <translation>Name oder Passwort ist falsch.</translation>
    </message>
    <message>
        <source>Someone else has changed this.</source>
        <translation>Jemand anderes hat dies inzwischen geändert.</translation>
    </message>
    <message>
        <source>Check the current values, then try again.</source>
        <translation>Bitte ansehen, was jetzt dort steht, und neu entscheiden.</translation>
    </message>
    <message>
        <source>Some values are not valid.</source>
        <translation>Etwas stimmt noch nicht.</translation>
    </message>
    <message>
        <source>The database cannot be reached.</source>
        <translation>Die Datenbank ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>Try again shortly.</source>
        <translation>Bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>This company already exists.</source>
        <translation>Diese Firma gibt es schon.</translation>
    </message>
    <message>
        <source>A user with this name already exists.</source>
        <translation>Einen Benutzer mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>Something went wrong in Onhire.</source>
        <translation>In Onhire ist etwas schiefgegangen.</translation>
    </message>
    <message>
        <source>Nothing was changed. If it happens again, check the log.</source>
        <translation>Nichts wurde geändert. Wenn es wieder geschieht, sagt das Protokoll mehr.</translation>
    </message>
    <message>
        <source>This is required.</source>
        <translation>Das wird gebraucht.</translation>
    </message>
    <message>
        <source>Wrong type of value.</source>
        <translation>Das ist nicht von der richtigen Art.</translation>
    </message>
    <message>
        <source>Invalid format.</source>
        <translation>Das ist nicht so geschrieben, wie es sein soll.</translation>
    </message>
    <message>
        <source>Choose one of the listed values.</source>
        <translation>Bitte einen der angebotenen Werte wählen.</translation>
    </message>
    <message>
        <source>This is too small or too short.</source>
        <translation>Das ist zu klein oder zu kurz.</translation>
    </message>
    <message>
        <source>This is too large or too long.</source>
        <translation>Das ist zu groß oder zu lang.</translation>
    </message>
    <message>
        <source>Too many decimal places for this currency.</source>
        <translation>So viele Nachkommastellen hat die Währung nicht.</translation>
    </message>
    <message>
        <source>Onhire does not recognise this.</source>
        <translation>Das kennt Onhire nicht.</translation>
    </message>
    <message>
        <source>The store manages this.</source>
        <translation>Das bestimmt der Shop.</translation>
    </message>
    <message>
        <source>Change it in the store. The next synchronisation updates it here.</source>
        <translation>Ändern Sie es im Shop; mit dem nächsten Abgleich kommt es hierher.</translation>
    </message>
</context>
</TS>
