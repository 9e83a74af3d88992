<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>onhire::AboutDialog</name>
    <message>
        <source>About Onhire</source>
        <translation>Über Onhire</translation>
    </message>
    <message>
        <source>The back office for companies that rent devices by subscription</source>
        <translation>Das Backoffice für Firmen, die Geräte im Abonnement vermieten</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>GNU General Public License, version 3 or later</source>
        <translation>GNU General Public License, Version 3 oder neuer</translation>
    </message>
    <message>
        <source>Qt</source>
        <translation>Qt</translation>
    </message>
    <message>
        <source>PostgreSQL</source>
        <translation>PostgreSQL</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Datenbank</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>onhire::AccountTable</name>
    <message>
        <source>Charge</source>
        <extracomment>Of an account: something was charged</extracomment>
        <translation>Forderung</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>Zahlung</translation>
    </message>
    <message>
        <source>Credit used</source>
        <translation>Guthaben verrechnet</translation>
    </message>
    <message>
        <source>Write-off</source>
        <translation>Ausbuchung</translation>
    </message>
    <message>
        <source>Late fee</source>
        <translation>Mahngebühr</translation>
    </message>
    <message>
        <source>Movements</source>
        <translation>Bewegungen</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>What moved an account, as in: Payment</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Amount %1</source>
        <translation>Betrag %1</translation>
    </message>
    <message>
        <source>Balance %1</source>
        <translation>Saldo %1</translation>
    </message>
    <message>
        <source>arrived on %1</source>
        <extracomment>Of money, as in: Payment · arrived on 3 Jan 2027 · Bank transfer</extracomment>
        <translation>eingegangen am %1</translation>
    </message>
    <message>
        <source>Refund of %1</source>
        <extracomment>Of an account: money that was paid back</extracomment>
        <translation>Erstattung von %1</translation>
    </message>
    <message>
        <source>Credit note of %1</source>
        <translation>Gutschrift über %1</translation>
    </message>
</context>
<context>
    <name>onhire::ActionMenu</name>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>An action and how many of the selected records it fits, as in: Confirm (2 of 4)</extracomment>
        <translation>%1 (%2 von %3)</translation>
    </message>
</context>
<context>
    <name>onhire::Actions</name>
    <message>
        <source>Created</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>Bestätigt</translation>
    </message>
    <message>
        <source>Device assigned</source>
        <translation>Gerät zugeteilt</translation>
    </message>
    <message>
        <source>Edited</source>
        <translation>Bearbeitet</translation>
    </message>
    <message>
        <source>Closed without the remaining devices</source>
        <translation>Ohne die restlichen Geräte geschlossen</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Storniert</translation>
    </message>
    <message>
        <source>Extended</source>
        <translation>Verlängert</translation>
    </message>
    <message>
        <source>Upgrade agreed</source>
        <translation>Upgrade vereinbart</translation>
    </message>
    <message>
        <source>Upgraded</source>
        <translation>Upgrade erfolgt</translation>
    </message>
    <message>
        <source>Upgrade cancelled</source>
        <translation>Upgrade abgesagt</translation>
    </message>
    <message>
        <source>Device replaced</source>
        <translation>Gerät ersetzt</translation>
    </message>
    <message>
        <source>Bought out</source>
        <translation>Abgelöst</translation>
    </message>
    <message>
        <source>Returned early</source>
        <translation>Vorzeitig zurück</translation>
    </message>
    <message>
        <source>End of the contract reached</source>
        <translation>Ende des Vertrags erreicht</translation>
    </message>
    <message>
        <source>Contract ended</source>
        <translation>Vertrag beendet</translation>
    </message>
    <message>
        <source>Device taken back</source>
        <translation>Gerät zurückgenommen</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Zugeteilt</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Replaced by another device</source>
        <translation>Durch ein anderes Gerät ersetzt</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>Deactivated</source>
        <translation>Deaktiviert</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>Aktiviert</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Early return requested</source>
        <translation>Vorzeitige Rückgabe angefragt</translation>
    </message>
    <message>
        <source>Early return declined</source>
        <translation>Vorzeitige Rückgabe abgelehnt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>What happened and who did it, as in: Confirmed · M. Keller</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Added to a billing group</source>
        <translation>In eine Abrechnungsgruppe aufgenommen</translation>
    </message>
    <message>
        <source>Removed from a billing group</source>
        <translation>Aus einer Abrechnungsgruppe entfernt</translation>
    </message>
    <message>
        <source>Created with the first order</source>
        <translation>Mit dem ersten Auftrag angelegt</translation>
    </message>
    <message>
        <source>Made available</source>
        <translation>Verfügbar gemacht</translation>
    </message>
    <message>
        <source>Waiting for its inspection again</source>
        <translation>Wartet wieder auf die Prüfung</translation>
    </message>
</context>
<context>
    <name>onhire::Address</name>
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
    <message>
        <source>Contact</source>
        <translation>Ansprechpartner</translation>
    </message>
</context>
<context>
    <name>onhire::AddressLabel</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>onhire::AsideCard</name>
    <message>
        <source>Set aside</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>noch %Ln</numerusform>
            <numerusform>noch %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::AssignHead</name>
    <message>
        <source>Left to assign</source>
        <translation>Noch zuzuteilen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Scan an order to begin</source>
        <translation>Zum Beginnen einen Auftrag scannen</translation>
    </message>
</context>
<context>
    <name>onhire::BlankSession</name>
    <message>
        <source>Scan the barcode of an order, or choose one from the queue.</source>
        <translation>Bitte den Barcode eines Auftrags scannen oder einen aus der Warteschlange wählen.</translation>
    </message>
    <message>
        <source>Scan the devices one after another. Each goes to an open item at once.</source>
        <translation>Dann die Geräte nacheinander scannen. Jedes geht sofort an eine offene Position.</translation>
    </message>
    <message>
        <source>Replace the device assigned last</source>
        <translation>Zuletzt zugeteiltes Gerät ersetzen</translation>
    </message>
    <message>
        <source>Set the order aside, next order</source>
        <translation>Auftrag beiseitelegen, nächster Auftrag</translation>
    </message>
    <message>
        <source>Switch to Take back</source>
        <translation>Zu Zurücknehmen wechseln</translation>
    </message>
    <message>
        <source>Paste a list of serial numbers</source>
        <translation>Liste von Seriennummern einfügen</translation>
    </message>
    <message>
        <source>Scan each device that comes back. It is taken back at once.</source>
        <translation>Jedes Gerät scannen, das zurückkommt. Es ist sofort zurückgenommen.</translation>
    </message>
    <message>
        <source>Press 1–5 for its condition, or scan its code. You can also set it later.</source>
        <translation>Für den Zustand 1–5 drücken oder seinen Code scannen. Das geht auch später.</translation>
    </message>
    <message>
        <source>Put the device on the shelf shown.</source>
        <translation>Das Gerät in das angezeigte Regal legen.</translation>
    </message>
    <message>
        <source>Undo the last condition</source>
        <translation>Letzten Zustand rückgängig machen</translation>
    </message>
    <message>
        <source>Add a note to the device</source>
        <translation>Dem Gerät eine Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Switch to Assign</source>
        <translation>Zu Zuteilen wechseln</translation>
    </message>
    <message>
        <source>A device that does not fit is refused with a sound. Put it aside and keep scanning.</source>
        <translation>Ein Gerät, das nicht passt, wird mit einem Ton abgelehnt. Legen Sie es beiseite und scannen Sie weiter.</translation>
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
        <translation>Bitte eine Adresse wie 127.0.0.1:8080 oder [::1]:8080 eingeben.</translation>
    </message>
    <message>
        <source>The files folder %1 cannot be used.</source>
        <translation>Der Ordner für Dateien, %1, ist nicht nutzbar.</translation>
    </message>
    <message>
        <source>Another program uses port %1. Choose another port.</source>
        <translation>Ein anderes Programm verwendet den Port %1. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>This machine does not have the address %1. Use 127.0.0.1 for programs on this machine, or 0.0.0.0 for others, too.</source>
        <translation>Dieser Rechner hat die Adresse %1 nicht. Verwenden Sie 127.0.0.1 für Programme auf diesem Rechner oder 0.0.0.0 auch für andere.</translation>
    </message>
    <message>
        <source>You are not allowed to use port %1. Choose port 1024 or above.</source>
        <translation>Sie dürfen den Port %1 nicht verwenden. Wählen Sie einen ab 1024.</translation>
    </message>
    <message>
        <source>The server could not start. %1</source>
        <extracomment>Why follows, in English</extracomment>
        <translation>Der Server konnte nicht starten. %1</translation>
    </message>
    <message>
        <source>The key file cannot be used. %1</source>
        <extracomment>Why follows</extracomment>
        <translation>Die Schlüsseldatei ist nicht nutzbar. %1</translation>
    </message>
</context>
<context>
    <name>onhire::BulkLines</name>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und noch %Ln</numerusform>
            <numerusform>und noch %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::BulkPane</name>
    <message>
        <source>Select none</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Selected records</source>
        <translation>Gewählte Einträge</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>Each action shows how many of the selected records it applies to. The others stay selected and unchanged.</source>
        <translation>Bei jeder Aktion steht, auf wie viele der gewählten Einträge sie zutrifft. Die übrigen bleiben gewählt und unverändert.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Only for a single record</source>
        <translation>Nur für einen einzelnen Eintrag</translation>
    </message>
</context>
<context>
    <name>onhire::BusyLine</name>
    <message>
        <source>Working</source>
        <translation>Wird gearbeitet</translation>
    </message>
</context>
<context>
    <name>onhire::BuyoutFields</name>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>By company rule</source>
        <translation>Nach der Regel der Firma</translation>
    </message>
    <message>
        <source>Another price</source>
        <translation>Anderer Preis</translation>
    </message>
    <message>
        <source>Price of the device</source>
        <translation>Preis des Geräts</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Customer request</source>
        <translation>Wunsch des Kunden</translation>
    </message>
    <message>
        <source>End of the contract</source>
        <translation>Ende des Vertrags</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>Anderer Grund</translation>
    </message>
    <message>
        <source>Note for the history</source>
        <translation>Notiz für den Verlauf</translation>
    </message>
    <message>
        <source>The company rule needs a list price, and none is recorded.</source>
        <translation>Die Regel der Firma braucht einen Listenpreis, und keiner ist bekannt.</translation>
    </message>
    <message>
        <source>Enter another price.</source>
        <translation>Bitte einen anderen Preis eingeben.</translation>
    </message>
    <message>
        <source>Buy out for %1</source>
        <translation>Für %1 ablösen</translation>
    </message>
    <message>
        <source>%1 is bought out.</source>
        <translation>%1 ist abgelöst.</translation>
    </message>
    <message>
        <source>Buy out</source>
        <translation>Ablösen</translation>
    </message>
    <message>
        <source>Enter the price.</source>
        <translation>Bitte den Preis eingeben.</translation>
    </message>
</context>
<context>
    <name>onhire::CancelFields</name>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Customer request</source>
        <translation>Wunsch des Kunden</translation>
    </message>
    <message>
        <source>Failed payments</source>
        <translation>Fehlgeschlagene Zahlungen</translation>
    </message>
    <message>
        <source>Fraud</source>
        <translation>Betrug</translation>
    </message>
    <message>
        <source>Company decision</source>
        <translation>Entscheidung der Firma</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>Anderer Grund</translation>
    </message>
    <message>
        <source>Note for the history</source>
        <translation>Notiz für den Verlauf</translation>
    </message>
    <message>
        <source>A cancelled subscription cannot be resumed. There is no fee; the device must be returned. To charge a fee, return it early instead.</source>
        <translation>Ein storniertes Abonnement lässt sich nicht wieder aufnehmen. Es kostet keine Gebühr; das Gerät wird zurückerwartet. Soll eine Gebühr anfallen, stattdessen vorzeitig zurücknehmen.</translation>
    </message>
    <message>
        <source>Cancel subscription</source>
        <translation>Abonnement stornieren</translation>
    </message>
    <message>
        <source>Subscription %1 is cancelled.</source>
        <translation>Abonnement %1 ist storniert.</translation>
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
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln Monat</numerusform>
            <numerusform>%Ln Monate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Monthly price for %Ln months</source>
        <translation>
            <numerusform>Monatspreis für %Ln Monat</numerusform>
            <numerusform>Monatspreis für %Ln Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>Grade %1</source>
        <extracomment>The quality grade of a used device, as in: Grade A</extracomment>
        <translation>Güte %1</translation>
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
        <source>%1 is back in the catalogue. Activate the variants you want to rent out.</source>
        <translation>%1 ist wieder im Katalog. Bitte die Varianten aktivieren, die vermietet werden sollen.</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Neues Produkt</translation>
    </message>
    <message>
        <source>List price</source>
        <extracomment>What a device costs in a shop</extracomment>
        <translation>Listenpreis</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>What a device did cost the company</extracomment>
        <translation>Anschaffung</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>New product…</source>
        <translation>Neues Produkt…</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Variant images</source>
        <translation>Bilder der Variante</translation>
    </message>
    <message>
        <source>The product is already discontinued.</source>
        <translation>Das Produkt ist schon eingestellt.</translation>
    </message>
    <message>
        <source>Offer again</source>
        <translation>Wieder anbieten</translation>
    </message>
    <message>
        <source>The product is not discontinued.</source>
        <translation>Das Produkt ist nicht eingestellt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln products are back in the catalogue. Activate the variants you want to rent out.</source>
        <translation>
            <numerusform>%Ln Produkt ist wieder im Katalog. Bitte die Varianten aktivieren, die vermietet werden sollen.</numerusform>
            <numerusform>%Ln Produkte sind wieder im Katalog. Bitte die Varianten aktivieren, die vermietet werden sollen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Offer %Ln products again</source>
        <translation>
            <numerusform>%Ln Produkt wieder anbieten</numerusform>
            <numerusform>%Ln Produkte wieder anbieten</numerusform>
        </translation>
    </message>
    <message>
        <source>Discontinue…</source>
        <translation>Aus dem Sortiment nehmen…</translation>
    </message>
    <message>
        <source>Discontinue %1?</source>
        <translation>%1 aus dem Sortiment nehmen?</translation>
    </message>
    <message numerus="yes">
        <source>Discontinue %Ln products?</source>
        <translation>
            <numerusform>%Ln Produkt aus dem Sortiment nehmen?</numerusform>
            <numerusform>%Ln Produkte aus dem Sortiment nehmen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Its variants can no longer be ordered. Rented devices are unaffected.</source>
        <translation>Keine der Varianten kann dann noch bestellt werden. Was vermietet ist, bleibt vermietet.</translation>
    </message>
    <message>
        <source>Their variants can no longer be ordered. Rented devices are unaffected.</source>
        <translation>Keine ihrer Varianten kann dann noch bestellt werden. Was vermietet ist, bleibt vermietet.</translation>
    </message>
    <message>
        <source>Discontinue</source>
        <translation>Aus dem Sortiment nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Discontinue %Ln products</source>
        <translation>
            <numerusform>%Ln Produkt aus dem Sortiment nehmen</numerusform>
            <numerusform>%Ln Produkte aus dem Sortiment nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln products are discontinued.</source>
        <translation>
            <numerusform>%Ln Produkt ist eingestellt.</numerusform>
            <numerusform>%Ln Produkte sind eingestellt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add variant…</source>
        <translation>Variante hinzufügen…</translation>
    </message>
    <message>
        <source>Its devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Devices of %1</source>
        <translation>Geräte von %1</translation>
    </message>
    <message>
        <source>Its orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Orders for %1</source>
        <translation>Aufträge mit %1</translation>
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
        <source>%Ln products</source>
        <translation>
            <numerusform>%Ln Produkt</numerusform>
            <numerusform>%Ln Produkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln products selected</source>
        <translation>
            <numerusform>%Ln Produkt gewählt</numerusform>
            <numerusform>%Ln Produkte gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching products</source>
        <translation>
            <numerusform>%Ln passendes Produkt</numerusform>
            <numerusform>%Ln passende Produkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ChangeSummary</name>
    <message>
        <source>Entered</source>
        <translation>Eingegeben</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Nothing has been entered yet.</source>
        <translation>Noch nichts eingegeben.</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Noch nichts geändert.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A field of a form, under the title that it stands under, as in: Billing address: City</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>A field of a form in which nothing stands any more</extracomment>
        <translation>leer</translation>
    </message>
    <message>
        <source>was %1</source>
        <extracomment>Of a field that was changed: the value that it had</extracomment>
        <translation>war %1</translation>
    </message>
</context>
<context>
    <name>onhire::ChangeTable</name>
    <message>
        <source>Now and after</source>
        <translation>Jetzt und danach</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
</context>
<context>
    <name>onhire::Changes</name>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln Monat</numerusform>
            <numerusform>%Ln Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>Monthly amount</source>
        <translation>Monatsbetrag</translation>
    </message>
    <message>
        <source>Contract length</source>
        <translation>Vertragslaufzeit</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Monthly total</source>
        <translation>Summe im Monat</translation>
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
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefon</translation>
    </message>
    <message>
        <source>VAT number</source>
        <translation>USt-IdNr.</translation>
    </message>
    <message>
        <source>Own tax rate</source>
        <translation>Eigener Steuersatz</translation>
    </message>
    <message>
        <source>Tracking number</source>
        <translation>Sendungsnummer</translation>
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
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>%1: %2 removed</source>
        <extracomment>A value that was taken out of a record, as in: Company: Acme Ltd removed</extracomment>
        <translation>%1: %2 entfernt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A value that was entered, as in: Company: Acme Ltd</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <extracomment>A value that became another, as in: Contract length: 12 months → 24 months</extracomment>
        <translation>%1: %2 → %3</translation>
    </message>
</context>
<context>
    <name>onhire::ChartCard</name>
    <message>
        <source>Show as a chart</source>
        <translation>Als Diagramm zeigen</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>Noch nichts anzuzeigen.</translation>
    </message>
</context>
<context>
    <name>onhire::ChipRow</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more</source>
        <extracomment>Filters for which there is no room</extracomment>
        <translation>
            <numerusform>%Ln weiterer</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more filters</source>
        <translation>
            <numerusform>%Ln weiterer Filter</numerusform>
            <numerusform>%Ln weitere Filter</numerusform>
        </translation>
    </message>
    <message>
        <source>Add filter</source>
        <translation>Filter hinzufügen</translation>
    </message>
</context>
<context>
    <name>onhire::ChosenRecords</name>
    <message>
        <source>Actions apply to the first %1. Narrow the filter to work with the others, or work in batches.</source>
        <translation>Aktionen gelten für die ersten %1. Grenzen Sie den Filter ein, um die übrigen zu bearbeiten, oder gehen Sie in Schritten vor.</translation>
    </message>
</context>
<context>
    <name>onhire::ColumnLayout</name>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>Spalten zurücksetzen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Aufsteigend</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Absteigend</translation>
    </message>
</context>
<context>
    <name>onhire::Commands</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>A command and the record that it is done with, as in: Confirm… – Order N46R-5FP</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>onhire::CompanyNameDialog</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Rename company</source>
        <translation>Unternehmen umbenennen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Enter your company’s name.</source>
        <translation>Geben Sie den Namen Ihres Unternehmens ein.</translation>
    </message>
    <message>
        <source>It appears on labels, contracts and invoices. Documents that have been issued keep the old name.</source>
        <translation>Er steht auf Etiketten, Verträgen und Rechnungen. Bereits ausgestellte Dokumente behalten den alten Namen.</translation>
    </message>
</context>
<context>
    <name>onhire::ConditionButton</name>
    <message>
        <source>%1, key %2</source>
        <extracomment>A condition and its key, as it is read out</extracomment>
        <translation>%1, Taste %2</translation>
    </message>
</context>
<context>
    <name>onhire::Conditions</name>
    <message>
        <source>Excellent</source>
        <translation>Sehr gut</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Akzeptabel</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>Schlecht</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
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
        <translation>Fremder Wert</translation>
    </message>
    <message>
        <source>Yours</source>
        <extracomment>Before the value that the user has typed into a field</extracomment>
        <translation>Ihr Wert</translation>
    </message>
    <message>
        <source>Use theirs</source>
        <translation>Fremden Wert übernehmen</translation>
    </message>
    <message>
        <source>Use theirs: %1</source>
        <extracomment>%1 is the name of a field</extracomment>
        <translation>Fremden Wert übernehmen: %1</translation>
    </message>
</context>
<context>
    <name>onhire::ContractBar</name>
    <message>
        <source>%1 of %2 months paid</source>
        <translation>%1 von %2 Monaten bezahlt</translation>
    </message>
</context>
<context>
    <name>onhire::CrumbLine</name>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>Back to the list (Esc)</source>
        <translation>Zurück zur Liste (Esc)</translation>
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
        <translation>Bitte eine Zahl eingeben.</translation>
    </message>
</context>
<context>
    <name>onhire::CustomerChoice</name>
    <message>
        <source>Name, company or e-mail</source>
        <translation>Name, Firma oder E-Mail</translation>
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
        <translation>Abonnements</translation>
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
        <extracomment>The first and the last name of a person</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>Monatlich</translation>
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
        <extracomment>Collected payments less what the devices cost</extracomment>
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
    <message>
        <source>Activate</source>
        <translation>Aktivieren</translation>
    </message>
    <message>
        <source>The customer is already active.</source>
        <translation>Der Kunde ist schon aktiv.</translation>
    </message>
    <message>
        <source>%1 can order again.</source>
        <translation>%1 darf wieder bestellen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln customers can order again.</source>
        <translation>
            <numerusform>%Ln Kunde darf wieder bestellen.</numerusform>
            <numerusform>%Ln Kunden dürfen wieder bestellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate</source>
        <translation>Deaktivieren</translation>
    </message>
    <message>
        <source>The customer is already inactive.</source>
        <translation>Der Kunde ist schon inaktiv.</translation>
    </message>
    <message>
        <source>%1 can no longer order.</source>
        <translation>%1 darf nicht mehr bestellen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln customers can no longer order.</source>
        <translation>
            <numerusform>%Ln Kunde darf nicht mehr bestellen.</numerusform>
            <numerusform>%Ln Kunden dürfen nicht mehr bestellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>New order</source>
        <translation>Neuer Auftrag</translation>
    </message>
    <message>
        <source>Activate the customer first.</source>
        <translation>Bitte den Kunden zuerst aktivieren.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Same as billing address</source>
        <translation>Wie Rechnungsadresse</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices out</source>
        <translation>
            <numerusform>%Ln Gerät vermietet</numerusform>
            <numerusform>%Ln Geräte vermietet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost of the devices</source>
        <translation>Anschaffung der Geräte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions in total</source>
        <translation>
            <numerusform>%Ln Abonnement insgesamt</numerusform>
            <numerusform>%Ln Abonnements insgesamt</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost recovered</source>
        <translation>Amortisiert</translation>
    </message>
    <message>
        <source>The devices have paid for themselves</source>
        <translation>Die Geräte haben sich bezahlt gemacht</translation>
    </message>
    <message>
        <source>Margin so far</source>
        <translation>Marge bisher</translation>
    </message>
    <message>
        <source>Collected payments less the cost of all devices ever provided, without tax</source>
        <translation>Eingegangene Zahlungen abzüglich der Anschaffung aller je überlassenen Geräte, ohne Steuer</translation>
    </message>
    <message>
        <source>No subscriptions yet</source>
        <translation>Noch keine Abonnements</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Anschaffung</translation>
    </message>
    <message>
        <source>Collected and spent</source>
        <translation>Eingenommen und ausgegeben</translation>
    </message>
    <message>
        <source>%1, net, since the first device</source>
        <extracomment>The unit of a chart of money, as in: EUR, net, since the first device</extracomment>
        <translation>%1, netto, seit dem ersten Gerät</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>All %1</source>
        <extracomment>Leads to the whole list; %1 is how many there are, as in: All 24</extracomment>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Expected</source>
        <extracomment>What will have been collected when the contracts are over</extracomment>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>How a customer is taxed: as everybody, not at all, or by paying the tax themselves</extracomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>Befreit</translation>
    </message>
    <message>
        <source>Reverse charge</source>
        <translation>Reverse Charge</translation>
    </message>
    <message>
        <source>Only a business can be taxed by reverse charge.</source>
        <translation>Reverse Charge ist nur bei Geschäftskunden möglich.</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Steuer</translation>
    </message>
    <message>
        <source>Treatment</source>
        <translation>Besteuerung</translation>
    </message>
    <message>
        <source>VAT number</source>
        <translation>USt-IdNr.</translation>
    </message>
    <message>
        <source>Own rate</source>
        <extracomment>In place of the company’s own, in percent</extracomment>
        <translation>Eigener Satz</translation>
    </message>
    <message>
        <source>%1 a month on average</source>
        <translation>im Mittel %1 im Monat</translation>
    </message>
    <message>
        <source>%1 when the contracts end</source>
        <extracomment>The margin once all that is agreed is paid, as in: 2,199.40 when the contracts end</extracomment>
        <translation>%1 am Ende der Verträge</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Zu tun</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Konto</translation>
    </message>
    <message>
        <source>Balance</source>
        <extracomment>What a customer owes, less the credit</extracomment>
        <translation>Saldo</translation>
    </message>
    <message>
        <source>Credit</source>
        <extracomment>What was paid or credited and not used yet</extracomment>
        <translation>Guthaben</translation>
    </message>
    <message>
        <source>Movements</source>
        <extracomment>All that was charged, paid, credited and given back</extracomment>
        <translation>Bewegungen</translation>
    </message>
    <message numerus="yes">
        <source>The latest %Ln movements are shown.</source>
        <translation>
            <numerusform>Die letzte Bewegung wird gezeigt.</numerusform>
            <numerusform>Die letzten %Ln Bewegungen werden gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>to be confirmed</source>
        <translation>wartet auf Bestätigung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices to assign</source>
        <translation>
            <numerusform>%Ln Gerät zuzuteilen</numerusform>
            <numerusform>%Ln Geräte zuzuteilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln payments</source>
        <translation>
            <numerusform>%Ln Zahlung</numerusform>
            <numerusform>%Ln Zahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: a thing and what is to be done with it, as in: B2XN-8TQ: 3 devices to assign</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is more to do.</source>
        <translation>Es gibt noch mehr zu tun.</translation>
    </message>
    <message>
        <source>No tax is charged with this treatment, so no rate applies.</source>
        <translation>Bei dieser Behandlung fällt keine Steuer an, daher gilt kein Satz.</translation>
    </message>
    <message>
        <source>Reverse charge needs a VAT number of a country whose numbers can be checked.</source>
        <translation>Reverse Charge braucht eine USt-IdNr. aus einem Land, dessen Nummern geprüft werden können.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A device and its serial number, which tells it from others of the same product</extracomment>
        <translation>%1 · %2</translation>
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
        <source>%Ln customers</source>
        <translation>
            <numerusform>%Ln Kunde</numerusform>
            <numerusform>%Ln Kunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>The customer is saved. Existing orders are unchanged.</source>
        <translation>Der Kunde ist gespeichert. Bestehende Aufträge bleiben, wie sie sind.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln customers selected</source>
        <translation>
            <numerusform>%Ln Kunde gewählt</numerusform>
            <numerusform>%Ln Kunden gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching customers</source>
        <translation>
            <numerusform>%Ln passender Kunde</numerusform>
            <numerusform>%Ln passende Kunden</numerusform>
        </translation>
    </message>
    <message>
        <source>New order</source>
        <translation>Neuer Auftrag</translation>
    </message>
</context>
<context>
    <name>onhire::DayCharts</name>
    <message>
        <source>%1, net</source>
        <extracomment>The unit of a chart of money, as in: EUR, net</extracomment>
        <translation>%1, netto</translation>
    </message>
    <message>
        <source>Recurring revenue by month</source>
        <translation>Abo-Umsatz nach Monat</translation>
    </message>
    <message>
        <source>Devices by product</source>
        <translation>Geräte nach Produkt</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Vermietet</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Ungenutzt</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Cost recovery by product</source>
        <translation>Amortisation nach Produkt</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Eingenommen</translation>
    </message>
    <message>
        <source>To recover</source>
        <translation>Fehlt noch</translation>
    </message>
    <message>
        <source>Orders by status</source>
        <translation>Aufträge nach Status</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Aufträge</translation>
    </message>
    <message numerus="yes">
        <source>%Ln others</source>
        <translation>
            <numerusform>%Ln weiteres</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Recurring revenue %1</source>
        <translation>Abo-Umsatz %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A month and its year, as in: November 2026</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
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
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Anschaffung</translation>
    </message>
    <message>
        <source>Revenue appears here once the first subscription is charged.</source>
        <translation>Der Umsatz erscheint hier, sobald das erste Abonnement berechnet wird.</translation>
    </message>
    <message>
        <source>Devices appear here once the first ones are added.</source>
        <translation>Geräte erscheinen hier, sobald die ersten angelegt sind.</translation>
    </message>
    <message>
        <source>Cost recovery appears here once the first devices are rented out.</source>
        <translation>Die Amortisation erscheint hier, sobald die ersten Geräte vermietet sind.</translation>
    </message>
    <message>
        <source>Orders appear here once the first one is placed.</source>
        <translation>Aufträge erscheinen hier, sobald der erste eingegangen ist.</translation>
    </message>
</context>
<context>
    <name>onhire::DayRangePanel</name>
    <message>
        <source>From</source>
        <extracomment>The first day of a range</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>The last day of a range</extracomment>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Enter a date such as %1.</source>
        <extracomment>%1 is a date as the user&apos;s language writes it</extracomment>
        <translation>Bitte ein Datum wie %1 eingeben.</translation>
    </message>
</context>
<context>
    <name>onhire::DeskErrands</name>
    <message>
        <source>Note on device %1</source>
        <translation>Notiz zu Gerät %1</translation>
    </message>
    <message>
        <source>Note on order %1</source>
        <translation>Notiz zu Auftrag %1</translation>
    </message>
    <message>
        <source>It is added to the existing notes, with your name and the time.</source>
        <translation>Sie wird den vorhandenen Notizen hinzugefügt, mit Ihrem Namen und der Zeit.</translation>
    </message>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Ask for an early return of %1?</source>
        <translation>Vorzeitige Rückgabe von %1 anfragen?</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Bitten</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Grund, falls es einen gibt</translation>
    </message>
    <message>
        <source>Early return requested: %1 is at the scan desk.</source>
        <extracomment>A note on a subscription. A serial number; then what the fee would be, as said at the desk</extracomment>
        <translation>Um vorzeitige Rückgabe gebeten: %1 liegt am Scanplatz.</translation>
    </message>
    <message>
        <source>Fee: %1.</source>
        <translation>Gebühr: %1.</translation>
    </message>
    <message>
        <source>Account managers see subscription %1 on Today, with a note saying that the device is at the scan desk and what the fee would be. The contract runs on, and nothing is charged, until one of them returns it early.</source>
        <translation>Die Kundenbetreuung sieht Abonnement %1 unter „Heute“, mit der Notiz, dass das Gerät am Scanplatz liegt und wie hoch die Gebühr wäre. Der Vertrag läuft weiter, und nichts wird berechnet, bis sie es vorzeitig zurücknimmt.</translation>
    </message>
</context>
<context>
    <name>onhire::DeskLineButton</name>
    <message>
        <source>%1, %2, %3</source>
        <extracomment>A line of a short list, as it is read out: a code, a name, and what is to be said of it</extracomment>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>onhire::DeskSession</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>Seriennr.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>Abonnement</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Shelf</source>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Wird geprüft</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: what has become of a scan, and why</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>onhire::DeskSide</name>
    <message>
        <source>Could not refresh</source>
        <translation>Aktualisieren fehlgeschlagen</translation>
    </message>
    <message>
        <source>Could not load the data</source>
        <translation>Die Daten konnten nicht geladen werden</translation>
    </message>
    <message>
        <source>This is from %1. %2</source>
        <extracomment>When what is still shown was read, as in: This is from 09:03. The database cannot be reached.</extracomment>
        <translation>Stand: %1. %2</translation>
    </message>
</context>
<context>
    <name>onhire::DeskVoice</name>
    <message>
        <source>Open the subscription</source>
        <translation>Abonnement öffnen</translation>
    </message>
</context>
<context>
    <name>onhire::DeskWork</name>
    <message>
        <source>Order</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Zugeteilt</translation>
    </message>
    <message>
        <source>Not done</source>
        <translation>Nicht erledigt</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>Early return requested</source>
        <translation>Rückgabe angefragt</translation>
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
    <message>
        <source>Access tokens and webhook secrets cannot be saved.</source>
        <translation>Zugriffstoken und Geheimnisse von Webhooks lassen sich nicht speichern.</translation>
    </message>
    <message>
        <source>Files cannot be opened or saved, and no contracts are made.</source>
        <translation>Dateien lassen sich weder öffnen noch speichern, und Verträge werden nicht erstellt.</translation>
    </message>
    <message>
        <source>%1 Fix this, then restart Onhire.</source>
        <extracomment>Why something does not work</extracomment>
        <translation>%1 Beheben Sie das und starten Sie Onhire neu.</translation>
    </message>
</context>
<context>
    <name>onhire::DetailPane</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>onhire::DetailSection</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: what a link leads to, as in: Customer: Acme Logistics</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>onhire::DeviceIntake</name>
    <message>
        <source>Print labels…</source>
        <translation>Etiketten drucken…</translation>
    </message>
    <message>
        <source>Add devices</source>
        <translation>Geräte hinzufügen</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Nicht erfasst</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Unit cost, %1</source>
        <translation>Anschaffung je Gerät, %1</translation>
    </message>
    <message>
        <source>From catalogue</source>
        <translation>Wie im Katalog</translation>
    </message>
    <message>
        <source>Acquired</source>
        <translation>Angeschafft</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lagerplatz</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>&amp;Serial numbers, one per line</source>
        <translation>&amp;Seriennummern, eine pro Zeile</translation>
    </message>
    <message>
        <source>Serial numbers, one per line</source>
        <translation>Seriennummern, eine pro Zeile</translation>
    </message>
    <message>
        <source>Type, scan or paste</source>
        <translation>Tippen, scannen oder einfügen</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>Seriennr.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Add the devices (Ctrl+Enter)</source>
        <translation>Die Geräte hinzufügen (Strg+Eingabe)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln Gerät</numerusform>
            <numerusform>%Ln Geräte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln devices</source>
        <translation>
            <numerusform>%Ln Gerät hinzufügen</numerusform>
            <numerusform>%Ln Geräte hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices were added.</source>
        <translation>
            <numerusform>%Ln Gerät wurde hinzugefügt.</numerusform>
            <numerusform>%Ln Geräte wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were not; they are still in the list above.</source>
        <translation>
            <numerusform>%Ln wurde nicht hinzugefügt und steht noch oben in der Liste.</numerusform>
            <numerusform>%Ln wurden nicht hinzugefügt und stehen noch oben in der Liste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Already exists</source>
        <translation>Schon vorhanden</translation>
    </message>
    <message numerus="yes">
        <source>Discard %Ln serial numbers?</source>
        <translation>
            <numerusform>%Ln Seriennummer verwerfen?</numerusform>
            <numerusform>%Ln Seriennummern verwerfen?</numerusform>
        </translation>
    </message>
    <message>
        <source>These devices have not been added.</source>
        <translation>Diese Geräte wurden noch nicht hinzugefügt.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Enter a SKU or name</source>
        <translation>Artikelnummer oder Name eingeben</translation>
    </message>
</context>
<context>
    <name>onhire::Devices</name>
    <message>
        <source>The device is not with a customer.</source>
        <translation>Das Gerät ist nicht bei einem Kunden.</translation>
    </message>
    <message>
        <source>Make available</source>
        <translation>Verfügbar machen</translation>
    </message>
    <message>
        <source>The device is already available.</source>
        <translation>Das Gerät ist schon verfügbar.</translation>
    </message>
    <message>
        <source>%1 is available.</source>
        <translation>%1 ist verfügbar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices are available.</source>
        <translation>
            <numerusform>%Ln Gerät ist verfügbar.</numerusform>
            <numerusform>%Ln Geräte sind verfügbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deactivate…</source>
        <translation>Deaktivieren…</translation>
    </message>
    <message>
        <source>The device is already unavailable.</source>
        <translation>Das Gerät ist schon nicht verfügbar.</translation>
    </message>
    <message>
        <source>Deactivate %1?</source>
        <translation>%1 deaktivieren?</translation>
    </message>
    <message numerus="yes">
        <source>Deactivate %Ln devices?</source>
        <translation>
            <numerusform>%Ln Gerät deaktivieren?</numerusform>
            <numerusform>%Ln Geräte deaktivieren?</numerusform>
        </translation>
    </message>
    <message>
        <source>It can no longer be assigned. Its history is kept, and it can be made available again.</source>
        <translation>Es kann dann nicht mehr zugeteilt werden. Sein Verlauf bleibt, und es lässt sich wieder verfügbar machen.</translation>
    </message>
    <message>
        <source>Deactivate</source>
        <translation>Deaktivieren</translation>
    </message>
    <message numerus="yes">
        <source>Deactivate %Ln devices</source>
        <translation>
            <numerusform>%Ln Gerät deaktivieren</numerusform>
            <numerusform>%Ln Geräte deaktivieren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is unavailable.</source>
        <translation>%1 ist nicht mehr verfügbar.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices are unavailable.</source>
        <translation>
            <numerusform>%Ln Gerät ist nicht mehr verfügbar.</numerusform>
            <numerusform>%Ln Geräte sind nicht mehr verfügbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Zurücknehmen…</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>Etiketten drucken…</translation>
    </message>
    <message>
        <source>Print return slip…</source>
        <translation>Rücksendeschein drucken…</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>A share in percent, as in: 73 %</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Out</source>
        <extracomment>A device that is with a customer</extracomment>
        <translation>Vermietet</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>Unavailable</source>
        <translation>Nicht verfügbar</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>Seriennr.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Artikelnummer</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lagerplatz</translation>
    </message>
    <message>
        <source>Condition</source>
        <extracomment>The condition of a device that comes back, while nobody has looked at it</extracomment>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Cost %1</source>
        <extracomment>What a device cost us; %1 is a currency</extracomment>
        <translation>Anschaffung %1</translation>
    </message>
    <message>
        <source>Collected %1</source>
        <extracomment>What was paid for a device so far; %1 is a currency</extracomment>
        <translation>Eingenommen %1</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Amortisiert</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Acquired</source>
        <translation>Angeschafft</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <translation>Nicht erfasst</translation>
    </message>
    <message>
        <source>Cost, %1</source>
        <extracomment>%1 is a currency</extracomment>
        <translation>Anschaffung, %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Not inspected yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Cost recovery</source>
        <translation>Amortisation</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Anschaffung</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Eingenommen</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>%1 of the cost is recovered</source>
        <translation>%1 der Anschaffung amortisiert</translation>
    </message>
    <message>
        <source>With a customer</source>
        <translation>Beim Kunden</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>Abonnement</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>Seit</translation>
    </message>
    <message>
        <source>Contract ends</source>
        <translation>Vertragsende</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>What happened and what is known of it, as in: Taken back · Good · Shelf 7 · M. Keller</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>awaiting inspection</source>
        <translation>wartet auf Prüfung</translation>
    </message>
    <message numerus="yes">
        <source>Make %Ln devices available</source>
        <translation>
            <numerusform>%Ln Gerät verfügbar machen</numerusform>
            <numerusform>%Ln Geräte verfügbar machen</numerusform>
        </translation>
    </message>
    <message>
        <source>Beginning of the SKU</source>
        <translation>Anfang der Artikelnummer</translation>
    </message>
    <message>
        <source>The device will be marked Returned until someone makes it available.</source>
        <translation>Das Gerät hat dann den Status „Zurück“, bis es jemand verfügbar macht.</translation>
    </message>
    <message>
        <source>Subscription %1 will no longer wait for it. Nothing is charged.</source>
        <extracomment>%1 is the code of a subscription; follows: The device will be marked Returned until someone makes it available.</extracomment>
        <translation>Abonnement %1 wartet dann nicht mehr darauf. Es wird nichts berechnet.</translation>
    </message>
    <message>
        <source>Inspect…</source>
        <translation>Prüfen…</translation>
    </message>
    <message>
        <source>The device is not waiting for an inspection.</source>
        <translation>Das Gerät wartet nicht auf eine Prüfung.</translation>
    </message>
    <message numerus="yes">
        <source>Inspect %Ln devices…</source>
        <translation>
            <numerusform>%Ln Gerät prüfen…</numerusform>
            <numerusform>%Ln Geräte prüfen…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is inspected.</source>
        <translation>%1 ist geprüft.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices are inspected.</source>
        <translation>
            <numerusform>%Ln Gerät ist geprüft.</numerusform>
            <numerusform>%Ln Geräte sind geprüft.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last with a customer</source>
        <translation>Zuletzt beim Kunden</translation>
    </message>
    <message>
        <source>Contract ended</source>
        <translation>Vertrag beendet</translation>
    </message>
    <message>
        <source>Back by</source>
        <translation>Zurück bis</translation>
    </message>
</context>
<context>
    <name>onhire::DevicesPage</name>
    <message>
        <source>Filter devices…</source>
        <translation>Geräte filtern…</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices selected</source>
        <translation>
            <numerusform>%Ln Gerät gewählt</numerusform>
            <numerusform>%Ln Geräte gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Add devices</source>
        <translation>Geräte hinzufügen</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>No devices yet</source>
        <translation>Noch keine Geräte</translation>
    </message>
    <message>
        <source>Scan the serial numbers of your devices, or add them through the API.</source>
        <translation>Scannen Sie die Seriennummern Ihrer Geräte, oder senden Sie sie über die Schnittstelle.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching devices</source>
        <translation>
            <numerusform>%Ln passendes Gerät</numerusform>
            <numerusform>%Ln passende Geräte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln Gerät</numerusform>
            <numerusform>%Ln Geräte</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>%1 zurücknehmen</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ist zurück.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices were added.</source>
        <translation>
            <numerusform>%Ln Gerät wurde hinzugefügt.</numerusform>
            <numerusform>%Ln Geräte wurden hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Inspect %1</source>
        <translation>%1 prüfen</translation>
    </message>
    <message>
        <source>%1 is inspected.</source>
        <translation>%1 ist geprüft.</translation>
    </message>
    <message>
        <source>Save inspection</source>
        <translation>Prüfung speichern</translation>
    </message>
</context>
<context>
    <name>onhire::DraftCard</name>
    <message>
        <source>You have a draft from %1.</source>
        <translation>Sie haben einen Entwurf, Stand %1.</translation>
    </message>
    <message>
        <source>You have a draft of “%1” from %2.</source>
        <translation>Sie haben einen Entwurf von „%1“, Stand %2.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>onhire::EarlyReturnFields</name>
    <message>
        <source>Fee</source>
        <translation>Gebühr</translation>
    </message>
    <message>
        <source>By company rule</source>
        <translation>Nach der Regel der Firma</translation>
    </message>
    <message>
        <source>Waive the fee</source>
        <translation>Gebühr erlassen</translation>
    </message>
    <message>
        <source>Another fee</source>
        <translation>Andere Gebühr</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Note for the history</source>
        <translation>Notiz für den Verlauf</translation>
    </message>
    <message>
        <source>Return early without a fee</source>
        <translation>Ohne Gebühr vorzeitig zurücknehmen</translation>
    </message>
    <message>
        <source>%1 is returned.</source>
        <translation>%1 ist zurückgegeben.</translation>
    </message>
    <message>
        <source>Return early</source>
        <translation>Vorzeitig zurücknehmen</translation>
    </message>
    <message>
        <source>Enter the fee.</source>
        <translation>Bitte die Gebühr eingeben.</translation>
    </message>
    <message>
        <source>Return early, fee %1</source>
        <translation>Zurücknehmen, Gebühr %1</translation>
    </message>
    <message>
        <source>No longer needed</source>
        <translation>Wird nicht mehr gebraucht</translation>
    </message>
    <message>
        <source>The person who used it has left</source>
        <translation>Die Person, die es nutzte, ist ausgeschieden</translation>
    </message>
    <message>
        <source>Another device is needed</source>
        <translation>Ein anderes Gerät wird gebraucht</translation>
    </message>
    <message>
        <source>Not satisfied with the device</source>
        <translation>Unzufrieden mit dem Gerät</translation>
    </message>
    <message>
        <source>Too expensive</source>
        <translation>Zu teuer</translation>
    </message>
</context>
<context>
    <name>onhire::EditDialog</name>
    <message>
        <source>Discard what you have entered?</source>
        <translation>Eingaben verwerfen?</translation>
    </message>
    <message>
        <source>It has not been saved.</source>
        <translation>Sie sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
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
        <source>Discard the changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Your changes have not been saved.</source>
        <translation>Ihre Änderungen sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The draft is discarded.</source>
        <translation>Der Entwurf ist verworfen.</translation>
    </message>
    <message>
        <source>Could not be loaded</source>
        <translation>Konnte nicht geladen werden</translation>
    </message>
    <message>
        <source>%1: the changes were not saved.</source>
        <extracomment>The title of a form, as in: Edit Ada Lovelace</extracomment>
        <translation>%1: Die Änderungen wurden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Another change is still being saved.</source>
        <translation>Eine andere Änderung wird noch gespeichert.</translation>
    </message>
    <message>
        <source>Try again once it is done.</source>
        <translation>Versuchen Sie es erneut, sobald sie gespeichert ist.</translation>
    </message>
    <message>
        <source>This will be undone once the other change has been saved.</source>
        <translation>Das wird rückgängig gemacht, sobald die andere Änderung gespeichert ist.</translation>
    </message>
    <message>
        <source>Could not be undone: %1</source>
        <extracomment>%1 says what was done, as in: Could not be undone: TP14-A can no longer be ordered.</extracomment>
        <translation>Nicht rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>The draft is back.</source>
        <translation>Der Entwurf ist wieder da.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A record and what went wrong with it, as in: Order N46R-5FP: The database cannot be reached.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The draft was not brought back.</source>
        <translation>Der Entwurf wurde nicht zurückgeholt.</translation>
    </message>
    <message>
        <source>A newer one has been begun since, and stays.</source>
        <translation>Inzwischen gibt es einen neueren; dieser bleibt.</translation>
    </message>
</context>
<context>
    <name>onhire::EmptyState</name>
    <message>
        <source>Nothing matches</source>
        <translation>Keine Treffer</translation>
    </message>
    <message>
        <source>No rows match the search and the filters.</source>
        <translation>Keine Zeile passt zu Suche und Filtern.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>Could not load the data</source>
        <translation>Die Daten konnten nicht geladen werden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>You are not allowed to see this</source>
        <translation>Das dürfen Sie nicht sehen</translation>
    </message>
    <message>
        <source>Ask an administrator of your company for the permission.</source>
        <translation>Bitten Sie einen Administrator Ihrer Firma um die Berechtigung.</translation>
    </message>
    <message>
        <source>No rows contain “%1”.</source>
        <extracomment>%1 is what somebody searched for</extracomment>
        <translation>Keine Zeile enthält „%1“.</translation>
    </message>
    <message>
        <source>No rows match the filters.</source>
        <translation>Keine Zeile passt zu den Filtern.</translation>
    </message>
    <message>
        <source>Clear search</source>
        <translation>Suche leeren</translation>
    </message>
</context>
<context>
    <name>onhire::EndFields</name>
    <message>
        <source>The contract has run its full term. If you end it here, nothing more is charged, and the device must be returned.</source>
        <translation>Der Vertrag ist ganz abgelaufen. Wird er hier beendet, so wird nichts mehr berechnet, und das Gerät wird zurückerwartet.</translation>
    </message>
    <message>
        <source>End contract</source>
        <translation>Vertrag beenden</translation>
    </message>
    <message>
        <source>Contract %1 has ended.</source>
        <translation>Der Vertrag %1 ist beendet.</translation>
    </message>
</context>
<context>
    <name>onhire::Exports</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>Instead of 1/3, which spreadsheets take for a date</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>onhire::ExtendFields</name>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Customer request</source>
        <translation>Wunsch des Kunden</translation>
    </message>
    <message>
        <source>Regular renewal</source>
        <translation>Reguläre Verlängerung</translation>
    </message>
    <message>
        <source>Goodwill</source>
        <translation>Kulanz</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>Anderer Grund</translation>
    </message>
    <message>
        <source>Note for the history</source>
        <translation>Notiz für den Verlauf</translation>
    </message>
    <message>
        <source>Extend by</source>
        <translation>Verlängern um</translation>
    </message>
    <message>
        <source>Other…</source>
        <translation>Andere…</translation>
    </message>
    <message numerus="yes">
        <source>months</source>
        <extracomment>Behind the number, which stands in a field of its own</extracomment>
        <translation>
            <numerusform>Monat</numerusform>
            <numerusform>Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>As now</source>
        <translation>Wie bisher</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Another price</source>
        <translation>Anderer Preis</translation>
    </message>
    <message>
        <source>Price from the first unbilled month</source>
        <translation>Preis ab dem ersten noch nicht berechneten Monat</translation>
    </message>
    <message>
        <source>%1 in total. At most %2 are possible.</source>
        <translation>Insgesamt %1. Möglich sind höchstens %2.</translation>
    </message>
    <message>
        <source>Catalogue, %1</source>
        <translation>Katalog, %1</translation>
    </message>
    <message numerus="yes">
        <source>Extend by %Ln months</source>
        <translation>
            <numerusform>Um %Ln Monat verlängern</numerusform>
            <numerusform>Um %Ln Monate verlängern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Subscription %1 is extended by %Ln months.</source>
        <translation>
            <numerusform>Abonnement %1 ist um %Ln Monat verlängert.</numerusform>
            <numerusform>Abonnement %1 ist um %Ln Monate verlängert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>Verlängern</translation>
    </message>
    <message>
        <source>Choose the price.</source>
        <translation>Bitte den Preis wählen.</translation>
    </message>
    <message>
        <source>Enter the new price.</source>
        <translation>Bitte den neuen Preis eingeben.</translation>
    </message>
    <message>
        <source>Create a new contract with the new terms (PDF)</source>
        <translation>Vertrag mit den neuen Konditionen neu erstellen (PDF)</translation>
    </message>
</context>
<context>
    <name>onhire::FaultCard</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>onhire::FigureStrip</name>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
</context>
<context>
    <name>onhire::FilterBar</name>
    <message>
        <source>Clear search</source>
        <translation>Suche leeren</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln selected</source>
        <extracomment>A filter with several choices, as in: Status: 3 selected</extracomment>
        <translation>
            <numerusform>%1: %Ln gewählt</numerusform>
            <numerusform>%1: %Ln gewählt</numerusform>
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
        <source>…</source>
        <extracomment>Stands for a name until it is read</extracomment>
        <translation>…</translation>
    </message>
    <message>
        <source>%1: from %2</source>
        <extracomment>A filter of days with an open end, as in: Created: from 1 Nov
----------
A filter of amounts with an open end, as in: Monthly: from 100</extracomment>
        <translation>%1: ab %2</translation>
    </message>
    <message>
        <source>%1: until %2</source>
        <extracomment>A filter of days with an open beginning, as in: Created: until 20 Nov</extracomment>
        <translation>%1: bis %2</translation>
    </message>
    <message>
        <source>%1: up to %2</source>
        <extracomment>A filter of amounts with an open beginning, as in: Monthly: up to 200</extracomment>
        <translation>%1: bis %2</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <extracomment>A range of amounts, as in: 100–200</extracomment>
        <translation>%1–%2</translation>
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
</context>
<context>
    <name>onhire::FilterPopup</name>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Filters by what was entered</extracomment>
        <translation>Anwenden</translation>
    </message>
</context>
<context>
    <name>onhire::FirstStepsCard</name>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Add products</source>
        <translation>Produkte anlegen</translation>
    </message>
    <message>
        <source>What you rent out, and what it costs each month.</source>
        <translation>Was Sie vermieten und was es im Monat kostet.</translation>
    </message>
    <message>
        <source>Add devices</source>
        <translation>Geräte hinzufügen</translation>
    </message>
    <message>
        <source>Each with its serial number.</source>
        <translation>Jedes mit seiner Seriennummer.</translation>
    </message>
    <message>
        <source>Enter the first order</source>
        <translation>Erste Bestellung eingeben</translation>
    </message>
    <message>
        <source>Its customer is created with it.</source>
        <translation>Der Kunde wird dabei mit angelegt.</translation>
    </message>
    <message>
        <source>%1 – done</source>
        <extracomment>A step that is done, as in: Add products – done</extracomment>
        <translation>%1 – erledigt</translation>
    </message>
</context>
<context>
    <name>onhire::Foreseen</name>
    <message>
        <source>What will happen</source>
        <translation>Was geschehen wird</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>Next payments now</source>
        <translation>Nächste Zahlungen jetzt</translation>
    </message>
    <message>
        <source>Next payments after</source>
        <translation>Nächste Zahlungen danach</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>No documents will be created.</source>
        <translation>Es entstehen keine Dokumente.</translation>
    </message>
</context>
<context>
    <name>onhire::FormDialog</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>onhire::FormField</name>
    <message>
        <source>Required</source>
        <translation>Pflichtfeld</translation>
    </message>
    <message>
        <source>was empty</source>
        <extracomment>Beside a field that was changed: the value that it had</extracomment>
        <translation>war leer</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>war %1</translation>
    </message>
</context>
<context>
    <name>onhire::Fulfilment</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A device and its SKU</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln others</source>
        <translation>
            <numerusform>%Ln weiteres</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the devices that an order needs</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 came back and has not been inspected yet.</source>
        <translation>%1 ist zurückgekommen und noch nicht geprüft.</translation>
    </message>
    <message>
        <source>%1 has been sold.</source>
        <translation>%1 ist verkauft.</translation>
    </message>
    <message>
        <source>%1 is marked as unavailable.</source>
        <translation>%1 ist als nicht verfügbar gekennzeichnet.</translation>
    </message>
    <message>
        <source>%1 is with a customer.</source>
        <translation>%1 ist bei einem Kunden.</translation>
    </message>
    <message>
        <source>%1 is not with a customer; it is available.</source>
        <translation>%1 ist nicht bei einem Kunden, sondern verfügbar.</translation>
    </message>
    <message>
        <source>No device has the serial number %1.</source>
        <translation>Kein Gerät hat die Seriennummer %1.</translation>
    </message>
    <message>
        <source>%1 is not an order.</source>
        <translation>%1 ist kein Auftrag.</translation>
    </message>
    <message>
        <source>Scan the barcode of an order, or choose one from the queue.</source>
        <translation>Bitte den Barcode eines Auftrags scannen oder einen aus der Warteschlange wählen.</translation>
    </message>
    <message>
        <source>Order %1 is not confirmed yet.</source>
        <translation>Auftrag %1 ist noch nicht bestätigt.</translation>
    </message>
    <message>
        <source>Confirm the order first, then scan it again.</source>
        <translation>Bitte den Auftrag zuerst bestätigen, dann noch einmal scannen.</translation>
    </message>
    <message>
        <source>Order %1 is cancelled.</source>
        <translation>Auftrag %1 ist storniert.</translation>
    </message>
    <message>
        <source>Put the devices back on the shelf. Nothing was changed.</source>
        <translation>Bitte die Geräte ins Regal zurücklegen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>All devices of order %1 are assigned.</source>
        <translation>Alle Geräte von Auftrag %1 sind zugeteilt.</translation>
    </message>
    <message>
        <source>Scan the next order. Nothing was changed.</source>
        <translation>Bitte den nächsten Auftrag scannen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is a device. Scan an order first.</source>
        <translation>%1 ist ein Gerät. Bitte zuerst einen Auftrag scannen.</translation>
    </message>
    <message>
        <source>Or choose an order from the queue. Nothing was changed.</source>
        <translation>Oder einen Auftrag aus der Warteschlange wählen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is a %2; this order needs %3.</source>
        <extracomment>A serial number, the device it belongs to, and the devices that an order needs</extracomment>
        <translation>%1 ist %2; dieser Auftrag braucht %3.</translation>
    </message>
    <message>
        <source>%1 is already assigned to this order.</source>
        <translation>%1 ist diesem Auftrag schon zugeteilt.</translation>
    </message>
    <message>
        <source>Scan the next one. Nothing was changed.</source>
        <translation>Bitte das nächste Gerät scannen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is taken: %2 has it on subscription %3.</source>
        <translation>%1 ist vergeben: Es ist bei %2, Abonnement %3.</translation>
    </message>
    <message>
        <source>%1 has already been taken back.</source>
        <translation>%1 ist schon zurückgenommen.</translation>
    </message>
    <message>
        <source>%1 was not taken back: its contract runs to %2.</source>
        <translation>%1 wurde nicht zurückgenommen: Der Vertrag läuft bis %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>What was scanned, and why nothing was done</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Unknown order</source>
        <translation>Auftrag unbekannt</translation>
    </message>
    <message>
        <source>Not confirmed</source>
        <translation>Nicht bestätigt</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Storniert</translation>
    </message>
    <message>
        <source>Order complete</source>
        <translation>Auftrag vollständig</translation>
    </message>
    <message>
        <source>No order</source>
        <translation>Kein Auftrag</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Wrong device</source>
        <translation>Falsches Gerät</translation>
    </message>
    <message>
        <source>Too many</source>
        <translation>Zu viel</translation>
    </message>
    <message>
        <source>Scanned twice</source>
        <translation>Doppelt gescannt</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Vergeben</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>Nicht verfügbar</translation>
    </message>
    <message>
        <source>Not out</source>
        <translation>Nicht vermietet</translation>
    </message>
    <message>
        <source>Not taken back</source>
        <translation>Nicht zurückgenommen</translation>
    </message>
    <message>
        <source>like new</source>
        <translation>wie neu</translation>
    </message>
    <message>
        <source>light wear</source>
        <translation>leichte Spuren</translation>
    </message>
    <message>
        <source>visible wear</source>
        <translation>deutliche Spuren</translation>
    </message>
    <message>
        <source>works, worn out</source>
        <translation>läuft, abgenutzt</translation>
    </message>
    <message>
        <source>needs repair</source>
        <translation>zu reparieren</translation>
    </message>
    <message>
        <source>Condition open</source>
        <translation>Zustand offen</translation>
    </message>
    <message>
        <source>%1 is a %2 and cannot replace %3.</source>
        <extracomment>A serial number, the device it belongs to, and the serial number of the device that is to be replaced</extracomment>
        <translation>%1 ist %2 und kann %3 nicht ersetzen.</translation>
    </message>
    <message>
        <source>Only a device with the same SKU can replace it. Nothing was changed.</source>
        <translation>Nur ein Gerät mit derselben Artikelnummer kann es ersetzen. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>%1 is not assigned, so nothing was replaced.</source>
        <translation>%1 ist nicht zugeteilt, also wurde nichts ersetzt.</translation>
    </message>
    <message>
        <source>Scan the new device again to assign it. Nothing was changed.</source>
        <translation>Um das neue Gerät zuzuteilen, bitte noch einmal scannen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 was replaced by %2 and is available again.</source>
        <extracomment>Two serial numbers</extracomment>
        <translation>%1 wurde durch %2 ersetzt und ist wieder verfügbar.</translation>
    </message>
    <message>
        <source>Put it back on the shelf.</source>
        <translation>Bitte ins Regal zurücklegen.</translation>
    </message>
    <message>
        <source>Put it back on shelf %1.</source>
        <translation>Bitte ins Regal %1 zurücklegen.</translation>
    </message>
    <message>
        <source>Scanned by mistake</source>
        <extracomment>Why a device was replaced, as it stays in the subscription&apos;s history</extracomment>
        <translation>Versehentlich gescannt</translation>
    </message>
    <message>
        <source>There is no device to replace yet.</source>
        <translation>Noch gibt es kein Gerät zu ersetzen.</translation>
    </message>
    <message>
        <source>F2 replaces the device assigned last.</source>
        <translation>F2 ersetzt das zuletzt zugeteilte Gerät.</translation>
    </message>
    <message>
        <source>There is no condition to undo yet.</source>
        <translation>Noch gibt es keinen Zustand rückgängig zu machen.</translation>
    </message>
    <message>
        <source>F2 undoes the condition of the device taken back last.</source>
        <translation>F2 nimmt den Zustand des zuletzt zurückgenommenen Geräts zurück.</translation>
    </message>
    <message>
        <source>%1 has been taken back. This cannot be undone.</source>
        <translation>%1 bleibt zurückgenommen: Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Its subscription has ended. If that was a mistake, tell an account manager.</source>
        <translation>Das Abonnement ist beendet. War das ein Versehen, bitte die Kundenbetreuung verständigen.</translation>
    </message>
    <message>
        <source>Not replaced</source>
        <translation>Nicht ersetzt</translation>
    </message>
    <message>
        <source>An early return of %1 has been requested.</source>
        <translation>Die vorzeitige Rückgabe von %1 ist angefragt.</translation>
    </message>
    <message>
        <source>There is no device to write a note on yet.</source>
        <translation>Noch gibt es kein Gerät für eine Notiz.</translation>
    </message>
    <message>
        <source>There is no order to write a note on yet.</source>
        <translation>Noch gibt es keinen Auftrag für eine Notiz.</translation>
    </message>
    <message>
        <source>F3 adds a note to the device taken back last.</source>
        <translation>F3 ergänzt eine Notiz zum zuletzt zurückgenommenen Gerät.</translation>
    </message>
    <message>
        <source>F3 adds a note to the order at the desk.</source>
        <translation>F3 ergänzt eine Notiz zum Auftrag am Platz.</translation>
    </message>
    <message>
        <source>Your role does not allow you to write notes on orders.</source>
        <translation>Mit Ihrer Rolle dürfen Sie keine Notizen zu Aufträgen schreiben.</translation>
    </message>
    <message>
        <source>Ask an administrator.</source>
        <translation>Bitte einen Administrator fragen.</translation>
    </message>
    <message>
        <source>Put it aside and scan the next one. Nothing was changed.</source>
        <translation>Legen Sie es beiseite und scannen Sie das nächste Gerät. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Put it aside until an account manager has returned it early.</source>
        <translation>Legen Sie es beiseite, bis die Kundenbetreuung das Gerät vorzeitig zurückgenommen hat.</translation>
    </message>
    <message>
        <source>No condition was set: no device was taken back with the last scan.</source>
        <translation>Kein Zustand gesetzt: Mit dem letzten Scan wurde kein Gerät zurückgenommen.</translation>
    </message>
    <message>
        <source>Scan the device first, or choose it in the list. Nothing was changed.</source>
        <translation>Scannen Sie zuerst das Gerät oder wählen Sie es in der Liste. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1 is an order. Devices are scanned here.</source>
        <translation>%1 ist ein Auftrag. Hier werden Geräte gescannt.</translation>
    </message>
    <message>
        <source>Scan the device that comes back. To assign devices to the order, press F6 and scan it again.</source>
        <translation>Scannen Sie das Gerät, das zurückkommt. Um dem Auftrag Geräte zuzuteilen, drücken Sie F6 und scannen Sie ihn noch einmal.</translation>
    </message>
    <message>
        <source>Not a device</source>
        <translation>Kein Gerät</translation>
    </message>
    <message>
        <source>%1: this order has all its %2. It still needs %3.</source>
        <translation>%1: %2 ist in diesem Auftrag vollständig. Es fehlt noch: %3.</translation>
    </message>
    <message>
        <source>%1 has gone out again: %2 has it.</source>
        <extracomment>A serial number and a customer</extracomment>
        <translation>%1 ist wieder unterwegs: %2 hat es.</translation>
    </message>
    <message>
        <source>There is nothing to inspect. Nothing was changed.</source>
        <translation>Es gibt nichts zu prüfen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Out again</source>
        <translation>Wieder vermietet</translation>
    </message>
    <message>
        <source>Put it aside. It can be taken back early.</source>
        <translation>Legen Sie es beiseite. Es kann vorzeitig zurückgenommen werden.</translation>
    </message>
    <message>
        <source>Put it aside. It can be taken back early; the fee would be %1.</source>
        <translation>Legen Sie es beiseite. Es kann vorzeitig zurückgenommen werden; die Gebühr betrüge %1.</translation>
    </message>
    <message>
        <source>Did you mean %1? Press F7 to use it.</source>
        <extracomment>A serial number that differs from the scanned one by capital letters alone</extracomment>
        <translation>Meinten Sie %1? F7 übernimmt die Nummer.</translation>
    </message>
    <message>
        <source>%1, serial number %2, has not come back yet.</source>
        <extracomment>A device and its serial number</extracomment>
        <translation>%1, Seriennummer %2, wird zurückerwartet.</translation>
    </message>
    <message>
        <source>This order replaces that device. Take it back when it arrives.</source>
        <translation>Dieser Auftrag ist das Upgrade dafür. Bitte das Gerät zurücknehmen, wenn es ankommt.</translation>
    </message>
</context>
<context>
    <name>onhire::FulfilmentPage</name>
    <message>
        <source>Scan mode</source>
        <translation>Scan-Modus</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Zuteilen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Fulfilment</source>
        <translation>Scanplatz</translation>
    </message>
    <message>
        <source>Switch between Assign and Take back</source>
        <translation>Zwischen Zuteilen und Zurücknehmen wechseln</translation>
    </message>
    <message>
        <source>Your role does not allow you to assign devices. Ask an administrator.</source>
        <translation>Mit Ihrer Rolle dürfen Sie keine Geräte zuteilen. Bitte einen Administrator fragen.</translation>
    </message>
    <message>
        <source>Your role does not allow you to take devices back. Ask an administrator.</source>
        <translation>Mit Ihrer Rolle dürfen Sie keine Geräte zurücknehmen. Bitte einen Administrator fragen.</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>Etiketten drucken…</translation>
    </message>
    <message>
        <source>Print packing list…</source>
        <translation>Packliste drucken…</translation>
    </message>
    <message>
        <source>scan an order</source>
        <translation>Auftrag scannen</translation>
    </message>
    <message>
        <source>scan the next order</source>
        <translation>nächsten Auftrag scannen</translation>
    </message>
    <message>
        <source>scan a serial number</source>
        <translation>Seriennummer scannen</translation>
    </message>
    <message>
        <source>scan the next serial number</source>
        <translation>nächste Seriennummer scannen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Scanner ready · prefix %1, suffix %2</source>
        <translation>Scanner bereit · Präfix: %1, Suffix: %2</translation>
    </message>
    <message>
        <source>No returns due</source>
        <translation>Keine Rückgabe fällig</translation>
    </message>
    <message numerus="yes">
        <source>%Ln returns due, %1 of them late</source>
        <translation>
            <numerusform>%Ln Rückgabe fällig, davon %1 verspätet</numerusform>
            <numerusform>%Ln Rückgaben fällig, davon %1 verspätet</numerusform>
        </translation>
    </message>
    <message>
        <source>Queue: %1, %2</source>
        <extracomment>How many orders wait, and how many devices they still need</extracomment>
        <translation>Warteschlange: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln Gerät</numerusform>
            <numerusform>%Ln Geräte</numerusform>
        </translation>
    </message>
    <message>
        <source>In this session: %1 assigned, %2 taken back</source>
        <translation>In dieser Sitzung: %1 zugeteilt, %2 zurückgenommen</translation>
    </message>
    <message>
        <source>Replace the device assigned last, or undo the last condition</source>
        <translation>Zuletzt zugeteiltes Gerät ersetzen oder letzten Zustand rückgängig machen</translation>
    </message>
    <message>
        <source>Set the order aside and take the next one</source>
        <translation>Auftrag beiseitelegen und den nächsten nehmen</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>beiseitelegen</translation>
    </message>
    <message>
        <source>next order</source>
        <translation>nächster Auftrag</translation>
    </message>
    <message>
        <source>scan the replacement</source>
        <translation>Ersatzgerät scannen</translation>
    </message>
    <message>
        <source>Add a note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>A note was added to %1.</source>
        <translation>Zu %1 wurde eine Notiz hinzugefügt.</translation>
    </message>
    <message>
        <source>Replacing %1. Press Esc to keep it.</source>
        <translation>%1 wird ersetzt. Mit Esc bleibt es.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln returns due</source>
        <translation>
            <numerusform>%Ln Rückgabe fällig</numerusform>
            <numerusform>%Ln Rückgaben fällig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln returns due, all late</source>
        <translation>
            <numerusform>%Ln Rückgabe fällig und verspätet</numerusform>
            <numerusform>%Ln Rückgaben fällig, alle verspätet</numerusform>
        </translation>
    </message>
    <message>
        <source>Replacing %1 of order %2. Press Esc to keep it.</source>
        <extracomment>The second is the short code of an order</extracomment>
        <translation>%1 aus Auftrag %2 wird ersetzt. Mit Esc bleibt es.</translation>
    </message>
    <message>
        <source>Discard the scans?</source>
        <translation>Scans verwerfen?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln scans are waiting for the database. They have not been processed yet.</source>
        <translation>
            <numerusform>%Ln Scan wartet auf die Datenbank. Er ist noch nicht ausgeführt.</numerusform>
            <numerusform>%Ln Scans warten auf die Datenbank. Sie sind noch nicht ausgeführt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the suggested serial number</source>
        <translation>Vorgeschlagene Seriennummer übernehmen</translation>
    </message>
</context>
<context>
    <name>onhire::GoTo</name>
    <message>
        <source>to %1</source>
        <extracomment>The last day of a contract, as in: to 1 Mar 2027</extracomment>
        <translation>bis %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln Gerät</numerusform>
            <numerusform>%Ln Geräte</numerusform>
        </translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>Abonnements</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Customers</source>
        <translation>Kunden</translation>
    </message>
    <message>
        <source>Products</source>
        <translation>Produkte</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>Abonnement</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
</context>
<context>
    <name>onhire::GoToButton</name>
    <message>
        <source>Go to anything: order, serial, e-mail, name</source>
        <translation>Gehe zu: Auftrag, Seriennr., E-Mail, Name</translation>
    </message>
    <message>
        <source>Go to anything</source>
        <translation>Gehe zu</translation>
    </message>
</context>
<context>
    <name>onhire::GoToList</name>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>first %1</source>
        <extracomment>Of what was found, so many are listed, as in: first 5</extracomment>
        <translation>erste %1</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The line below the first results of a kind, for screen readers, as in: More…, Orders</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>Nichts gefunden zu „%1“</translation>
    </message>
</context>
<context>
    <name>onhire::GoToPanel</name>
    <message>
        <source>Go to anything</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Go to anything: order, serial, e-mail, name</source>
        <translation>Gehe zu: Auftrag, Seriennr., E-Mail, Name</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öffnen</translation>
    </message>
    <message>
        <source>show beside the list</source>
        <translation>neben der Liste zeigen</translation>
    </message>
    <message>
        <source>Type &gt; for commands only</source>
        <extracomment>A character, not a key that is held: what follows it is searched among the commands alone</extracomment>
        <translation>Mit &gt; nur Befehle suchen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln found</source>
        <translation>
            <numerusform>%Ln gefunden</numerusform>
            <numerusform>%Ln gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln found</source>
        <translation>
            <numerusform>Mehr als %Ln gefunden</numerusform>
            <numerusform>Mehr als %Ln gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::GoToSearch</name>
    <message>
        <source>New order for %1</source>
        <translation>Neuer Auftrag für %1</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Screens</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
</context>
<context>
    <name>onhire::GuidedForm</name>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Nothing changes until you press the button.</source>
        <translation>Nichts ändert sich, bevor Sie die Schaltfläche betätigen.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>No preview: see the message in the form.</source>
        <translation>Keine Vorschau: siehe Hinweis im Formular.</translation>
    </message>
    <message>
        <source>Someone else has changed this in the meantime. The preview has been recalculated: check it, then press the button again.</source>
        <translation>Jemand anderes hat dies inzwischen geändert. Die Vorschau ist neu berechnet: Bitte prüfen und die Schaltfläche noch einmal betätigen.</translation>
    </message>
    <message>
        <source>Check the new preview, then press the button again.</source>
        <translation>Prüfen Sie die neue Vorschau und betätigen Sie die Schaltfläche noch einmal.</translation>
    </message>
    <message>
        <source>The preview is out of date: someone has changed something, or a new day has begun.</source>
        <translation>Die Vorschau ist nicht mehr aktuell: Jemand hat etwas geändert, oder ein neuer Tag hat begonnen.</translation>
    </message>
</context>
<context>
    <name>onhire::GuidedHead</name>
    <message>
        <source>back; the draft is kept</source>
        <translation>zurück, der Entwurf bleibt</translation>
    </message>
</context>
<context>
    <name>onhire::Help</name>
    <message>
        <source>Today shows what is waiting for someone, and how the business is doing.</source>
        <translation>„Heute“ zeigt, was auf jemanden wartet und wie das Geschäft läuft.</translation>
    </message>
    <message>
        <source>Each list starts with the most pressing entry. Press Enter on one to open it, or choose Show all to see the whole list with that filter.</source>
        <translation>Jede Liste beginnt mit dem Dringendsten. Die Eingabetaste öffnet einen Eintrag; „Alle zeigen“ öffnet die ganze Liste mit diesem Filter.</translation>
    </message>
    <message>
        <source>Every chart can also be read as a table.</source>
        <translation>Jedes Diagramm lässt sich auch als Tabelle lesen.</translation>
    </message>
    <message>
        <source>The figures are refreshed from time to time. Press F5 to refresh them now.</source>
        <translation>Die Kennzahlen werden von Zeit zu Zeit aufgefrischt, mit F5 sofort.</translation>
    </message>
    <message>
        <source>Fulfilment is the scan desk: devices go out to orders here, and come back from customers.</source>
        <translation>Am Scanplatz gehen Geräte für Aufträge hinaus und kommen von Kunden zurück.</translation>
    </message>
    <message>
        <source>To assign devices, scan the barcode of an order or choose one from the queue, then scan the devices one after another. Each is matched to an open item and assigned at once.</source>
        <translation>Zum Zuteilen scannen Sie den Barcode eines Auftrags oder wählen einen aus der Warteschlange; dann scannen Sie ein Gerät nach dem anderen. Jedes wird sofort einer offenen Position zugeteilt.</translation>
    </message>
    <message>
        <source>To take devices back, switch to Take back and scan them. Press 1 to 5 to set the condition of the last one; if you keep scanning, its condition stays open for later.</source>
        <translation>Um Geräte zurückzunehmen, wechseln Sie zu „Zurücknehmen“ und scannen sie. Mit 1 bis 5 geben Sie den Zustand des letzten an; scannen Sie weiter, bleibt sein Zustand für später offen.</translation>
    </message>
    <message>
        <source>If something is wrong with a device, you hear a sound and see the reason on the screen. Nothing was changed, and you can scan the next one.</source>
        <translation>Stimmt etwas mit einem Gerät nicht, so hören Sie es, und der Grund steht auf dem Bildschirm. Nichts wurde geändert, und Sie können das nächste scannen.</translation>
    </message>
    <message>
        <source>You can type serial numbers instead of scanning them: press Enter after each.</source>
        <translation>Statt zu scannen, können Sie Seriennummern auch tippen: nach jeder die Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>Orders are what customers have asked for: who, which products, for how long, and at what price.</source>
        <translation>Ein Auftrag hält fest, wer was bestellt hat, für wie lange und zu welchem Preis.</translation>
    </message>
    <message>
        <source>Confirm a pending order to send it to the warehouse. There, devices are assigned to it until it is fulfilled.</source>
        <translation>Ein bestätigter Auftrag geht ins Lager. Dort werden ihm Geräte zugeteilt, bis er erfüllt ist.</translation>
    </message>
    <message>
        <source>Click an order to see it beside the list, or press Enter to open its page.</source>
        <translation>Ein Klick zeigt einen Auftrag neben der Liste, die Eingabetaste öffnet seine Seite.</translation>
    </message>
    <message>
        <source>Select several orders with Shift or Ctrl to confirm, close or cancel them together. The pane shows how many of them each action applies to.</source>
        <translation>Wählen Sie mit Umschalt oder Strg mehrere Aufträge, um sie zusammen zu bestätigen, zu schließen oder zu stornieren. Daneben steht, für wie viele von ihnen jede Aktion möglich ist.</translation>
    </message>
    <message>
        <source>If some devices will never be delivered, close the order without the remaining devices.</source>
        <translation>Werden manche Geräte nie geliefert, schließen Sie den Auftrag ohne die restlichen Geräte.</translation>
    </message>
    <message>
        <source>A subscription is one device with one customer for a set time. Here you see what is running, what ends soon, and what each has earned.</source>
        <translation>Ein Abonnement ist ein Gerät bei einem Kunden auf Zeit. Hier sehen Sie, was läuft, was bald endet und was jedes eingebracht hat.</translation>
    </message>
    <message>
        <source>When a contract nears its end, extend it, upgrade the device, sell it to the customer, or expect it back.</source>
        <translation>Geht ein Vertrag zu Ende, können Sie ihn verlängern, dem Kunden ein Upgrade anbieten, ihn das Gerät ablösen lassen oder es zurückerwarten.</translation>
    </message>
    <message>
        <source>Each of these forms shows dates, payments and totals before and after the change. Nothing is changed until you press its button.</source>
        <translation>Jedes dieser Formulare zeigt Termine, Zahlungen und Summen vor und nach der Änderung. Nichts ändert sich, bevor Sie seine Schaltfläche betätigen.</translation>
    </message>
    <message>
        <source>Replace a device if it breaks: the contract continues with another one.</source>
        <translation>Geht ein Gerät kaputt, ersetzen Sie es: Der Vertrag läuft mit einem anderen weiter.</translation>
    </message>
    <message>
        <source>Devices are the units you own, each with its serial number: where they are, in what condition, and what they have earned against their cost.</source>
        <translation>Geräte sind die einzelnen Stücke, die Ihnen gehören, jedes mit seiner Seriennummer: wo sie sind, in welchem Zustand, und was sie gegenüber ihrer Anschaffung eingebracht haben.</translation>
    </message>
    <message>
        <source>Choose Add devices and scan their serial numbers to take new ones into stock.</source>
        <translation>Mit „Geräte hinzufügen“ nehmen Sie neue in den Bestand: einfach ihre Seriennummern scannen.</translation>
    </message>
    <message>
        <source>Make a device available once it has been inspected; only then can it be assigned again.</source>
        <translation>Machen Sie ein Gerät verfügbar, sobald es geprüft ist; erst dann kann es wieder zugeteilt werden.</translation>
    </message>
    <message>
        <source>Deactivate a device that cannot be rented out any more. Its history is kept.</source>
        <translation>Deaktivieren Sie ein Gerät, das nicht mehr vermietet werden kann. Sein Verlauf bleibt.</translation>
    </message>
    <message>
        <source>Select devices and print labels for them, or a return slip for one that is out.</source>
        <translation>Für gewählte Geräte lassen sich Etiketten drucken, für ein vermietetes auch ein Rücksendeschein.</translation>
    </message>
    <message>
        <source>Customers are the people and businesses who rent from you, with their addresses, orders and subscriptions.</source>
        <translation>Kunden sind die Menschen und Firmen, die bei Ihnen mieten, mit ihren Adressen, Aufträgen und Abonnements.</translation>
    </message>
    <message>
        <source>A customer is created with the first order. There is one customer for each e-mail address.</source>
        <translation>Ein Kunde entsteht mit dem ersten Auftrag. Zu jeder E-Mail-Adresse gibt es einen Kunden.</translation>
    </message>
    <message>
        <source>Choose New order on a customer to start an order with the customer’s details filled in.</source>
        <translation>„Neuer Auftrag“ bei einem Kunden beginnt einen Auftrag, in dem seine Angaben schon stehen.</translation>
    </message>
    <message>
        <source>A change to a customer’s details does not affect orders already placed.</source>
        <translation>Eine Änderung an den Angaben eines Kunden lässt bestehende Aufträge, wie sie sind.</translation>
    </message>
    <message>
        <source>The catalogue is what your shop offers: products, their variants, and what each costs per month for every contract length.</source>
        <translation>Der Katalog ist das, was Ihr Shop anbietet: Produkte, ihre Varianten und was jede bei jeder Laufzeit im Monat kostet.</translation>
    </message>
    <message>
        <source>Changed prices apply to new orders. Existing orders and contracts keep their prices.</source>
        <translation>Geänderte Preise gelten für neue Aufträge. Aufträge und Verträge behalten den Preis, zu dem sie geschlossen wurden.</translation>
    </message>
    <message>
        <source>Deactivate a variant to stop new orders for it. Discontinue a product when you no longer offer it at all.</source>
        <translation>Deaktivieren Sie eine Variante, damit sie nicht mehr bestellt werden kann. Stellen Sie ein Produkt ein, wenn Sie es gar nicht mehr anbieten.</translation>
    </message>
    <message>
        <source>Settings hold the rules of your company, and how Onhire works on this machine.</source>
        <translation>In den Einstellungen stehen die Regeln Ihrer Firma und wie Onhire auf diesem Rechner arbeitet.</translation>
    </message>
    <message>
        <source>Rules about contracts, billing and returns apply from the moment you save them. Existing orders and invoices stay as they are.</source>
        <translation>Regeln zu Verträgen, Abrechnung und Rückgaben gelten, sobald Sie sie speichern. Bestehende Aufträge und Rechnungen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Start the server here to let your shop and other programs connect to Onhire while it is open.</source>
        <translation>Starten Sie hier den Server, damit Ihr Shop und andere Programme mit Onhire arbeiten können, solange es geöffnet ist.</translation>
    </message>
    <message>
        <source>Colours and language apply only to you; everyone else in the company keeps their own.</source>
        <translation>Farben und Sprache gelten nur für Sie: Andere, die mit dieser Firma arbeiten, behalten ihre eigenen.</translation>
    </message>
    <message>
        <source>Wrong device? Press F2 and scan the one that goes out instead: it takes its place, and the first is available again. While taking back, F2 undoes the last condition; taking back itself cannot be undone.</source>
        <translation>Falsches Gerät? F2 drücken und das scannen, das stattdessen hinausgeht: Es tritt an seine Stelle, und das erste ist wieder verfügbar. Beim Zurücknehmen macht F2 den letzten Zustand rückgängig; das Zurücknehmen selbst lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>F4 sets an order aside and brings the next one. Orders that were set aside are listed beside the scans; click one to take it up again.</source>
        <translation>F4 legt einen Auftrag beiseite und bringt den nächsten. Beiseitegelegte Aufträge stehen neben den Scans; ein Klick nimmt einen wieder auf.</translation>
    </message>
    <message>
        <source>When the warehouse asks for an early return, the subscription says so: return the device early, or decline.</source>
        <translation>Bittet das Lager um vorzeitige Rückgabe, steht das am Abonnement: Nehmen Sie das Gerät vorzeitig zurück, oder lehnen Sie ab.</translation>
    </message>
    <message>
        <source>A device whose contract still runs is not taken back: ask for an early return, and account managers will see it on Today. F3 adds a note to the device or the order at the desk.</source>
        <translation>Ein Gerät, dessen Vertrag noch läuft, wird nicht zurückgenommen: Bitten Sie um vorzeitige Rückgabe, dann sieht die Kundenbetreuung das unter „Heute“. F3 fügt dem Gerät oder dem Auftrag am Platz eine Notiz hinzu.</translation>
    </message>
    <message>
        <source>Each variant leads to its devices and to the orders for it.</source>
        <translation>Von jeder Variante gelangen Sie zu ihren Geräten und Aufträgen.</translation>
    </message>
    <message>
        <source>“Not charged yet” appears while charges are due. It counts down as they are made, and says why any of them could not be made. Once the cause is fixed, the charge is made within minutes.</source>
        <translation>„Noch nicht berechnet“ erscheint, solange Beträge fällig sind: Es zählt herunter, während sie berechnet werden, und nennt den Grund, wo es nicht ging. Ist der Grund behoben, wird innerhalb von Minuten berechnet.</translation>
    </message>
    <message>
        <source>Invoices show your VAT number and your tax number, if you enter them. In Germany, invoices need one of the two.</source>
        <translation>Rechnungen zeigen Ihre USt-IdNr. und Ihre Steuernummer, wenn Sie sie eintragen. In Deutschland brauchen Rechnungen eine von beiden.</translation>
    </message>
    <message>
        <source>Where contracts are renewed for the same length, a billing group charges the days from the renewal to its next billing day with the invoice of that day.</source>
        <translation>Werden Verträge um dieselbe Laufzeit verlängert, berechnet eine Abrechnungsgruppe die Tage von der Verlängerung bis zu ihrem nächsten Abrechnungstag mit der Rechnung dieses Tages.</translation>
    </message>
</context>
<context>
    <name>onhire::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>All keyboard shortcuts</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Keys on this screen</source>
        <translation>Tasten auf dieser Seite</translation>
    </message>
</context>
<context>
    <name>onhire::InspectionDialog</name>
    <message numerus="yes">
        <source>Inspect %Ln devices</source>
        <translation>
            <numerusform>%Ln Gerät prüfen</numerusform>
            <numerusform>%Ln Geräte prüfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save inspection</source>
        <translation>Prüfung speichern</translation>
    </message>
    <message>
        <source>What you choose is recorded for each of them.</source>
        <translation>Was Sie wählen, wird für jedes von ihnen festgehalten.</translation>
    </message>
    <message>
        <source>Inspect %1</source>
        <extracomment>%1 is a serial number</extracomment>
        <translation>%1 prüfen</translation>
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
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln Monat</numerusform>
            <numerusform>%Ln Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>Contract length</source>
        <translation>Vertragslaufzeit</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>Of an item: quantity and price of one, as in: 2 × 49.90 EUR</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Not offered for this product.</source>
        <translation>Für dieses Produkt nicht angeboten.</translation>
    </message>
    <message>
        <source>Please fill this in.</source>
        <translation>Bitte ausfüllen.</translation>
    </message>
    <message>
        <source>Choose a contract length.</source>
        <translation>Wählen Sie eine Laufzeit.</translation>
    </message>
    <message>
        <source>The total is too large. Enter a smaller quantity.</source>
        <translation>Die Summe ist zu groß. Geben Sie eine kleinere Menge ein.</translation>
    </message>
</context>
<context>
    <name>onhire::ItemsEditor</name>
    <message>
        <source>Add another item</source>
        <translation>Weitere Position</translation>
    </message>
    <message>
        <source>Every item needs a SKU that can be ordered.</source>
        <translation>Jede Position braucht eine Artikelnummer, die bestellt werden kann.</translation>
    </message>
    <message>
        <source>Check the marked fields of the items.</source>
        <translation>Bitte die markierten Felder der Positionen prüfen.</translation>
    </message>
    <message>
        <source>Together, the items cost too much. Enter smaller quantities, or place several orders.</source>
        <translation>Zusammen sind die Positionen zu teuer. Geben Sie kleinere Mengen ein oder legen Sie mehrere Aufträge an.</translation>
    </message>
</context>
<context>
    <name>onhire::KeptPaperDialog</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>&amp;Drucker</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The file could not be saved: %1</source>
        <translation>Die Datei konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>Printing failed. Save the document as a PDF and print that.</source>
        <translation>Der Druck ist fehlgeschlagen. Speichern Sie das Dokument als PDF und drucken Sie dieses.</translation>
    </message>
    <message>
        <source>Printing %1 on %2.</source>
        <extracomment>What is printed and where, as in: Invoice 2026-000001: printing on Office</extracomment>
        <translation>%1 wird auf %2 gedruckt.</translation>
    </message>
</context>
<context>
    <name>onhire::KeyCap</name>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Strg+Eingabe</translation>
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
    <name>onhire::LabelDialog</name>
    <message>
        <source>&amp;Labels</source>
        <translation>&amp;Etiketten</translation>
    </message>
    <message>
        <source>Barcode (Code 128)</source>
        <extracomment>The kind of a barcode</extracomment>
        <translation>Barcode (Code 128)</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
    </message>
    <message>
        <source>Code type</source>
        <translation>Art des Codes</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Artikelnummer</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Labels already used on the sheet</source>
        <translation>Schon benutzte Etiketten auf dem Bogen</translation>
    </message>
    <message>
        <source>&amp;Copies of each</source>
        <translation>E&amp;xemplare je Etikett</translation>
    </message>
    <message>
        <source>Labels already &amp;used</source>
        <translation>Etiketten schon &amp;benutzt</translation>
    </message>
    <message>
        <source> mm</source>
        <extracomment>Millimetres, after a number</extracomment>
        <translation> mm</translation>
    </message>
    <message>
        <source>Restore the default sizes of these labels</source>
        <translation>Die üblichen Maße dieser Etiketten wiederherstellen</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Margin</source>
        <extracomment>The room that stays empty along the edges of a label</extracomment>
        <translation>Rand</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source> pt</source>
        <extracomment>Points, the size of a font, after a number</extracomment>
        <translation> pt</translation>
    </message>
    <message>
        <source>On a roll</source>
        <translation>Auf Rolle</translation>
    </message>
    <message>
        <source>Sheet width</source>
        <translation>Bogenbreite</translation>
    </message>
    <message>
        <source>Sheet height</source>
        <translation>Bogenhöhe</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>From the left</source>
        <translation>Von links</translation>
    </message>
    <message>
        <source>From the top</source>
        <translation>Von oben</translation>
    </message>
    <message>
        <source>Between columns</source>
        <translation>Zwischen Spalten</translation>
    </message>
    <message>
        <source>Between rows</source>
        <translation>Zwischen Zeilen</translation>
    </message>
    <message>
        <source>These labels do not fit on the sheet. Check the sizes.</source>
        <translation>Diese Etiketten passen nicht auf den Bogen. Bitte die Maße prüfen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln labels are too small for a code that a scanner can read.</source>
        <translation>
            <numerusform>%Ln Etikett ist zu klein für einen Code, den ein Scanner lesen kann.</numerusform>
            <numerusform>%Ln Etiketten sind zu klein für einen Code, den ein Scanner lesen kann.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset sizes</source>
        <translation>Maße zurücksetzen</translation>
    </message>
    <message>
        <source>Sizes</source>
        <translation>Maße</translation>
    </message>
</context>
<context>
    <name>onhire::Labels</name>
    <message>
        <source>Roll, 57 × 32 mm</source>
        <extracomment>A size of labels; × as in 2 × 3</extracomment>
        <translation>Rolle, 57 × 32 mm</translation>
    </message>
    <message>
        <source>Roll, 89 × 36 mm</source>
        <translation>Rolle, 89 × 36 mm</translation>
    </message>
    <message>
        <source>A4 sheet, 70 × 37 mm, 3 × 8</source>
        <extracomment>Labels on a sheet of paper: size of each, then columns and rows</extracomment>
        <translation>A4-Bogen, 70 × 37 mm, 3 × 8</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Eigene Maße</translation>
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
    <name>onhire::LineChart</name>
    <message>
        <source>%1 %2</source>
        <extracomment>The name of a line in a chart and its last number, as in: Collected 15.9K</extracomment>
        <translation>%1 %2</translation>
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
        <translation>Aktualisieren</translation>
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
        <translation>Ihre Änderungen sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <extracomment>Long work and how far it has come, as in: Confirm… 3 of 20</extracomment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückgehen</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Vorwärtsgehen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Previous record in the list</source>
        <translation>Vorheriger Eintrag in der Liste</translation>
    </message>
    <message>
        <source>Next record in the list</source>
        <translation>Nächster Eintrag in der Liste</translation>
    </message>
    <message>
        <source>Stop the work in progress?</source>
        <translation>Laufende Arbeit anhalten?</translation>
    </message>
    <message>
        <source>What has been done stays done. The rest is left as it is.</source>
        <translation>Was erledigt ist, bleibt erledigt. Der Rest bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Leave a field, then close the details, then close a message</source>
        <translation>Ein Feld verlassen, dann die Einzelheiten schließen, dann eine Meldung schließen</translation>
    </message>
    <message>
        <source>Choose columns and sort order</source>
        <translation>Spalten und Sortierung wählen</translation>
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
    <message>
        <source>%1 s</source>
        <extracomment>Seconds that are left to undo something</extracomment>
        <translation>%1 s</translation>
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
        <extracomment>A screen and what is there, for screen readers, as in: Orders, 128, or: Orders, 1 draft</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln drafts</source>
        <translation>
            <numerusform>%Ln Entwurf</numerusform>
            <numerusform>%Ln Entwürfe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A screen and the key that brings it up, as in: Orders (Ctrl+3)</extracomment>
        <translation>%1 (%2)</translation>
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
    <message>
        <source>Someone new? Fill in the fields below.</source>
        <translation>Neuer Kunde? Füllen Sie die Felder darunter aus.</translation>
    </message>
    <message>
        <source>Existing customer</source>
        <translation>Bestehender Kunde</translation>
    </message>
    <message>
        <source>New customer…</source>
        <translation>Neuer Kunde…</translation>
    </message>
    <message>
        <source>The totals were out of date, so the order was not placed.</source>
        <translation>Die Summen waren nicht mehr aktuell, deshalb wurde der Auftrag nicht angelegt.</translation>
    </message>
    <message>
        <source>Check the new totals, then place the order again.</source>
        <translation>Prüfen Sie die neuen Summen und legen Sie den Auftrag dann erneut an.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
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
        <source>Only if it differs from the billing address.</source>
        <translation>Nur, wenn sie von der Rechnungsadresse abweicht.</translation>
    </message>
    <message>
        <source>New customer: %1</source>
        <extracomment>%1 is an e-mail address</extracomment>
        <translation>Neuer Kunde: %1</translation>
    </message>
</context>
<context>
    <name>onhire::NoticeCard</name>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Scan notice</source>
        <translation>Hinweis zum Scan</translation>
    </message>
    <message>
        <source>Ask for early return…</source>
        <translation>Vorzeitige Rückgabe anfragen…</translation>
    </message>
    <message>
        <source>Use %1</source>
        <extracomment>On a button: the serial number that was meant, perhaps</extracomment>
        <translation>%1 übernehmen</translation>
    </message>
</context>
<context>
    <name>onhire::NumberRangePanel</name>
    <message>
        <source>From</source>
        <extracomment>The lower end of a range</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>The upper end of a range</extracomment>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Das ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Bitte eine Zahl eingeben.</translation>
    </message>
</context>
<context>
    <name>onhire::OfferRow</name>
    <message>
        <source>%1: %2</source>
        <extracomment>The names of a few records and why an action does not fit them, as in: N46R-5FP: It is fulfilled.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>How many of the selected records an action does not fit, and why, as in: 6 of 9: They are fulfilled.</extracomment>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many of the selected records an action fits, as in: 2 of 4</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>onhire::OpenEdit</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save (Ctrl+Enter)</source>
        <translation>Speichern (Strg+Eingabe)</translation>
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
    <message>
        <source>Saved, except for what you typed in the meantime.</source>
        <translation>Gespeichert, aber nicht, was Sie inzwischen eingegeben haben.</translation>
    </message>
    <message>
        <source>Save again.</source>
        <translation>Speichern Sie noch einmal.</translation>
    </message>
    <message>
        <source>Check whether this is still needed, then press the button again.</source>
        <translation>Prüfen Sie, ob das noch nötig ist, und betätigen Sie die Schaltfläche noch einmal.</translation>
    </message>
    <message>
        <source>The form was changed, so nothing was saved.</source>
        <translation>Das Formular wurde geändert, deshalb wurde nichts gespeichert.</translation>
    </message>
    <message>
        <source>Check it, then save it again.</source>
        <translation>Prüfen Sie es und speichern Sie es dann erneut.</translation>
    </message>
</context>
<context>
    <name>onhire::OrderCard</name>
    <message>
        <source>This order</source>
        <translation>Dieser Auftrag</translation>
    </message>
    <message>
        <source>No order has been scanned yet.</source>
        <translation>Noch kein Auftrag gescannt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more items</source>
        <translation>
            <numerusform>%Ln weitere Position</numerusform>
            <numerusform>%Ln weitere Positionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>How many of an order&apos;s devices are assigned</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Upgrade: to be returned</source>
        <extracomment>Of an upgrade order: above the device that the customer gives back</extracomment>
        <translation>Upgrade: kommt zurück</translation>
    </message>
    <message>
        <source>not back yet</source>
        <translation>noch nicht zurück</translation>
    </message>
    <message>
        <source>is back</source>
        <translation>ist zurück</translation>
    </message>
</context>
<context>
    <name>onhire::OrderSummary</name>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Enter an item to see what the order costs.</source>
        <translation>Geben Sie eine Position ein, um zu sehen, was der Auftrag kostet.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Of an item: quantity, price of one and length of the contract, as in: 2 × 49.90 · 12 months</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln Monat</numerusform>
            <numerusform>%Ln Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>Monthly, net</source>
        <translation>Monatlich, netto</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Steuer</translation>
    </message>
    <message>
        <source>Monthly, total</source>
        <translation>Monatlich, gesamt</translation>
    </message>
    <message>
        <source>One-off set-up</source>
        <translation>Einrichtung, einmalig</translation>
    </message>
    <message>
        <source>First payment</source>
        <translation>Erste Zahlung</translation>
    </message>
    <message>
        <source>Calculating…</source>
        <translation>Wird berechnet…</translation>
    </message>
    <message>
        <source>There is no total: together, the items cost too much.</source>
        <translation>Es gibt keine Summe: Zusammen sind die Positionen zu teuer.</translation>
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
        <translation>Upgrade</translation>
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
        <extracomment>The price each month, net; %1 is a currency</extracomment>
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
        <translation>Lieferadresse</translation>
    </message>
    <message>
        <source>Billing address</source>
        <translation>Rechnungsadresse</translation>
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
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln Monat</numerusform>
            <numerusform>%Ln Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>Monthly</source>
        <translation>Monatlich</translation>
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
        <source>Tracking number</source>
        <translation>Sendungsnummer</translation>
    </message>
    <message>
        <source>Additional fields</source>
        <translation>Weitere Angaben</translation>
    </message>
    <message>
        <source>Confirm…</source>
        <translation>Bestätigen…</translation>
    </message>
    <message>
        <source>Confirm order %1?</source>
        <translation>Auftrag %1 bestätigen?</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln orders?</source>
        <translation>
            <numerusform>%Ln Auftrag bestätigen?</numerusform>
            <numerusform>%Ln Aufträge bestätigen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Confirm order</source>
        <translation>Auftrag bestätigen</translation>
    </message>
    <message numerus="yes">
        <source>Confirm %Ln orders</source>
        <translation>
            <numerusform>%Ln Auftrag bestätigen</numerusform>
            <numerusform>%Ln Aufträge bestätigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Order %1 is confirmed.</source>
        <translation>Auftrag %1 ist bestätigt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders are confirmed.</source>
        <translation>
            <numerusform>%Ln Auftrag ist bestätigt.</numerusform>
            <numerusform>%Ln Aufträge sind bestätigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close without the rest…</source>
        <translation>Ohne den Rest schließen…</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln orders without the remaining devices?</source>
        <translation>
            <numerusform>%Ln Auftrag ohne die restlichen Geräte schließen?</numerusform>
            <numerusform>%Ln Aufträge ohne die restlichen Geräte schließen?</numerusform>
        </translation>
    </message>
    <message>
        <source>Devices that are not assigned yet are dropped from the order. This cannot be undone.</source>
        <translation>Geräte, die noch nicht zugeteilt sind, fallen aus dem Auftrag. Dies lässt sich nicht rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>Close %Ln orders</source>
        <translation>
            <numerusform>%Ln Auftrag schließen</numerusform>
            <numerusform>%Ln Aufträge schließen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders are closed.</source>
        <translation>
            <numerusform>%Ln Auftrag ist geschlossen.</numerusform>
            <numerusform>%Ln Aufträge sind geschlossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel order…</source>
        <translation>Stornieren…</translation>
    </message>
    <message>
        <source>Cancel order %1?</source>
        <translation>Auftrag %1 stornieren?</translation>
    </message>
    <message numerus="yes">
        <source>Cancel %Ln orders?</source>
        <translation>
            <numerusform>%Ln Auftrag stornieren?</numerusform>
            <numerusform>%Ln Aufträge stornieren?</numerusform>
        </translation>
    </message>
    <message>
        <source>A cancelled order cannot be reopened. Connected systems are notified.</source>
        <translation>Ein stornierter Auftrag lässt sich nicht wieder öffnen, und angebundene Systeme werden benachrichtigt.</translation>
    </message>
    <message>
        <source>Cancel order</source>
        <translation>Auftrag stornieren</translation>
    </message>
    <message numerus="yes">
        <source>Cancel %Ln orders</source>
        <translation>
            <numerusform>%Ln Auftrag stornieren</numerusform>
            <numerusform>%Ln Aufträge stornieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Order %1 is cancelled.</source>
        <translation>Auftrag %1 ist storniert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders are cancelled.</source>
        <translation>
            <numerusform>%Ln Auftrag ist storniert.</numerusform>
            <numerusform>%Ln Aufträge sind storniert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assign devices</source>
        <translation>Geräte zuteilen</translation>
    </message>
    <message>
        <source>Devices can only be assigned to a confirmed order with open items.</source>
        <translation>Geräte lassen sich nur einem bestätigten Auftrag mit offenen Positionen zuteilen.</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Print packing list…</source>
        <translation>Packliste drucken…</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>Etiketten drucken…</translation>
    </message>
    <message>
        <source>Contract (PDF)…</source>
        <translation>Vertrag (PDF)…</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Customer type</source>
        <translation>Art des Kunden</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices to assign</source>
        <translation>
            <numerusform>%Ln Gerät zuzuteilen</numerusform>
            <numerusform>%Ln Geräte zuzuteilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message numerus="yes">
        <source>These are the payments for the first %Ln devices.</source>
        <translation>
            <numerusform>Es sind die Zahlungen des ersten Geräts.</numerusform>
            <numerusform>Es sind die Zahlungen der ersten %Ln Geräte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>Abonnements</translation>
    </message>
    <message numerus="yes">
        <source>The latest %Ln subscriptions are shown.</source>
        <translation>
            <numerusform>Das neueste Abonnement wird gezeigt.</numerusform>
            <numerusform>Die neuesten %Ln Abonnements werden gezeigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open its subscriptions</source>
        <translation>Abonnements öffnen</translation>
    </message>
    <message>
        <source>No device of this order is assigned yet.</source>
        <translation>Diesem Auftrag ist noch kein Gerät zugeteilt.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Still to assign</source>
        <translation>Noch zuzuteilen</translation>
    </message>
    <message>
        <source>Confirmed orders go to the warehouse, and connected systems are notified.</source>
        <translation>Bestätigte Aufträge gehen ans Lager, und angebundene Systeme werden benachrichtigt.</translation>
    </message>
    <message>
        <source>Shipped on</source>
        <translation>Versandt am</translation>
    </message>
    <message>
        <source>Enter a date, such as %1.</source>
        <extracomment>%1 is a day, as an example of how one is written</extracomment>
        <translation>Bitte ein Datum eingeben, zum Beispiel %1.</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Versandt</translation>
    </message>
    <message>
        <source>&amp;Reason (optional)</source>
        <translation>&amp;Grund, falls es einen gibt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more once confirmed</source>
        <translation>
            <numerusform>%Ln weiteres nach der Bestätigung</numerusform>
            <numerusform>%Ln weitere nach der Bestätigung</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <extracomment>One of several equal items of an order, and which of how many it is</extracomment>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Upgrade of</source>
        <translation>Upgrade von</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>Seriennr.</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>Abonnement</translation>
    </message>
    <message>
        <source>Device back by</source>
        <translation>Gerät zurück bis</translation>
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
        <source>No orders yet</source>
        <translation>Noch keine Aufträge</translation>
    </message>
    <message>
        <source>Create orders here, or send them from your shop through the API.</source>
        <translation>Aufträge entstehen hier oder kommen über die Schnittstelle aus Ihrem Shop.</translation>
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
    <message numerus="yes">
        <source>%Ln orders selected</source>
        <translation>
            <numerusform>%Ln Auftrag gewählt</numerusform>
            <numerusform>%Ln Aufträge gewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching orders</source>
        <translation>
            <numerusform>%Ln passender Auftrag</numerusform>
            <numerusform>%Ln passende Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln orders</source>
        <translation>
            <numerusform>%Ln Auftrag</numerusform>
            <numerusform>%Ln Aufträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit order %1</source>
        <translation>Auftrag %1 bearbeiten</translation>
    </message>
    <message>
        <source>New order for %1</source>
        <translation>Neuer Auftrag für %1</translation>
    </message>
    <message>
        <source>Place the same order again?</source>
        <translation>Denselben Auftrag noch einmal anlegen?</translation>
    </message>
    <message>
        <source>Order %1 for this customer, with the same items, was placed a moment ago.</source>
        <translation>Der Auftrag %1 für diesen Kunden mit denselben Positionen wurde eben erst angelegt.</translation>
    </message>
</context>
<context>
    <name>onhire::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>onhire::Papers</name>
    <message numerus="yes">
        <source>Labels for %Ln devices</source>
        <translation>
            <numerusform>Etiketten für %Ln Gerät</numerusform>
            <numerusform>Etiketten für %Ln Geräte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>The first and the last name of a person</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln packing lists</source>
        <translation>
            <numerusform>%Ln Packliste</numerusform>
            <numerusform>%Ln Packlisten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Labels for %Ln orders</source>
        <translation>
            <numerusform>Etiketten für %Ln Auftrag</numerusform>
            <numerusform>Etiketten für %Ln Aufträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices are not assigned yet</source>
        <translation>
            <numerusform>%Ln Gerät ist noch nicht zugeteilt</numerusform>
            <numerusform>%Ln Geräte sind noch nicht zugeteilt</numerusform>
        </translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>Serial numbers</source>
        <translation>Seriennummern</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Packing list</source>
        <translation>Packliste</translation>
    </message>
    <message>
        <source>Shipping address</source>
        <translation>Lieferadresse</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>%1 · Order %2</source>
        <extracomment>The foot of a paper: the company and the order</extracomment>
        <translation>%1 · Auftrag %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>Seriennr.</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Artikelnummer</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>Abonnement</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Contract ends</source>
        <translation>Vertragsende</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Back up your data and sign out of all accounts.</source>
        <translation>Sichern Sie Ihre Daten, und melden Sie sich von allen Konten ab.</translation>
    </message>
    <message>
        <source>Pack the device with its charger and all accessories.</source>
        <translation>Packen Sie das Gerät mit Netzteil und allem Zubehör ein.</translation>
    </message>
    <message>
        <source>Put this slip in the parcel, on top.</source>
        <translation>Legen Sie diesen Schein obenauf ins Paket.</translation>
    </message>
    <message>
        <source>Before you send it</source>
        <translation>Vor dem Absenden</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Received on, by</source>
        <translation>Eingegangen am, angenommen von</translation>
    </message>
    <message>
        <source>For our warehouse</source>
        <translation>Für unser Lager</translation>
    </message>
    <message>
        <source>Return slip</source>
        <translation>Rücksendeschein</translation>
    </message>
    <message>
        <source>Send to</source>
        <translation>Senden an</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Absender</translation>
    </message>
    <message>
        <source>%1 · Device %2</source>
        <extracomment>The foot of a paper: the company and the serial number of a device</extracomment>
        <translation>%1 · Gerät %2</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Rechnung %1</translation>
    </message>
    <message>
        <source>The invoice is stored as a file and never changes.</source>
        <translation>Die Rechnung liegt bei den Dateien. Sie wird nie geändert.</translation>
    </message>
    <message>
        <source>Contract of order %1</source>
        <translation>Vertrag zum Auftrag %1</translation>
    </message>
    <message>
        <source>The contract is stored with the order’s files.</source>
        <translation>Der Vertrag liegt bei den Dateien des Auftrags.</translation>
    </message>
    <message>
        <source>Contract %1</source>
        <translation>Vertrag %1</translation>
    </message>
    <message>
        <source>Return by</source>
        <translation>Rückgabe bis</translation>
    </message>
</context>
<context>
    <name>onhire::PasswordDialog</name>
    <message>
        <source>Change password</source>
        <translation>Passwort ändern</translation>
    </message>
    <message>
        <source>&amp;Current password</source>
        <translation>&amp;Aktuelles Passwort</translation>
    </message>
    <message>
        <source>Enter your current password.</source>
        <translation>Bitte Ihr aktuelles Passwort eingeben.</translation>
    </message>
    <message>
        <source>&amp;New password</source>
        <translation>&amp;Neues Passwort</translation>
    </message>
    <message>
        <source>Enter a new password.</source>
        <translation>Bitte ein neues Passwort eingeben.</translation>
    </message>
    <message>
        <source>New password, &amp;again</source>
        <translation>Neues Passwort, noch &amp;einmal</translation>
    </message>
    <message>
        <source>The two new passwords do not match.</source>
        <translation>Die beiden neuen Passwörter stimmen nicht überein.</translation>
    </message>
    <message>
        <source>This is not your current password.</source>
        <translation>Das ist nicht Ihr aktuelles Passwort.</translation>
    </message>
    <message numerus="yes">
        <source>A password needs at least %Ln characters.</source>
        <translation>
            <numerusform>Ein Passwort braucht mindestens %Ln Zeichen.</numerusform>
            <numerusform>Ein Passwort braucht mindestens %Ln Zeichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::PaymentTable</name>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
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
        <source>Total %1</source>
        <extracomment>The sum with tax, and its currency</extracomment>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Invoice</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Invoice %1</source>
        <translation>Rechnung %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>From one day to another</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>onhire::Payments</name>
    <message>
        <source>Nothing has been charged yet.</source>
        <translation>Es wurde noch nichts berechnet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln Gerät</numerusform>
            <numerusform>%Ln Geräte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The latest %Ln payments are shown.</source>
        <translation>
            <numerusform>Die letzte Zahlung wird gezeigt.</numerusform>
            <numerusform>Die letzten %Ln Zahlungen werden gezeigt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::PlaceCard</name>
    <message>
        <source>Where it goes</source>
        <translation>Wohin damit</translation>
    </message>
    <message>
        <source>Scan a device to see its shelf.</source>
        <translation>Ein Gerät scannen, um sein Regal zu sehen.</translation>
    </message>
    <message>
        <source>No location recorded.</source>
        <translation>Für diese Geräte ist kein Lagerplatz angegeben.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln × %1 stored here.</source>
        <translation>
            <numerusform>Dort liegt %Ln × %1.</numerusform>
            <numerusform>Dort liegen %Ln × %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Previously stored here.</source>
        <translation>Es lag schon vorher dort.</translation>
    </message>
    <message>
        <source>Shelf</source>
        <extracomment>A place in the warehouse</extracomment>
        <translation>Regal</translation>
    </message>
    <message>
        <source>Print label</source>
        <translation>Etikett drucken</translation>
    </message>
    <message>
        <source>Print each one</source>
        <translation>Etiketten immer drucken</translation>
    </message>
    <message>
        <source>Print the label of each device as it is taken back</source>
        <translation>Das Etikett jedes Geräts drucken, sobald es zurückgenommen ist</translation>
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
        <source>%Ln months: %1</source>
        <extracomment>A price list in short: months, then the monthly price</extracomment>
        <translation>
            <numerusform>%Ln Monat: %1</numerusform>
            <numerusform>%Ln Monate: %1</numerusform>
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
    <message>
        <source>Check the marked prices.</source>
        <translation>Bitte die markierten Preise prüfen.</translation>
    </message>
    <message>
        <source>Monthly, %1</source>
        <extracomment>The head of a column: prices for each month; %1 is the currency, as in: Monthly, EUR</extracomment>
        <translation>Monatlich, %1</translation>
    </message>
    <message>
        <source>Set-up, %1</source>
        <extracomment>The head of a column: what is paid once, at the beginning; %1 is the currency</extracomment>
        <translation>Einmalig, %1</translation>
    </message>
</context>
<context>
    <name>onhire::PrintDialog</name>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorherige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>P&amp;rinter</source>
        <translation>&amp;Drucker</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>%1 is being printed on %2.</source>
        <translation>%1 wird auf %2 gedruckt.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The file could not be saved: %1</source>
        <translation>Die Datei konnte nicht gespeichert werden: %1</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
</context>
<context>
    <name>onhire::PrintQueue</name>
    <message>
        <source>The printer %1 was not found.</source>
        <translation>Der Drucker %1 wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The printer did not accept this. Check that it is on and has paper.</source>
        <translation>Der Drucker hat dies nicht angenommen. Bitte prüfen, ob er eingeschaltet ist und Papier hat.</translation>
    </message>
</context>
<context>
    <name>onhire::PrinterBox</name>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source>Looking for printers…</source>
        <translation>Drucker werden gesucht …</translation>
    </message>
    <message>
        <source>No printer found</source>
        <translation>Kein Drucker gefunden</translation>
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
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und noch %Ln</numerusform>
            <numerusform>und noch %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::QueueCard</name>
    <message>
        <source>Next in the queue</source>
        <translation>Als Nächstes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <translation>
            <numerusform>noch %Ln</numerusform>
            <numerusform>noch %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln Gerät</numerusform>
            <numerusform>%Ln Geräte</numerusform>
        </translation>
    </message>
    <message>
        <source>No other order is waiting.</source>
        <translation>Kein weiterer Auftrag wartet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more orders</source>
        <translation>
            <numerusform>%Ln weiterer Auftrag</numerusform>
            <numerusform>%Ln weitere Aufträge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::RecordDesk</name>
    <message>
        <source>“%1” is still running. Wait until it has finished.</source>
        <extracomment>An action, as in: Confirm</extracomment>
        <translation>„%1“ wird noch ausgeführt. Warten Sie, bis es erledigt ist.</translation>
    </message>
    <message>
        <source>“%1” works on one record at a time. Several are selected.</source>
        <translation>„%1“ geht nur mit einem einzelnen Datensatz. Mehrere sind ausgewählt.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <extracomment>%1 says what was done, as in: Undone: TP14-A can no longer be ordered.</extracomment>
        <translation>Rückgängig gemacht: %1</translation>
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
        <translation>Bitte eine Zahl eingeben.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Bitte eine ganze Zahl eingeben.</translation>
    </message>
</context>
<context>
    <name>onhire::RecordHead</name>
    <message>
        <source>Close the details</source>
        <translation>Die Einzelheiten schließen</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Weitere Aktionen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
</context>
<context>
    <name>onhire::RecordPage</name>
    <message>
        <source>Parts of this record</source>
        <translation>Teile dieses Eintrags</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The title of a tab and how many things are on it, for screen readers, as in: Payments, 24</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>back to the list</source>
        <translation>zurück zur Liste</translation>
    </message>
    <message>
        <source>back; the draft is kept</source>
        <translation>zurück, der Entwurf bleibt</translation>
    </message>
</context>
<context>
    <name>onhire::RecordPanel</name>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
</context>
<context>
    <name>onhire::RecordPicker</name>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>What was chosen: its name and its code</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Nothing to choose from</source>
        <translation>Nichts zur Auswahl</translation>
    </message>
    <message>
        <source>Nothing found for “%1”</source>
        <translation>Nichts gefunden zu „%1“</translation>
    </message>
    <message>
        <source>from %1</source>
        <extracomment>The lowest of several prices</extracomment>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>Nothing has the number %1</source>
        <extracomment>A serial number, an SKU or a short code that was typed or scanned</extracomment>
        <translation>Nichts hat die Nummer %1</translation>
    </message>
</context>
<context>
    <name>onhire::RecordSearch</name>
    <message>
        <source>%1 %2</source>
        <extracomment>The first and the last name of a person</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A customer and the e-mail address, in a list to choose from
----------
A product and its SKU, in a list to choose from
----------
The short code of an order and its customer, in a list to choose from</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A product and which of its variants, as in: MacBook Pro 14, 512 GB</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Name, company or e-mail</source>
        <translation>Name, Firma oder E-Mail</translation>
    </message>
    <message>
        <source>Name or SKU</source>
        <translation>Name oder Artikelnummer</translation>
    </message>
    <message>
        <source>Order or customer</source>
        <translation>Auftrag oder Kunde</translation>
    </message>
</context>
<context>
    <name>onhire::RecordsPage</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>Angezeigtes exportieren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>The how-manieth record of the list it is, as in: 7 of 1,252</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Copy as a table</source>
        <translation>Als Tabelle kopieren</translation>
    </message>
    <message>
        <source>Scroll to the rows first: they are not loaded yet.</source>
        <translation>Bitte zuerst zu den Zeilen blättern: Sie sind noch nicht geladen.</translation>
    </message>
    <message>
        <source>%1 was copied.</source>
        <translation>%1 ist kopiert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln ids were copied.</source>
        <translation>
            <numerusform>%Ln ID ist kopiert.</numerusform>
            <numerusform>%Ln IDs sind kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>ID kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more drafts…</source>
        <translation>
            <numerusform>%Ln weiterer Entwurf…</numerusform>
            <numerusform>%Ln weitere Entwürfe…</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>A draft in a list and when it was begun, as in: Extend MacBook Pro – 9:30</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A record and why an action was refused for it, as in: Order N46R-5FP: It is already fulfilled.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>onhire::RecoveryFigures</name>
    <message>
        <source>Cost %1</source>
        <translation>Anschaffung %1</translation>
    </message>
    <message>
        <source>The cost of the device is unknown.</source>
        <translation>Die Anschaffung des Geräts ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 of the cost</source>
        <translation>%1 der Anschaffung</translation>
    </message>
    <message>
        <source>Collected</source>
        <translation>Eingenommen</translation>
    </message>
    <message>
        <source>Cost of the device</source>
        <translation>Anschaffung des Geräts</translation>
    </message>
    <message>
        <source>Margin so far</source>
        <translation>Marge bisher</translation>
    </message>
    <message>
        <source>Margin at the contract’s end</source>
        <translation>Marge am Vertragsende</translation>
    </message>
    <message>
        <source>Collected %1, expected in total %2, cost %3</source>
        <translation>%1 eingenommen, %2 insgesamt erwartet, Anschaffung %3</translation>
    </message>
    <message>
        <source>%1 margin so far</source>
        <extracomment>Of a device: what has been collected less what it cost, as in: 122.50 EUR margin so far</extracomment>
        <translation>%1 Marge bisher</translation>
    </message>
    <message>
        <source>Recovered since %1</source>
        <extracomment>The day on which a device had brought in what it cost</extracomment>
        <translation>Amortisiert seit %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln months billed</source>
        <extracomment>Of a contract: whole months, and how many it has</extracomment>
        <translation>
            <numerusform>%1 von %Ln Monat abgerechnet</numerusform>
            <numerusform>%1 von %Ln Monaten abgerechnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::RefusedList</name>
    <message numerus="yes">
        <source>Not done for %Ln records</source>
        <extracomment>Above the records for which an action was refused</extracomment>
        <translation>
            <numerusform>Nicht erledigt für %Ln Eintrag</numerusform>
            <numerusform>Nicht erledigt für %Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read aloud: a record and why an action was refused for it, as in: Order N46R-5FP: It is fulfilled.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <translation>
            <numerusform>und noch %Ln</numerusform>
            <numerusform>und noch %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::ReplaceFields</name>
    <message>
        <source>Serial number</source>
        <translation>Seriennummer</translation>
    </message>
    <message>
        <source>New device</source>
        <translation>Neues Gerät</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Defective</source>
        <translation>Defekt</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Stolen</source>
        <translation>Gestohlen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>An insurance claim has been filed</source>
        <translation>Der Versicherung gemeldet</translation>
    </message>
    <message>
        <source>Note for the history</source>
        <translation>Notiz für den Verlauf</translation>
    </message>
    <message>
        <source>Replace with %1</source>
        <translation>Durch %1 ersetzen</translation>
    </message>
    <message>
        <source>The device is replaced with %1.</source>
        <translation>Das Gerät ist durch %1 ersetzt.</translation>
    </message>
    <message>
        <source>Replace device</source>
        <translation>Gerät ersetzen</translation>
    </message>
    <message>
        <source>Choose the new device: type its serial number, or scan it.</source>
        <translation>Bitte das neue Gerät wählen: die Seriennummer tippen oder scannen.</translation>
    </message>
    <message>
        <source>The contract is for %1 (SKU %2), but this device has SKU %3. The dates and the price stay the same.</source>
        <extracomment>The product and the SKU of the contract, the SKU of the device that was chosen instead</extracomment>
        <translation>Der Vertrag gilt für %1 (Artikelnummer %2), dieses Gerät hat aber die Artikelnummer %3. Daten und Preis bleiben gleich.</translation>
    </message>
    <message>
        <source>Create a new contract for the new device (PDF)</source>
        <translation>Vertrag mit dem neuen Gerät neu erstellen (PDF)</translation>
    </message>
</context>
<context>
    <name>onhire::RetryNote</name>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A button for screen readers: what could not be done, and the button, as in: Could not refresh: Try again</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>onhire::ReturnHead</name>
    <message>
        <source>Condition: press 1–5 or scan its code. Keep scanning to set it later.</source>
        <translation>Zustand: 1–5 drücken oder seinen Code scannen. Wer weiterscannt, lässt ihn für später offen.</translation>
    </message>
    <message>
        <source>Just scanned</source>
        <translation>Gerade gescannt</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Scan a device to take it back</source>
        <translation>Zum Zurücknehmen ein Gerät scannen</translation>
    </message>
    <message>
        <source>Contract to %1</source>
        <translation>Vertrag bis %1</translation>
    </message>
    <message>
        <source>For upgrade order %1</source>
        <extracomment>Why a device comes back: for the short code of an order that upgrades its contract</extracomment>
        <translation>Für Upgrade-Auftrag %1</translation>
    </message>
</context>
<context>
    <name>onhire::ReturnSlipDialog</name>
    <message numerus="yes">
        <source>%Ln return slips</source>
        <translation>
            <numerusform>%Ln Rücksendeschein</numerusform>
            <numerusform>%Ln Rücksendescheine</numerusform>
        </translation>
    </message>
    <message>
        <source>Return &amp;address</source>
        <translation>Rücksende&amp;adresse</translation>
    </message>
    <message>
        <source>Return address</source>
        <translation>Rücksendeadresse</translation>
    </message>
    <message>
        <source>Street and number
Postal code and city</source>
        <translation>Straße und Hausnummer
Postleitzahl und Ort</translation>
    </message>
    <message>
        <source>The return address is missing.</source>
        <translation>Die Rücksendeadresse fehlt.</translation>
    </message>
</context>
<context>
    <name>onhire::ReturnsCard</name>
    <message>
        <source>Returns due</source>
        <translation>Fällige Rückgaben</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Who has a device, and which</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days late</source>
        <translation>
            <numerusform>%Ln Tag verspätet</numerusform>
            <numerusform>%Ln Tage verspätet</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln days</source>
        <translation>
            <numerusform>in %Ln Tag</numerusform>
            <numerusform>in %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>No device is due this week.</source>
        <translation>Diese Woche ist kein Gerät fällig.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more devices</source>
        <translation>
            <numerusform>%Ln weiteres Gerät</numerusform>
            <numerusform>%Ln weitere Geräte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>onhire::RulesCard</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
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
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>The rules are saved.</source>
        <translation>Die Regeln sind gespeichert.</translation>
    </message>
    <message>
        <source>The draft is discarded.</source>
        <translation>Der Entwurf ist verworfen.</translation>
    </message>
    <message>
        <source>Your role does not allow you to change these rules. Ask an administrator.</source>
        <translation>Mit Ihrer Rolle dürfen Sie diese Regeln nicht ändern. Bitte einen Administrator fragen.</translation>
    </message>
    <message>
        <source>Read all prices differently?</source>
        <translation>Alle Preise anders lesen?</translation>
    </message>
    <message>
        <source>Running contracts keep their prices as numbers. Where %1 is agreed, the customer pays %3 from the next charge on, instead of %2.</source>
        <translation>Laufende Verträge behalten ihre Preise als Zahlen. Wo %1 vereinbart sind, zahlt der Kunde ab der nächsten Berechnung %3 statt %2.</translation>
    </message>
</context>
<context>
    <name>onhire::SavedFilters</name>
    <message>
        <source>Saved filters</source>
        <translation>Gemerkte Filter</translation>
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
    <message>
        <source>Replace the saved filter “%1”?</source>
        <translation>Den gemerkten Filter „%1“ ersetzen?</translation>
    </message>
    <message>
        <source>Another filter is saved under this name.</source>
        <translation>Unter diesem Namen ist schon ein anderer Filter gemerkt.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>onhire::ScanCard</name>
    <message>
        <source>Scan</source>
        <translation>Scannen</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>What the Esc key does</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message numerus="yes">
        <source>%Ln scans waiting</source>
        <translation>
            <numerusform>%Ln Scan wartet</numerusform>
            <numerusform>%Ln Scans warten</numerusform>
        </translation>
    </message>
    <message>
        <source>The database cannot be reached. Keep scanning; the scans will be processed when it is back.</source>
        <translation>Die Datenbank ist nicht erreichbar. Einfach weiterscannen: Alles wird erledigt, sobald sie wieder da ist.</translation>
    </message>
    <message>
        <source>Just scan; there is nothing else to press.</source>
        <translation>Einfach scannen, es ist keine weitere Taste nötig.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices without a condition</source>
        <translation>
            <numerusform>%Ln Gerät ohne Zustand</numerusform>
            <numerusform>%Ln Geräte ohne Zustand</numerusform>
        </translation>
    </message>
    <message>
        <source>undo condition</source>
        <translation>Zustand rückgängig</translation>
    </message>
    <message>
        <source>replace last</source>
        <translation>letztes Gerät ersetzen</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>onhire::ScanGuard</name>
    <message>
        <source>%1 was scanned while a dialog or menu was open.</source>
        <translation>%1 wurde gescannt, während ein Dialog oder Menü offen war.</translation>
    </message>
    <message>
        <source>Answer or close it first, then scan again. Nothing was changed.</source>
        <translation>Beantworten oder schließen Sie zuerst den Dialog oder das Menü, und scannen Sie dann erneut. Es wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>onhire::SessionCard</name>
    <message>
        <source>Devices assigned in this session</source>
        <translation>In dieser Sitzung zugeteilte Geräte</translation>
    </message>
    <message>
        <source>Devices taken back in this session</source>
        <translation>In dieser Sitzung zurückgenommene Geräte</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>Diese Sitzung</translation>
    </message>
</context>
<context>
    <name>onhire::Settings</name>
    <message>
        <source>Confirm orders automatically</source>
        <translation>Aufträge automatisch bestätigen</translation>
    </message>
    <message>
        <source>Prices include tax</source>
        <translation>Preise enthalten Steuer</translation>
    </message>
    <message>
        <source>Billing starts</source>
        <translation>Beginn der Abrechnung</translation>
    </message>
    <message>
        <source>Retries for failed payments</source>
        <translation>Wiederholungen fehlgeschlagener Zahlungen</translation>
    </message>
    <message>
        <source>Late payment fee</source>
        <translation>Mahngebühr</translation>
    </message>
    <message>
        <source>Buyout price</source>
        <translation>Ablösepreis</translation>
    </message>
    <message>
        <source>Minimum residual value</source>
        <translation>Mindestrestwert</translation>
    </message>
    <message>
        <source>Flat buyout fee</source>
        <translation>Feste Ablösesumme</translation>
    </message>
    <message>
        <source>Early return charge</source>
        <translation>Berechnung der vorzeitigen Rückgabe</translation>
    </message>
    <message>
        <source>Flat early return fee</source>
        <translation>Feste Gebühr</translation>
    </message>
    <message>
        <source>Upgrade credit</source>
        <translation>Gutschrift bei einem Upgrade</translation>
    </message>
    <message>
        <source>When a contract ends</source>
        <translation>Wenn ein Vertrag endet</translation>
    </message>
    <message>
        <source>Scanner prefix</source>
        <translation>Präfix des Scanners</translation>
    </message>
    <message>
        <source>Scanner suffix</source>
        <translation>Suffix des Scanners</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>Between the numbers of a list
----------
Between the words of a list</extracomment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%Ln months is not one of the contract lengths.</source>
        <translation>
            <numerusform>%Ln Monat gehört nicht zu den Laufzeiten.</numerusform>
            <numerusform>%Ln Monate gehören nicht zu den Laufzeiten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Store feed address</source>
        <translation>Adresse des Produkt-Feeds</translation>
    </message>
    <message>
        <source>Store platform</source>
        <translation>Shop-System</translation>
    </message>
    <message>
        <source>Store access token</source>
        <translation>Zugriffstoken des Shops</translation>
    </message>
    <message>
        <source>Product fields managed by the store</source>
        <translation>Vom Shop verwaltete Produktfelder</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Address on invoices</source>
        <translation>Adresse auf Rechnungen</translation>
    </message>
    <message>
        <source>VAT number</source>
        <translation>USt-IdNr.</translation>
    </message>
    <message>
        <source>Company register number</source>
        <translation>Handelsregisternummer</translation>
    </message>
    <message>
        <source>IBAN</source>
        <translation>IBAN</translation>
    </message>
    <message>
        <source>BIC</source>
        <translation>BIC</translation>
    </message>
    <message>
        <source>Logo (ID of an image file)</source>
        <translation>Logo (ID einer Bilddatei)</translation>
    </message>
    <message>
        <source>Terms on invoices</source>
        <translation>Bedingungen auf Rechnungen</translation>
    </message>
    <message>
        <source>Language of invoices and contracts</source>
        <translation>Sprache der Rechnungen und Verträge</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Shopify</source>
        <translation>Shopify</translation>
    </message>
    <message>
        <source>WooCommerce</source>
        <translation>WooCommerce</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anderes</translation>
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
        <translation>fester Betrag</translation>
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
        <translation>bezahlte Tage</translation>
    </message>
    <message>
        <source>wait for a decision</source>
        <translation>auf eine Entscheidung warten</translation>
    </message>
    <message>
        <source>continue month by month</source>
        <translation>monatlich weiterlaufen lassen</translation>
    </message>
    <message>
        <source>renew for the same length</source>
        <translation>um dieselbe Laufzeit verlängern</translation>
    </message>
    <message>
        <source>end the subscription</source>
        <translation>Abonnement beenden</translation>
    </message>
    <message>
        <source>Contract lengths</source>
        <translation>Laufzeiten</translation>
    </message>
    <message>
        <source>Default contract length</source>
        <translation>Übliche Laufzeit</translation>
    </message>
    <message>
        <source>Duplicate order window</source>
        <translation>Zeitfenster für doppelte Aufträge</translation>
    </message>
    <message>
        <source>Tax rate</source>
        <translation>Steuersatz</translation>
    </message>
    <message>
        <source>Create payments ahead</source>
        <translation>Zahlungen im Voraus anlegen</translation>
    </message>
    <message>
        <source>Payment terms</source>
        <translation>Zahlungsziel</translation>
    </message>
    <message>
        <source>Late payment fee after</source>
        <translation>Mahngebühr nach</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Restwert</translation>
    </message>
    <message>
        <source>Share of the list price</source>
        <translation>Anteil am Listenpreis</translation>
    </message>
    <message>
        <source>Share of the remaining contract</source>
        <translation>Anteil am restlichen Vertrag</translation>
    </message>
    <message>
        <source>Free early return period</source>
        <translation>Kostenfreie Rückgabefrist</translation>
    </message>
    <message>
        <source>Largest file</source>
        <translation>Größte Datei</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>days overdue</source>
        <translation>Tagen Verzug</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
    <message>
        <source>Contracts and orders</source>
        <translation>Verträge und Aufträge</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>Steuer</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Invoices</source>
        <translation>Rechnungen</translation>
    </message>
    <message>
        <source>Buyout</source>
        <translation>Ablösung</translation>
    </message>
    <message>
        <source>Early return</source>
        <translation>Vorzeitige Rückgabe</translation>
    </message>
    <message>
        <source>Upgrade and contract end</source>
        <translation>Upgrade und Vertragsende</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Store</source>
        <translation>Shop</translation>
    </message>
    <message>
        <source>Scanner</source>
        <translation>Scanner</translation>
    </message>
    <message>
        <source>Tax number</source>
        <translation>Steuernummer</translation>
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
        <translation>Server beenden</translation>
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
        <translation>Starten Sie Onhire neu, um die Sprache zu wechseln.</translation>
    </message>
    <message>
        <source>Your role does not allow you to start or stop the server. Ask an administrator.</source>
        <translation>Mit Ihrer Rolle dürfen Sie den Server nicht starten oder beenden. Bitte einen Administrator fragen.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
</context>
<context>
    <name>onhire::ShelfCard</name>
    <message>
        <source>On the shelf</source>
        <translation>Im Regal</translation>
    </message>
    <message>
        <source>None of these devices is available.</source>
        <translation>Keines dieser Geräte ist verfügbar.</translation>
    </message>
    <message>
        <source>Scan an order to see where its devices are.</source>
        <translation>Einen Auftrag scannen, um zu sehen, wo seine Geräte liegen.</translation>
    </message>
    <message>
        <source>No location</source>
        <translation>Ohne Lagerplatz</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>How many of a device lie somewhere, as in: 9 × ThinkPad T14</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more locations</source>
        <translation>
            <numerusform>%Ln weiterer Lagerplatz</numerusform>
            <numerusform>%Ln weitere Lagerplätze</numerusform>
        </translation>
    </message>
    <message>
        <source>This order needs no more devices.</source>
        <translation>Dieser Auftrag braucht keine Geräte mehr.</translation>
    </message>
</context>
<context>
    <name>onhire::ShelfLabels</name>
    <message>
        <source>The label of %1 was not printed.</source>
        <translation>Das Etikett von %1 wurde nicht gedruckt.</translation>
    </message>
    <message>
        <source>Label of %1</source>
        <translation>Etikett von %1</translation>
    </message>
    <message>
        <source>The label of %1 is being printed on %2.</source>
        <translation>Das Etikett von %1 wird auf %2 gedruckt.</translation>
    </message>
    <message>
        <source>No printer has been chosen for labels yet. Print a label to choose one.</source>
        <translation>Für Etiketten ist noch kein Drucker gewählt. Zum Wählen bitte eines drucken.</translation>
    </message>
</context>
<context>
    <name>onhire::SignedLine</name>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>A line of notes: when, who, what</extracomment>
        <translation>%1, %2: %3</translation>
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
        <source>Enter your PostgreSQL server’s address.</source>
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
        <translation>Erneut versuchen</translation>
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
    <message>
        <source>Your company’s name</source>
        <translation>Name Ihres Unternehmens</translation>
    </message>
</context>
<context>
    <name>onhire::StartWords</name>
    <message>
        <source>The data folder %1 could not be created: %2. Choose another one.</source>
        <translation>Der Datenordner %1 konnte nicht angelegt werden: „%2“. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The data folder %1 could not be created. Choose another one.</source>
        <translation>Der Datenordner %1 konnte nicht angelegt werden. Wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>The folder %1 could not be created: %2.</source>
        <translation>Der Ordner %1 konnte nicht angelegt werden: „%2“.</translation>
    </message>
    <message>
        <source>The folder %1 could not be created.</source>
        <translation>Der Ordner %1 konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>The folder %1 holds the database of an earlier data folder at %2: move it away, or link %2/postgresql to it.</source>
        <translation>Der Ordner %1 enthält die Datenbank eines früheren Datenordners in %2. Verschieben Sie ihn, oder verknüpfen Sie %2/postgresql damit.</translation>
    </message>
    <message>
        <source>PostgreSQL runs as the user %1, which has no access to %2: choose another data folder.</source>
        <translation>PostgreSQL läuft als Benutzer %1, der keinen Zugriff auf %2 hat. Wählen Sie einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>The link %1/postgresql could not be created.</source>
        <translation>Die Verknüpfung %1/postgresql konnte nicht angelegt werden.</translation>
    </message>
    <message>
        <source>%1 is a link to %2, which is missing: restore it, or remove the link to start afresh.</source>
        <translation>%1 verweist auf %2, das fehlt. Stellen Sie es wieder her, oder entfernen Sie die Verknüpfung, um neu zu beginnen.</translation>
    </message>
    <message>
        <source>The database in %1 belongs to the user %2: run Onhire as that user, or choose another data folder.</source>
        <translation>Die Datenbank in %1 gehört dem Benutzer %2. Starten Sie Onhire als dieser Benutzer, oder wählen Sie einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>%1 is not a private folder of the user %2: remove it.</source>
        <translation>%1 ist kein privater Ordner des Benutzers %2. Entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>Onhire cannot use its lock file %1: %2.</source>
        <translation>Onhire kann seine Sperrdatei %1 nicht nutzen: „%2“.</translation>
    </message>
    <message>
        <source>Onhire cannot lock %1: %2.</source>
        <translation>Onhire kann %1 nicht sperren: „%2“.</translation>
    </message>
    <message>
        <source>The new database could not be moved to %1: %2.</source>
        <translation>Die neue Datenbank konnte nicht nach %1 verschoben werden: „%2“.</translation>
    </message>
    <message>
        <source>A database could not be created: %1</source>
        <translation>Eine Datenbank konnte nicht angelegt werden: %1</translation>
    </message>
    <message>
        <source>PostgreSQL is not installed: install the package postgresql (version %1 or newer).</source>
        <translation>PostgreSQL ist nicht installiert. Installieren Sie das Paket postgresql (Version %1 oder neuer).</translation>
    </message>
    <message>
        <source>PostgreSQL %1 is too old for Onhire: install version %2 or newer.</source>
        <translation>PostgreSQL %1 ist für Onhire zu alt. Installieren Sie Version %2 oder neuer.</translation>
    </message>
    <message>
        <source>PostgreSQL (process %1) has been busy starting or stopping for minutes; its log is %2.</source>
        <translation>PostgreSQL (Prozess %1) startet oder beendet sich seit Minuten; sein Protokoll ist %2.</translation>
    </message>
    <message>
        <source>PostgreSQL is already running (process %1), but its socket in %2 cannot be reached: stop that process and start Onhire again.</source>
        <translation>PostgreSQL läuft bereits (Prozess %1), aber sein Socket in %2 ist nicht erreichbar. Beenden Sie diesen Prozess und starten Sie Onhire neu.</translation>
    </message>
    <message>
        <source>The database did not start: %1 (log: %2)</source>
        <translation>Die Datenbank ist nicht gestartet: %1 (Protokoll: %2)</translation>
    </message>
    <message>
        <source>the disk that holds %1 is full: free some space and start Onhire again.</source>
        <translation>Der Datenträger mit %1 ist voll. Schaffen Sie Platz und starten Sie Onhire neu.</translation>
    </message>
    <message>
        <source>PostgreSQL has no access to %1 (%2): restore the permissions of its owner, or choose another data folder.</source>
        <translation>PostgreSQL hat keinen Zugriff auf %1 („%2“). Geben Sie dem Eigentümer seine Rechte zurück, oder wählen Sie einen anderen Datenordner.</translation>
    </message>
    <message>
        <source>PostgreSQL gave no reason.</source>
        <translation>PostgreSQL nannte keinen Grund.</translation>
    </message>
    <message>
        <source>%1 is not a PostgreSQL cluster: its PG_VERSION cannot be read (%2).</source>
        <translation>%1 ist kein PostgreSQL-Cluster: PG_VERSION kann nicht gelesen werden („%2“).</translation>
    </message>
    <message>
        <source>The database folder %1 is missing: restore it.</source>
        <translation>Der Datenbankordner %1 fehlt. Stellen Sie ihn wieder her.</translation>
    </message>
    <message>
        <source>%1 could not be run: %2.</source>
        <translation>%1 konnte nicht ausgeführt werden: „%2“.</translation>
    </message>
    <message>
        <source>%1 could not be run as the user %2.</source>
        <translation>%1 konnte nicht als Benutzer %2 ausgeführt werden.</translation>
    </message>
    <message>
        <source>%1 could not be started: %2.</source>
        <translation>%1 konnte nicht gestartet werden: „%2“.</translation>
    </message>
    <message>
        <source>The key file %1 could not be created: %2.</source>
        <translation>Die Schlüsseldatei %1 konnte nicht angelegt werden: „%2“.</translation>
    </message>
    <message>
        <source>The key file %1 can be read by others: run chmod 600 on it.</source>
        <translation>Andere können die Schlüsseldatei %1 lesen. Führen Sie chmod 600 darauf aus.</translation>
    </message>
    <message>
        <source>The key file %1 cannot be read: %2.</source>
        <translation>Die Schlüsseldatei %1 kann nicht gelesen werden: „%2“.</translation>
    </message>
    <message>
        <source>%1 is not an Onhire key file.</source>
        <translation>%1 ist keine Schlüsseldatei von Onhire.</translation>
    </message>
    <message>
        <source>The folder %1 for files could not be created: %2. Choose another one with --files-dir.</source>
        <translation>Der Ordner %1 für Dateien konnte nicht angelegt werden: „%2“. Wählen Sie mit --files-dir einen anderen.</translation>
    </message>
    <message>
        <source>The data in %1 belongs to PostgreSQL %2, but %3 is installed: install the package postgresql-%2, or restore a backup into a new folder.</source>
        <translation>Die Daten in %1 gehören zu PostgreSQL %2, installiert ist aber „%3“. Installieren Sie das Paket postgresql-%2, oder stellen Sie eine Sicherung in einem neuen Ordner wieder her.</translation>
    </message>
    <message>
        <source>This database was created by a newer version of Onhire (it has step %1, which this program does not know). Start that version or a later one.</source>
        <translation>Diese Datenbank stammt von einer neueren Version von Onhire (sie hat Schritt %1, den dieses Programm nicht kennt). Starten Sie jene Version oder eine spätere.</translation>
    </message>
    <message>
        <source>This database needs an upgrade, but Onhire is still using it (open connections: %1). Stop every server and desktop that uses it, then try again.</source>
        <translation>Diese Datenbank muss aktualisiert werden, wird aber noch von Onhire genutzt (offene Verbindungen: %1). Beenden Sie alle Server und Desktops, die sie nutzen, und versuchen Sie es dann erneut.</translation>
    </message>
    <message>
        <source>Process %1 (%2) holds %3, but is suspended: resume or end it, then try again.</source>
        <translation>Prozess %1 (%2) hält %3, ist aber angehalten. Setzen Sie ihn fort oder beenden Sie ihn, und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>Process %1 (%2) has held %3 for more than %4 s: if it hangs, end it, then try again.</source>
        <translation>Prozess %1 (%2) hält %3 seit mehr als %4 s. Falls er hängt, beenden Sie ihn und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>Another program has held %1 for more than %2 s: if it hangs, end it, then try again.</source>
        <translation>Ein anderes Programm hält %1 seit mehr als %2 s. Falls es hängt, beenden Sie es und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>PostgreSQL (process %1) has not begun its work for minutes; its log is %2.</source>
        <translation>PostgreSQL (Prozess %1) hat seit Minuten nicht zu arbeiten begonnen; sein Protokoll ist %2.</translation>
    </message>
    <message>
        <source>The user id %1 has no entry in the user database, and PostgreSQL needs one.</source>
        <translation>Die Benutzerkennung %1 hat keinen Eintrag in der Benutzerdatenbank, und PostgreSQL braucht einen.</translation>
    </message>
    <message>
        <source>PostgreSQL does not run as root, and there is no user called postgres: install the package postgresql, or run Onhire as an ordinary user.</source>
        <translation>PostgreSQL lässt sich nicht als root starten, und es gibt keinen Benutzer namens postgres: Installieren Sie das Paket postgresql oder starten Sie Onhire als gewöhnlicher Benutzer.</translation>
    </message>
    <message>
        <source>no PostgreSQL</source>
        <translation>kein PostgreSQL</translation>
    </message>
    <message>
        <source>only PostgreSQL %1</source>
        <translation>nur PostgreSQL %1</translation>
    </message>
    <message>
        <source>PostgreSQL (process %1) did not stop.</source>
        <translation>PostgreSQL (Prozess %1) wurde nicht beendet.</translation>
    </message>
    <message>
        <source>Starting the database was interrupted.</source>
        <translation>Der Start der Datenbank wurde unterbrochen.</translation>
    </message>
    <message>
        <source>Waiting for %1 was cancelled.</source>
        <translation>Das Warten auf %1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The role %1 is not allowed to create or use the role onhire_app. Ask an administrator to run: create role onhire_app nologin; grant onhire_app to %1;</source>
        <translation>Die Rolle %1 darf die Rolle onhire_app weder anlegen noch verwenden. Bitten Sie einen Administrator, dies auszuführen: create role onhire_app nologin; grant onhire_app to %1;</translation>
    </message>
    <message>
        <source>Step %1 in the history of this database differs from the one in this program. Use the version that created it.</source>
        <translation>Schritt %1 im Verlauf dieser Datenbank unterscheidet sich von dem in diesem Programm. Verwenden Sie die Version, die sie angelegt hat.</translation>
    </message>
    <message>
        <source>Step %1 failed and was undone: %2</source>
        <translation>Schritt %1 ist fehlgeschlagen und wurde rückgängig gemacht: %2</translation>
    </message>
    <message>
        <source>Schema steps completed: %1; the one under way was undone. Run it again to continue.</source>
        <translation>Abgeschlossene Schritte des Schemas: %1; der laufende wurde rückgängig gemacht. Starten Sie erneut, um fortzufahren.</translation>
    </message>
    <message>
        <source>%1 was stopped.</source>
        <translation>%1 wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The folder %1 for files belongs to the user %2, and this program runs as another one: give it to that one with chown --recursive, or choose another folder with --files-dir.</source>
        <translation>Der Ordner %1 für Dateien gehört dem Benutzer %2, und dieses Programm läuft als ein anderer: Übergeben Sie ihn diesem mit chown --recursive, oder wählen Sie mit --files-dir einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Step %1 failed and was undone: %2. This database holds tables but not the history of its schema, as a restore leaves them that stopped half-way. Restore the whole backup again, into an empty data folder or database.</source>
        <translation>Schritt %1 ist fehlgeschlagen und wurde rückgängig gemacht: %2. Diese Datenbank enthält Tabellen, aber nicht den Verlauf ihres Schemas, wie nach einer Wiederherstellung, die mittendrin abgebrochen wurde. Stellen Sie die ganze Sicherung erneut her, und zwar in einen leeren Datenordner oder eine leere Datenbank.</translation>
    </message>
    <message>
        <source>The role %1 may not make tables in this database, whose schema public belongs to %2. Give it the database: alter database … owner to %1; alter schema public owner to %1.</source>
        <translation>Die Rolle %1 darf in dieser Datenbank keine Tabellen anlegen; deren Schema public gehört %2. Übergeben Sie ihr die Datenbank: alter database … owner to %1; alter schema public owner to %1.</translation>
    </message>
    <message>
        <source>The tables of this database belong to the role %1, and Onhire enters it as %2. Give the address of %1, or restore the backup again with pg_restore --no-owner --role=%2.</source>
        <translation>Die Tabellen dieser Datenbank gehören der Rolle %1, und Onhire meldet sich als %2 an. Geben Sie die Adresse von %1 an, oder stellen Sie die Sicherung erneut her mit pg_restore --no-owner --role=%2.</translation>
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
    <message>
        <source>Work in progress</source>
        <translation>Laufende Arbeit</translation>
    </message>
    <message numerus="yes">
        <source>%Ln drafts, kept on this machine</source>
        <translation>
            <numerusform>%Ln Entwurf, auf diesem Rechner</numerusform>
            <numerusform>%Ln Entwürfe, auf diesem Rechner</numerusform>
        </translation>
    </message>
    <message>
        <source>previous, next</source>
        <translation>vorheriger, nächster</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop the work in progress</source>
        <translation>Die laufende Arbeit anhalten</translation>
    </message>
</context>
<context>
    <name>onhire::SubscriptionFields</name>
    <message>
        <source>Someone else is changing this subscription right now.</source>
        <translation>Jemand anderes ändert dieses Abonnement gerade.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>Bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Not inspected yet</source>
        <translation>Noch nicht geprüft</translation>
    </message>
    <message>
        <source>Choose or type</source>
        <translation>Auswählen oder eingeben</translation>
    </message>
</context>
<context>
    <name>onhire::SubscriptionLines</name>
    <message>
        <source>Subscriptions</source>
        <translation>Abonnements</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>Seriennr.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Endet</translation>
    </message>
    <message>
        <source>Monthly %1</source>
        <translation>Monatlich %1</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Amortisiert</translation>
    </message>
    <message>
        <source>Subscription %2: %1</source>
        <extracomment>Read aloud: a subscription by its device and its short code</extracomment>
        <translation>Abonnement %2: %1</translation>
    </message>
    <message>
        <source>Device %1</source>
        <translation>Gerät %1</translation>
    </message>
    <message>
        <source>Cost %1</source>
        <translation>Anschaffung %1</translation>
    </message>
    <message>
        <source>Collected %1</source>
        <translation>Eingenommen %1</translation>
    </message>
</context>
<context>
    <name>onhire::Subscriptions</name>
    <message>
        <source>%1, net</source>
        <translation>%1, netto</translation>
    </message>
    <message>
        <source>%1, including %2 tax</source>
        <extracomment>A document, and the tax that is a part of its amount</extracomment>
        <translation>%1, einschließlich %2 Steuer</translation>
    </message>
    <message>
        <source>%1, net; tax of %2 is added on the invoice</source>
        <translation>%1, netto; auf der Rechnung kommen %2 Steuer dazu</translation>
    </message>
    <message>
        <source>Device, once the old one is back</source>
        <translation>Gerät, sobald das alte zurück ist</translation>
    </message>
    <message>
        <source>Monthly, with the new device</source>
        <translation>Monatlich, mit dem neuen Gerät</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Danach</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months paid</source>
        <translation>
            <numerusform>%Ln Monat bezahlt</numerusform>
            <numerusform>%Ln Monate bezahlt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to come</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>%1 to come at %2</source>
        <translation>noch %1 zu je %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>Number of payments and how much each is, as in: 13 × 79.00</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>Seriennr.</translation>
    </message>
    <message>
        <source>Contract ends</source>
        <translation>Vertragsende</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Monthly</source>
        <extracomment>A payment for a month of a contract</extracomment>
        <translation>Monatlich</translation>
    </message>
    <message>
        <source>Monthly, from %1</source>
        <translation>Monatlich, ab %1</translation>
    </message>
    <message>
        <source>Payments to come</source>
        <translation>Kommende Zahlungen</translation>
    </message>
    <message>
        <source>%1 with tax</source>
        <translation>%1 mit Steuer</translation>
    </message>
    <message>
        <source>Still to be paid</source>
        <translation>Noch zu zahlen</translation>
    </message>
    <message>
        <source>Paid over the whole contract</source>
        <translation>Über die ganze Laufzeit gezahlt</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <extracomment>Percentage points</extracomment>
        <translation>%1 Prozentpunkte</translation>
    </message>
    <message>
        <source>Cost of the device recovered</source>
        <translation>Anschaffung amortisiert</translation>
    </message>
    <message>
        <source>Margin at the end, net</source>
        <translation>Marge am Ende, netto</translation>
    </message>
    <message numerus="yes">
        <source>Month %1, and %Ln more</source>
        <translation>
            <numerusform>Monat %1 und %Ln weiterer</numerusform>
            <numerusform>Monat %1 und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Month %1</source>
        <translation>Monat %1</translation>
    </message>
    <message>
        <source>Contract ends: %1</source>
        <translation>Vertragsende: %1</translation>
    </message>
    <message>
        <source>Nothing more is charged</source>
        <translation>Nichts wird mehr berechnet</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>Abonnements</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>the device must be returned</source>
        <translation>das Gerät wird zurückerwartet</translation>
    </message>
    <message>
        <source>ended on %1</source>
        <translation>endete am %1</translation>
    </message>
    <message>
        <source>ends today</source>
        <translation>endet heute</translation>
    </message>
    <message numerus="yes">
        <source>ends in %Ln days, on %1</source>
        <translation>
            <numerusform>endet in %Ln Tag, am %1</numerusform>
            <numerusform>endet in %Ln Tagen, am %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends in %Ln days</source>
        <translation>
            <numerusform>endet in %Ln Tag</numerusform>
            <numerusform>endet in %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>Kunde</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Cost recovery</source>
        <translation>Amortisation</translation>
    </message>
    <message>
        <source>Contract, %1</source>
        <translation>Vertrag, %1</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Konditionen</translation>
    </message>
    <message>
        <source>Contract</source>
        <extracomment>From one day to another</extracomment>
        <translation>Vertrag</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Billing group</source>
        <translation>Abrechnungsgruppe</translation>
    </message>
    <message>
        <source>SKU</source>
        <translation>Artikelnummer</translation>
    </message>
    <message>
        <source>List price</source>
        <translation>Listenpreis</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Anschaffung</translation>
    </message>
    <message>
        <source>Month %1 is the last.</source>
        <translation>Monat %1 ist der letzte.</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Bemerkungen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Additional fields</source>
        <translation>Weitere Angaben</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Läuft aus</translation>
    </message>
    <message>
        <source>Return due</source>
        <translation>Rückgabe fällig</translation>
    </message>
    <message>
        <source>Bought out</source>
        <translation>Abgelöst</translation>
    </message>
    <message>
        <source>Upgraded</source>
        <translation>Upgrade erfolgt</translation>
    </message>
    <message>
        <source>Returned early</source>
        <translation>Vorzeitig zurück</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Storniert</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Processing</source>
        <translation>In Bearbeitung</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
    <message numerus="yes">
        <source>%Ln months</source>
        <translation>
            <numerusform>%Ln Monat</numerusform>
            <numerusform>%Ln Monate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>The contract ends</source>
        <translation>Der Vertrag endet</translation>
    </message>
    <message>
        <source>Renewed month by month</source>
        <translation>Monat für Monat verlängert</translation>
    </message>
    <message>
        <source>Renewed for the same term</source>
        <translation>Um dieselbe Laufzeit verlängert</translation>
    </message>
    <message>
        <source>Decision required</source>
        <translation>Entscheidung nötig</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Extend…</source>
        <translation>Verlängern…</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Zurücknehmen…</translation>
    </message>
    <message>
        <source>Upgrade…</source>
        <translation>Upgrade…</translation>
    </message>
    <message>
        <source>Replace device…</source>
        <translation>Gerät ersetzen…</translation>
    </message>
    <message>
        <source>Buy out…</source>
        <translation>Ablösen…</translation>
    </message>
    <message>
        <source>Return early…</source>
        <translation>Vorzeitig zurücknehmen…</translation>
    </message>
    <message>
        <source>End contract…</source>
        <translation>Vertrag beenden…</translation>
    </message>
    <message>
        <source>Cancel subscription…</source>
        <translation>Abonnement stornieren…</translation>
    </message>
    <message>
        <source>Subscription</source>
        <translation>Abonnement</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <extracomment>Months that are over, and those of the contract: 23/24</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Endet</translation>
    </message>
    <message>
        <source>Monthly %1</source>
        <translation>Monatlich %1</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Amortisiert</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Next payment</source>
        <translation>Nächste Zahlung</translation>
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
        <source>Past</source>
        <translation>Vergangen</translation>
    </message>
    <message>
        <source>Within 30 days</source>
        <translation>Binnen 30 Tagen</translation>
    </message>
    <message>
        <source>Within 60 days</source>
        <translation>Binnen 60 Tagen</translation>
    </message>
    <message>
        <source>Within 90 days</source>
        <translation>Binnen 90 Tagen</translation>
    </message>
    <message>
        <source>Within 12 months</source>
        <translation>Binnen 12 Monaten</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Upgrade</translation>
    </message>
    <message>
        <source>Decision needed</source>
        <translation>Entscheidung nötig</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Angelegt</translation>
    </message>
    <message>
        <source>Buyout</source>
        <translation>Ablösung</translation>
    </message>
    <message>
        <source>Early return fee</source>
        <translation>Gebühr für vorzeitige Rückgabe</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Einrichtung</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstiges</translation>
    </message>
    <message>
        <source>The customer gets no message from Onhire.</source>
        <translation>Der Kunde bekommt von Onhire keine Nachricht.</translation>
    </message>
    <message>
        <source>No webhooks will be notified.</source>
        <translation>Es wird kein Webhook benachrichtigt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln webhooks will be notified (%1).</source>
        <translation>
            <numerusform>%Ln Webhook wird benachrichtigt (%1).</numerusform>
            <numerusform>%Ln Webhooks werden benachrichtigt (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>Before the upgrade</source>
        <translation>Vor dem Upgrade</translation>
    </message>
    <message>
        <source>Out now</source>
        <translation>Jetzt vermietet</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Ersetzt</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Monthly, active only</source>
        <translation>Monatlich, aktive</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Defective</source>
        <translation>Defekt</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Stolen</source>
        <translation>Gestohlen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days past end</source>
        <translation>
            <numerusform>vor %Ln Tag</numerusform>
            <numerusform>vor %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing agreed yet</source>
        <extracomment>Nobody has said yet what comes after the end of a contract</extracomment>
        <translation>Noch nichts vereinbart</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Refunded</source>
        <translation>Erstattet</translation>
    </message>
    <message>
        <source>Written off</source>
        <translation>Ausgebucht</translation>
    </message>
    <message>
        <source>Late fee</source>
        <translation>Mahngebühr</translation>
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
        <translation>Lieferadresse</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an act and its device</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Another variant: %1</source>
        <translation>Andere Variante: %1</translation>
    </message>
    <message>
        <source>Another product: %1</source>
        <translation>Anderes Produkt: %1</translation>
    </message>
    <message>
        <source>Print labels…</source>
        <translation>Etiketten drucken…</translation>
    </message>
    <message>
        <source>Contract (PDF)…</source>
        <translation>Vertrag (PDF)…</translation>
    </message>
    <message>
        <source>Product</source>
        <translation>Produkt</translation>
    </message>
    <message>
        <source>Beginning of the SKU</source>
        <translation>Anfang der Artikelnummer</translation>
    </message>
    <message>
        <source>%1 stays unchanged, with the earlier terms</source>
        <translation>%1 bleibt unverändert, mit den bisherigen Konditionen</translation>
    </message>
    <message>
        <source>Contract of the new order</source>
        <translation>Vertrag des neuen Auftrags</translation>
    </message>
    <message>
        <source>%1, with the new terms</source>
        <translation>%1, mit den neuen Konditionen</translation>
    </message>
    <message>
        <source>Credit note</source>
        <translation>Gutschrift</translation>
    </message>
    <message>
        <source>Credit note for invoice %1</source>
        <translation>Gutschrift zu Rechnung %1</translation>
    </message>
    <message>
        <source>Invoice: %1</source>
        <extracomment>What the invoice is for follows</extracomment>
        <translation>Rechnung: %1</translation>
    </message>
    <message>
        <source>early return requested</source>
        <translation>vorzeitige Rückgabe angefragt</translation>
    </message>
    <message>
        <source>Early return requested</source>
        <translation>Vorzeitige Rückgabe angefragt</translation>
    </message>
    <message>
        <source>Requested by</source>
        <translation>Angefragt von</translation>
    </message>
    <message>
        <source>Requested</source>
        <translation>Angefragt</translation>
    </message>
    <message>
        <source>Decline early return…</source>
        <translation>Vorzeitige Rückgabe ablehnen…</translation>
    </message>
    <message>
        <source>No early return has been requested.</source>
        <translation>Es ist keine vorzeitige Rückgabe angefragt.</translation>
    </message>
    <message numerus="yes">
        <source>Decline %Ln early returns?</source>
        <translation>
            <numerusform>Vorzeitige Rückgabe ablehnen?</numerusform>
            <numerusform>%Ln vorzeitige Rückgaben ablehnen?</numerusform>
        </translation>
    </message>
    <message>
        <source>The contract runs on, and the device goes back to the customer. A note on the subscription says so.</source>
        <translation>Der Vertrag läuft weiter, und das Gerät geht zurück zum Kunden. Eine Notiz am Abonnement hält das fest.</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Reason (optional)</source>
        <translation>Grund, falls es einen gibt</translation>
    </message>
    <message>
        <source>Early return declined.</source>
        <translation>Vorzeitige Rückgabe abgelehnt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln early returns have been declined.</source>
        <translation>
            <numerusform>Die vorzeitige Rückgabe ist abgelehnt.</numerusform>
            <numerusform>%Ln vorzeitige Rückgaben sind abgelehnt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Early return</source>
        <translation>Vorzeitige Rückgabe</translation>
    </message>
    <message>
        <source>unchanged</source>
        <extracomment>In a column of differences: there is none</extracomment>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>%1 net</source>
        <translation>%1 netto</translation>
    </message>
    <message>
        <source>%1; the customer is exempt from tax</source>
        <extracomment>A currency, and why no tax is added to amounts in it</extracomment>
        <translation>%1; der Kunde ist von der Steuer befreit</translation>
    </message>
    <message>
        <source>%1, net; the customer owes the tax (reverse charge)</source>
        <extracomment>A currency, and why no tax is added to amounts in it</extracomment>
        <translation>%1, netto; die Steuer schuldet der Kunde (Reverse Charge)</translation>
    </message>
    <message>
        <source>%1, partly paid</source>
        <extracomment>The state of a payment, as in: Overdue, partly paid</extracomment>
        <translation>%1, teilweise bezahlt</translation>
    </message>
    <message>
        <source>Still to be paid for the old contract</source>
        <translation>Noch zu zahlen für den alten Vertrag</translation>
    </message>
    <message>
        <source>Exchange, as planned</source>
        <translation>Tausch, wie geplant</translation>
    </message>
    <message>
        <source>Order of the upgrade</source>
        <translation>Auftrag für das Upgrade</translation>
    </message>
    <message>
        <source>Is cancelled</source>
        <translation>Wird storniert</translation>
    </message>
    <message>
        <source>Its device is not waiting for an inspection.</source>
        <translation>Das Gerät dazu wartet nicht auf eine Prüfung.</translation>
    </message>
    <message>
        <source>Inspect device…</source>
        <translation>Gerät prüfen…</translation>
    </message>
    <message numerus="yes">
        <source>Inspect %Ln devices…</source>
        <translation>
            <numerusform>%Ln Gerät prüfen…</numerusform>
            <numerusform>%Ln Geräte prüfen…</numerusform>
        </translation>
    </message>
    <message>
        <source>Agreed until</source>
        <extracomment>The day to which a contract would have run that has ended before</extracomment>
        <translation>Vereinbart bis</translation>
    </message>
    <message>
        <source>upgrade agreed, device back by %1</source>
        <translation>Upgrade vereinbart, Gerät zurück bis %1</translation>
    </message>
    <message>
        <source>upgrade agreed</source>
        <translation>Upgrade vereinbart</translation>
    </message>
    <message>
        <source>Order not confirmed yet</source>
        <translation>Der Auftrag ist noch nicht bestätigt</translation>
    </message>
    <message>
        <source>The order was cancelled</source>
        <translation>Der Auftrag wurde storniert</translation>
    </message>
    <message>
        <source>To be assigned</source>
        <translation>Noch zuzuteilen</translation>
    </message>
    <message>
        <source>New device</source>
        <translation>Neues Gerät</translation>
    </message>
    <message>
        <source>Device back by</source>
        <extracomment>By when the old device of an upgrade is to come back</extracomment>
        <translation>Gerät zurück bis</translation>
    </message>
    <message>
        <source>Upgrade agreed</source>
        <translation>Upgrade vereinbart</translation>
    </message>
</context>
<context>
    <name>onhire::SubscriptionsPage</name>
    <message>
        <source>Filter subscriptions…</source>
        <translation>Abonnements filtern…</translation>
    </message>
    <message>
        <source>Subscription %1</source>
        <translation>Abonnement %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions selected</source>
        <translation>
            <numerusform>%Ln Abonnement gewählt</numerusform>
            <numerusform>%Ln Abonnements gewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>Abonnements</translation>
    </message>
    <message>
        <source>No subscriptions yet</source>
        <translation>Noch keine Abonnements</translation>
    </message>
    <message>
        <source>A subscription begins when a device is assigned to an order.</source>
        <translation>Ein Abonnement beginnt, wenn einem Auftrag ein Gerät zugeteilt wird.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln matching subscriptions</source>
        <translation>
            <numerusform>%Ln passendes Abonnement</numerusform>
            <numerusform>%Ln passende Abonnements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions</source>
        <translation>
            <numerusform>%Ln Abonnement</numerusform>
            <numerusform>%Ln Abonnements</numerusform>
        </translation>
    </message>
    <message>
        <source>Subscription %1 is saved.</source>
        <translation>Abonnement %1 ist gespeichert.</translation>
    </message>
    <message>
        <source>Edit subscription %1</source>
        <translation>Abonnement %1 bearbeiten</translation>
    </message>
    <message>
        <source>Assign devices</source>
        <translation>Geräte zuteilen</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <extracomment>The title of a form, as in: Extend K7QX-2M4</extracomment>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Your entries are kept as a draft.</source>
        <translation>Ihre Eingaben bleiben als Entwurf erhalten.</translation>
    </message>
</context>
<context>
    <name>onhire::TableExporter</name>
    <message>
        <source>Spreadsheet (*.xlsx)</source>
        <translation>Tabelle (*.xlsx)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Export what is shown</source>
        <translation>Angezeigtes exportieren</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Wird exportiert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were exported to %1.</source>
        <translation>
            <numerusform>%Ln Zeile wurde nach %1 exportiert.</numerusform>
            <numerusform>%Ln Zeilen wurden nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The export was stopped; no file was written.</source>
        <translation>Der Export wurde angehalten; es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>Die Datei %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Choose another folder, or free some disk space.</source>
        <translation>Bitte einen anderen Ordner wählen oder auf dem Datenträger Platz schaffen.</translation>
    </message>
    <message>
        <source>Export the selected rows</source>
        <translation>Ausgewählte Zeilen exportieren</translation>
    </message>
    <message>
        <source>Replace %1?</source>
        <translation>%1 ersetzen?</translation>
    </message>
    <message>
        <source>A file with that name already exists.</source>
        <translation>Es gibt bereits eine Datei mit diesem Namen.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Another export is still running. Wait until it is done, or stop it.</source>
        <translation>Ein anderer Export läuft noch. Warten Sie, bis er fertig ist, oder halten Sie ihn an.</translation>
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
        <source>%Ln rows were copied, but not all of the selected ones.</source>
        <translation>
            <numerusform>%Ln Zeile wurde kopiert, aber nicht alles, was gewählt ist.</numerusform>
            <numerusform>%Ln Zeilen wurden kopiert, aber nicht alles, was gewählt ist.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows were copied.</source>
        <translation>
            <numerusform>%Ln Zeile wurde kopiert.</numerusform>
            <numerusform>%Ln Zeilen wurden kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <extracomment>Which rows of how many are visible, as in: 1–15 of 128 open orders</extracomment>
        <translation>%1–%2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln gewählt</numerusform>
            <numerusform>%Ln gewählt</numerusform>
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
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
    </message>
    <message>
        <source>Choose columns and sort order</source>
        <translation>Spalten und Sortierung wählen</translation>
    </message>
    <message>
        <source>Choose columns and sort order (Ctrl+Shift+L)</source>
        <translation>Spalten und Sortierung wählen (Strg+Umschalt+L)</translation>
    </message>
</context>
<context>
    <name>onhire::TakeBackFields</name>
    <message>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Lagerplatz</translation>
    </message>
    <message>
        <source>Notes on the device</source>
        <translation>Notizen zum Gerät</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>%1 zurücknehmen</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ist zurück.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
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
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Fulfilment</source>
        <translation>Scanplatz</translation>
    </message>
    <message>
        <source>Subscriptions</source>
        <translation>Abonnements</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>About Onhire</source>
        <translation>Über Onhire</translation>
    </message>
    <message>
        <source>Change password…</source>
        <translation>Passwort ändern…</translation>
    </message>
    <message>
        <source>Your password has been changed.</source>
        <translation>Ihr Passwort ist geändert.</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>cannot be reached</source>
        <translation>nicht erreichbar</translation>
    </message>
    <message>
        <source>Not up to date</source>
        <extracomment>In the status line: what the screen shows could not be read the last time</extracomment>
        <translation>Nicht aktuell</translation>
    </message>
</context>
<context>
    <name>onhire::TextFormat</name>
    <message>
        <source>%1 %</source>
        <extracomment>A percentage, as in: 71.4 %</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A day and the time on it</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>onhire::TimeBar</name>
    <message>
        <source>%1: %2 to %3, %4, %5</source>
        <translation>%1: %2 bis %3, %4, %5</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>ends at once</source>
        <extracomment>Of a contract that ends on the day it began</extracomment>
        <translation>endet sofort</translation>
    </message>
</context>
<context>
    <name>onhire::Today</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Recurring revenue, %1</source>
        <translation>Monatlicher Abo-Umsatz, %1</translation>
    </message>
    <message>
        <source>The monthly amounts of all subscriptions that run today, without tax.</source>
        <translation>Die Monatsbeträge aller Abonnements, die heute laufen, ohne Steuer.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <extracomment>How revenue compares, as in: 1,200.00 in October</extracomment>
        <translation>%1 im %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <extracomment>How much revenue has risen or fallen, as in: 2.1 % on October</extracomment>
        <translation>%1 ggü. %2</translation>
    </message>
    <message>
        <source>Devices out</source>
        <translation>Vermietete Geräte</translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>How many devices there are, after how many of them are out, as in: 4,310 of 5,822
----------
The cost of all devices, after the share of it that has been recovered, as in: of 1,200.00 EUR</extracomment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Devices with customers, out of all that have not been sold. Idle ones are available or have just come back.</source>
        <translation>Geräte bei Kunden, von allen, die nicht verkauft sind. Ungenutzte sind verfügbar oder gerade zurückgekommen.</translation>
    </message>
    <message>
        <source>%1 · %2 idle</source>
        <extracomment>Share of the devices that are out, and how many are idle, as in: 74 % · 1,512 idle</extracomment>
        <translation>%1 · %2 ungenutzt</translation>
    </message>
    <message>
        <source>Idle devices</source>
        <translation>Ungenutzte Geräte</translation>
    </message>
    <message>
        <source>available or just returned</source>
        <translation>verfügbar oder gerade zurück</translation>
    </message>
    <message>
        <source>Collected in %1</source>
        <translation>Eingenommen im %1</translation>
    </message>
    <message>
        <source>Everything paid this month, without tax, and how much of what has fallen due this month has been paid.</source>
        <translation>Alles, was in diesem Monat gezahlt wurde, ohne Steuer, und wie viel von dem, was in diesem Monat fällig wurde, bezahlt ist.</translation>
    </message>
    <message>
        <source>%1 of what was due</source>
        <translation>%1 der fälligen Beträge</translation>
    </message>
    <message>
        <source>Nothing has fallen due yet</source>
        <translation>Noch nichts fällig geworden</translation>
    </message>
    <message>
        <source>Overdue</source>
        <translation>Überfällig</translation>
    </message>
    <message>
        <source>What customers should have paid by yesterday, with tax.</source>
        <translation>Was Kunden bis gestern hätten zahlen sollen, mit Steuer.</translation>
    </message>
    <message>
        <source>No payment is late</source>
        <translation>Keine Zahlung ist verspätet</translation>
    </message>
    <message numerus="yes">
        <source>%Ln payments</source>
        <translation>
            <numerusform>%Ln Zahlung</numerusform>
            <numerusform>%Ln Zahlungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, oldest %2</source>
        <extracomment>Overdue payments, as in: 9 payments, oldest 21 days</extracomment>
        <translation>%1, älteste %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Cost recovered</source>
        <translation>Amortisiert</translation>
    </message>
    <message>
        <source>What has been collected with devices whose cost is known, without tax, compared with what they cost.</source>
        <translation>Was mit Geräten eingenommen wurde, deren Anschaffung bekannt ist, ohne Steuer, im Vergleich zu ihrer Anschaffung.</translation>
    </message>
    <message>
        <source>No device has a cost yet</source>
        <translation>Noch keine Anschaffung bekannt</translation>
    </message>
    <message>
        <source>%1+</source>
        <extracomment>More than so many, as in: 999+</extracomment>
        <translation>%1+</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min</source>
        <extracomment>So many minutes ago</extracomment>
        <translation>
            <numerusform>%Ln Min.</numerusform>
            <numerusform>%Ln Min.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln h</source>
        <extracomment>So many hours ago</extracomment>
        <translation>
            <numerusform>%Ln Std.</numerusform>
            <numerusform>%Ln Std.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln devices</source>
        <translation>
            <numerusform>%Ln Gerät</numerusform>
            <numerusform>%Ln Geräte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <extracomment>Devices of an order that have not been assigned yet</extracomment>
        <translation>
            <numerusform>noch %Ln</numerusform>
            <numerusform>noch %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>today</source>
        <extracomment>A contract that ended so many days ago</extracomment>
        <translation>heute</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln days</source>
        <translation>
            <numerusform>in %Ln Tag</numerusform>
            <numerusform>in %Ln Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days past end</source>
        <translation>
            <numerusform>vor %Ln Tag</numerusform>
            <numerusform>vor %Ln Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln waiting</source>
        <extracomment>The last answer of a receiver of webhooks, and how many deliveries wait, as in: 503 · 12 waiting</extracomment>
        <translation>
            <numerusform>%1 · %Ln wartet</numerusform>
            <numerusform>%1 · %Ln warten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No response · %Ln waiting</source>
        <translation>
            <numerusform>Keine Antwort · %Ln wartet</numerusform>
            <numerusform>Keine Antwort · %Ln warten</numerusform>
        </translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Abgeschaltet</translation>
    </message>
    <message>
        <source>Exceeds the largest possible payment</source>
        <translation>Übersteigt den höchstmöglichen Zahlbetrag</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subscriptions to charge</source>
        <translation>
            <numerusform>%Ln Abonnement zu berechnen</numerusform>
            <numerusform>%Ln Abonnements zu berechnen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>A device and the short code of its subscription, which tells it from others of the same customer</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>onhire::TodayPage</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Loading</source>
        <translation>Wird geladen</translation>
    </message>
    <message>
        <source>Updated %1</source>
        <extracomment>In the status line: when the figures were counted</extracomment>
        <translation>Gezählt um %1</translation>
    </message>
    <message>
        <source>Could not refresh. These figures are from %1.</source>
        <extracomment>The figures are old, as in: Could not refresh. These are from 09:03.</extracomment>
        <translation>Aktualisieren fehlgeschlagen. Stand: %1.</translation>
    </message>
    <message>
        <source>Loading…</source>
        <translation>Wird geladen…</translation>
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
    <name>onhire::UpgradeFields</name>
    <message>
        <source>Upgrade to %1</source>
        <translation>Upgrade auf %1</translation>
    </message>
    <message>
        <source>%1 is assigned.</source>
        <translation>%1 ist zugeteilt.</translation>
    </message>
    <message>
        <source>The upgrade to %1 is ordered.</source>
        <translation>Das Upgrade auf %1 ist vorgemerkt.</translation>
    </message>
    <message>
        <source>Name or SKU</source>
        <translation>Name oder Artikelnummer</translation>
    </message>
    <message>
        <source>New product</source>
        <translation>Neues Produkt</translation>
    </message>
    <message>
        <source>Once the old device is back</source>
        <translation>Sobald das alte Gerät zurück ist</translation>
    </message>
    <message>
        <source>Device, if exchanged at once</source>
        <translation>Gerät, bei sofortigem Tausch</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Another price</source>
        <translation>Anderer Preis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Customer request</source>
        <translation>Wunsch des Kunden</translation>
    </message>
    <message>
        <source>Goodwill</source>
        <translation>Kulanz</translation>
    </message>
    <message>
        <source>Other reason</source>
        <translation>Anderer Grund</translation>
    </message>
    <message>
        <source>Note for the history</source>
        <translation>Notiz für den Verlauf</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Length of the new contract</source>
        <translation>Laufzeit des neuen Vertrags</translation>
    </message>
    <message>
        <source>Enter the new price.</source>
        <translation>Bitte den neuen Preis eingeben.</translation>
    </message>
    <message>
        <source>Choose the new product.</source>
        <translation>Bitte das neue Produkt wählen.</translation>
    </message>
    <message>
        <source>Choose the device, or clear its field.</source>
        <translation>Bitte das Gerät wählen oder das Feld leeren.</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Upgrade</translation>
    </message>
    <message>
        <source>Create the contract for the new order (PDF)</source>
        <translation>Vertrag des neuen Auftrags erstellen (PDF)</translation>
    </message>
</context>
<context>
    <name>onhire::UserButton</name>
    <message>
        <source>Menu of %1</source>
        <extracomment>The menu of the person at work, for screen readers</extracomment>
        <translation>Menü von %1</translation>
    </message>
    <message>
        <source>User menu</source>
        <translation>Benutzermenü</translation>
    </message>
</context>
<context>
    <name>onhire::WholeNumberBox</name>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>Bitte eine ganze Zahl von %1 bis %2 eingeben.</translation>
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
    <message>
        <source>Another device already has this serial number.</source>
        <translation>Es gibt schon ein anderes Gerät mit dieser Seriennummer.</translation>
    </message>
    <message>
        <source>The device is with a customer.</source>
        <translation>Das Gerät ist bei einem Kunden.</translation>
    </message>
    <message>
        <source>Take it back first.</source>
        <translation>Bitte zuerst zurücknehmen.</translation>
    </message>
    <message>
        <source>The device is not available.</source>
        <translation>Das Gerät ist nicht verfügbar.</translation>
    </message>
    <message>
        <source>The device’s status does not allow this.</source>
        <translation>Der Status des Geräts lässt dies nicht zu.</translation>
    </message>
    <message>
        <source>The contract for this device is still running.</source>
        <translation>Der Vertrag dieses Geräts läuft noch.</translation>
    </message>
    <message>
        <source>End the subscription first: return it early, or cancel it.</source>
        <translation>Bitte zuerst das Abonnement beenden: vorzeitig zurücknehmen oder stornieren.</translation>
    </message>
    <message>
        <source>There is no device with this serial number.</source>
        <translation>Es gibt kein Gerät mit dieser Seriennummer.</translation>
    </message>
    <message>
        <source>The subscription is no longer active.</source>
        <translation>Das Abonnement ist nicht mehr aktiv.</translation>
    </message>
    <message>
        <source>It has already been cancelled.</source>
        <translation>Es ist schon storniert.</translation>
    </message>
    <message>
        <source>It has already ended.</source>
        <translation>Es ist schon zu Ende.</translation>
    </message>
    <message>
        <source>A contract runs for at most 120 months in total.</source>
        <translation>Ein Vertrag läuft insgesamt höchstens 120 Monate.</translation>
    </message>
    <message>
        <source>Choose fewer months.</source>
        <translation>Bitte weniger Monate wählen.</translation>
    </message>
    <message>
        <source>The price of the device is not valid.</source>
        <translation>Der Preis des Geräts ist nicht gültig.</translation>
    </message>
    <message>
        <source>The billing group is inactive.</source>
        <translation>Die Abrechnungsgruppe ist inaktiv.</translation>
    </message>
    <message>
        <source>The device is a different product (%1).</source>
        <translation>Das Gerät ist ein anderes Produkt (%1).</translation>
    </message>
    <message>
        <source>Choose one of the same product.</source>
        <translation>Bitte eines desselben Produkts wählen.</translation>
    </message>
    <message>
        <source>Look for it in the list of orders.</source>
        <translation>Suchen Sie ihn in der Liste der Aufträge.</translation>
    </message>
    <message>
        <source>Check its status: someone may have confirmed or cancelled it.</source>
        <translation>Sehen Sie sich den Status an: Vielleicht hat ihn jemand bestätigt oder storniert.</translation>
    </message>
    <message>
        <source>Choose a partly fulfilled order.</source>
        <translation>Wählen Sie einen teilweise erfüllten Auftrag.</translation>
    </message>
    <message>
        <source>Change the customer’s addresses instead: future orders will use them.</source>
        <translation>Ändern Sie die Adressen des Kunden: Die nächsten Aufträge übernehmen sie.</translation>
    </message>
    <message>
        <source>The order is not confirmed, so devices cannot be assigned to it yet.</source>
        <translation>Der Auftrag ist nicht bestätigt und nimmt keine Geräte an.</translation>
    </message>
    <message>
        <source>Confirm the order first.</source>
        <translation>Bestätigen Sie zuerst den Auftrag.</translation>
    </message>
    <message>
        <source>All devices of this item have been assigned.</source>
        <translation>Alle Geräte dieser Position sind zugeteilt.</translation>
    </message>
    <message>
        <source>Choose another item of the order.</source>
        <translation>Wählen Sie eine andere Position des Auftrags.</translation>
    </message>
    <message>
        <source>Choose another SKU.</source>
        <translation>Wählen Sie eine andere Artikelnummer.</translation>
    </message>
    <message>
        <source>No store is connected.</source>
        <translation>Es ist kein Shop verbunden.</translation>
    </message>
    <message>
        <source>Enter the address of its feed in the settings.</source>
        <translation>Tragen Sie die Adresse seines Feeds in den Einstellungen ein.</translation>
    </message>
    <message>
        <source>The catalogue is already being synchronised.</source>
        <translation>Der Katalog wird gerade abgeglichen.</translation>
    </message>
    <message>
        <source>Try again when that has finished.</source>
        <translation>Versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
        <source>The store cannot be reached. Nothing was changed.</source>
        <translation>Der Shop ist nicht erreichbar. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Check the address of its feed in the settings, then try again.</source>
        <translation>Prüfen Sie die Adresse seines Feeds in den Einstellungen und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>The store did not send a list of products. Nothing was changed.</source>
        <translation>Was der Shop geschickt hat, ist keine Produktliste. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Check the address of its feed in the settings.</source>
        <translation>Prüfen Sie die Adresse seines Feeds in den Einstellungen.</translation>
    </message>
    <message>
        <source>The store sent too much data. Nothing was changed.</source>
        <translation>Was der Shop geschickt hat, ist zu groß. Es wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Reduce the number of products in the feed.</source>
        <translation>Lassen Sie den Shop weniger Produkte schicken.</translation>
    </message>
    <message>
        <source>Look for it in the list of customers.</source>
        <translation>Suchen Sie ihn in der Liste der Kunden.</translation>
    </message>
    <message>
        <source>Enter another address, or use that customer.</source>
        <translation>Geben Sie eine andere Adresse ein oder nehmen Sie diesen Kunden.</translation>
    </message>
    <message>
        <source>End them first.</source>
        <translation>Beenden Sie diese zuerst.</translation>
    </message>
    <message>
        <source>Check the serial number.</source>
        <translation>Prüfen Sie die Seriennummer.</translation>
    </message>
    <message>
        <source>Check the serial number, or add the device.</source>
        <translation>Prüfen Sie die Seriennummer oder legen Sie das Gerät an.</translation>
    </message>
    <message>
        <source>Choose another one.</source>
        <translation>Wählen Sie ein anderes.</translation>
    </message>
    <message>
        <source>Check its status first.</source>
        <translation>Sehen Sie sich zuerst seinen Status an.</translation>
    </message>
    <message>
        <source>The subscription does not exist.</source>
        <translation>Das Abonnement gibt es nicht.</translation>
    </message>
    <message>
        <source>Look for it in the list of subscriptions.</source>
        <translation>Suchen Sie es in der Liste der Abonnements.</translation>
    </message>
    <message>
        <source>Check its history.</source>
        <translation>Sehen Sie sich den Verlauf an.</translation>
    </message>
    <message>
        <source>There is nothing left to do.</source>
        <translation>Es ist nichts mehr zu tun.</translation>
    </message>
    <message>
        <source>Enter an amount of 0 or more.</source>
        <translation>Geben Sie einen Betrag von mindestens 0 ein.</translation>
    </message>
    <message>
        <source>The subscription is in another billing group.</source>
        <translation>Das Abonnement ist in einer anderen Abrechnungsgruppe.</translation>
    </message>
    <message>
        <source>Remove it from that group first.</source>
        <translation>Nehmen Sie es zuerst aus dieser Gruppe.</translation>
    </message>
    <message>
        <source>The subscription belongs to another customer.</source>
        <translation>Das Abonnement gehört zu einem anderen Kunden.</translation>
    </message>
    <message>
        <source>Choose one of the same customer.</source>
        <translation>Wählen Sie eines desselben Kunden.</translation>
    </message>
    <message>
        <source>The billing group does not exist.</source>
        <translation>Die Abrechnungsgruppe gibt es nicht.</translation>
    </message>
    <message>
        <source>Choose another one, or activate it.</source>
        <translation>Wählen Sie eine andere oder aktivieren Sie sie.</translation>
    </message>
    <message>
        <source>The payment has already been paid.</source>
        <translation>Die Zahlung ist schon bezahlt.</translation>
    </message>
    <message>
        <source>The payment is cancelled.</source>
        <translation>Die Zahlung ist storniert.</translation>
    </message>
    <message>
        <source>Schedule another one.</source>
        <translation>Legen Sie eine neue an.</translation>
    </message>
    <message>
        <source>The payment is being collected right now.</source>
        <translation>Die Zahlung wird gerade eingezogen.</translation>
    </message>
    <message>
        <source>Wait until that has succeeded or failed.</source>
        <translation>Warten Sie, bis das gelungen oder fehlgeschlagen ist.</translation>
    </message>
    <message>
        <source>Only a failed payment can be tried again.</source>
        <translation>Nur eine fehlgeschlagene Zahlung kann wiederholt werden.</translation>
    </message>
    <message>
        <source>There is no such template.</source>
        <translation>Diese Vorlage gibt es nicht.</translation>
    </message>
    <message>
        <source>The file already exists and cannot be changed.</source>
        <translation>Die Datei ist schon da und kann nicht geändert werden.</translation>
    </message>
    <message>
        <source>Add it under another name.</source>
        <translation>Legen Sie sie unter einem anderen Namen ab.</translation>
    </message>
    <message>
        <source>The file could not be deleted.</source>
        <translation>Die Datei konnte nicht gelöscht werden.</translation>
    </message>
    <message>
        <source>Check the files folder and its permissions, then try again.</source>
        <translation>Prüfen Sie den Ordner der Dateien und seine Rechte und versuchen Sie es dann noch einmal.</translation>
    </message>
    <message>
        <source>This is too large.</source>
        <translation>Das ist zu groß.</translation>
    </message>
    <message>
        <source>Use a smaller file, or raise the limit in the settings.</source>
        <translation>Nehmen Sie eine kleinere Datei oder erhöhen Sie die Grenze in den Einstellungen.</translation>
    </message>
    <message>
        <source>Files of this type cannot be used here.</source>
        <translation>Dateien dieser Art können hier nicht verwendet werden.</translation>
    </message>
    <message>
        <source>Choose another type of file.</source>
        <translation>Wählen Sie eine andere Art von Datei.</translation>
    </message>
    <message>
        <source>The link has expired.</source>
        <translation>Der Link ist abgelaufen.</translation>
    </message>
    <message>
        <source>Open the file again.</source>
        <translation>Öffnen Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>You are not signed in.</source>
        <translation>Sie sind nicht angemeldet.</translation>
    </message>
    <message>
        <source>Sign in first.</source>
        <translation>Melden Sie sich zuerst an.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>You have no access to this company.</source>
        <translation>Sie haben keinen Zugriff auf diese Firma.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Only a sandbox company has its own clock.</source>
        <translation>Nur eine Testfirma hat eine eigene Uhr.</translation>
    </message>
    <message>
        <source>Use a sandbox.</source>
        <translation>Nehmen Sie eine Testfirma.</translation>
    </message>
    <message>
        <source>Go back to the list.</source>
        <translation>Gehen Sie zurück zur Liste.</translation>
    </message>
    <message>
        <source>Check what you have entered.</source>
        <translation>Prüfen Sie Ihre Eingaben.</translation>
    </message>
    <message>
        <source>Too many attempts.</source>
        <translation>Zu viele Versuche in kurzer Zeit.</translation>
    </message>
    <message>
        <source>Try again in a minute.</source>
        <translation>Versuchen Sie es in einer Minute noch einmal.</translation>
    </message>
    <message>
        <source>This is already being done.</source>
        <translation>Das wird gerade schon erledigt.</translation>
    </message>
    <message>
        <source>Wait until it has finished.</source>
        <translation>Warten Sie, bis das fertig ist.</translation>
    </message>
    <message>
        <source>The payment’s status does not allow this.</source>
        <translation>Der Status der Zahlung lässt das nicht zu.</translation>
    </message>
    <message>
        <source>Enter an e-mail address such as name@example.com.</source>
        <translation>Bitte eine E-Mail-Adresse wie name@example.com eingeben.</translation>
    </message>
    <message>
        <source>Enter a valid VAT number with its country code, such as DE811907980.</source>
        <translation>Bitte eine gültige USt-IdNr. mit Ländercode eingeben, etwa DE811907980.</translation>
    </message>
    <message>
        <source>Enter a valid IBAN, such as DE89 3704 0044 0532 0130 00.</source>
        <translation>Bitte eine gültige IBAN eingeben, etwa DE89 3704 0044 0532 0130 00.</translation>
    </message>
    <message>
        <source>Enter a valid BIC, such as COBADEFFXXX.</source>
        <translation>Bitte einen gültigen BIC eingeben, etwa COBADEFFXXX.</translation>
    </message>
    <message>
        <source>Enter a country code of two letters, such as DE.</source>
        <translation>Bitte einen Ländercode aus zwei Buchstaben eingeben, etwa DE.</translation>
    </message>
    <message>
        <source>Enter a web address such as https://www.example.com.</source>
        <translation>Bitte eine Webadresse wie https://www.example.com eingeben.</translation>
    </message>
    <message>
        <source>Enter a date.</source>
        <translation>Bitte ein Datum eingeben.</translation>
    </message>
    <message>
        <source>Use visible characters without spaces, and no letters with accents.</source>
        <translation>Nur sichtbare Zeichen ohne Leerzeichen, Umlaute und Akzente.</translation>
    </message>
    <message>
        <source>Enter a currency code of three letters, such as EUR.</source>
        <translation>Bitte einen Währungscode aus drei Buchstaben eingeben, etwa EUR.</translation>
    </message>
    <message>
        <source>Enter a time zone such as Europe/Berlin.</source>
        <translation>Bitte eine Zeitzone wie Europe/Berlin eingeben.</translation>
    </message>
    <message>
        <source>Onhire cannot read this. Check how it is written.</source>
        <translation>Onhire kann das nicht lesen. Prüfen Sie die Schreibweise.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Bitte eine Zahl eingeben.</translation>
    </message>
    <message>
        <source>Enter at least %1.</source>
        <translation>Bitte mindestens %1 eingeben.</translation>
    </message>
    <message>
        <source>Enter more than %1.</source>
        <translation>Bitte mehr als %1 eingeben.</translation>
    </message>
    <message numerus="yes">
        <source>Use at least %Ln characters.</source>
        <translation>
            <numerusform>Bitte mindestens %Ln Zeichen verwenden.</numerusform>
            <numerusform>Bitte mindestens %Ln Zeichen verwenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add at least %Ln entries.</source>
        <translation>
            <numerusform>Bitte mindestens %Ln Eintrag hinzufügen.</numerusform>
            <numerusform>Bitte mindestens %Ln Einträge hinzufügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter at most %1.</source>
        <translation>Bitte höchstens %1 eingeben.</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln characters.</source>
        <translation>
            <numerusform>Bitte höchstens %Ln Zeichen verwenden.</numerusform>
            <numerusform>Bitte höchstens %Ln Zeichen verwenden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add at most %Ln entries.</source>
        <translation>
            <numerusform>Höchstens %Ln Eintrag ist möglich.</numerusform>
            <numerusform>Höchstens %Ln Einträge sind möglich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Bitte eine ganze Zahl eingeben.</translation>
    </message>
    <message numerus="yes">
        <source>Use at most %Ln decimal places.</source>
        <translation>
            <numerusform>Bitte höchstens %Ln Nachkommastelle verwenden.</numerusform>
            <numerusform>Bitte höchstens %Ln Nachkommastellen verwenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give the ID of a file that is a PNG, JPEG or SVG image, at most 4000 pixels wide and high and at most 4 MB large.</source>
        <translation>Geben Sie die ID einer Datei an, die ein Bild im Format PNG, JPEG oder SVG ist, höchstens 4000 Pixel breit und hoch und höchstens 4 MB groß.</translation>
    </message>
</context>
<context>
    <name>onhire::WorkCard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>The button of a list, for screen readers, as in: Orders to confirm: Show all</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A work list and how much there is, for screen readers, as in: Orders to confirm, 6</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>onhire::WorkCards</name>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Orders to confirm</source>
        <translation>Zu bestätigende Aufträge</translation>
    </message>
    <message>
        <source>No orders are waiting to be confirmed.</source>
        <translation>Kein Auftrag wartet auf Bestätigung.</translation>
    </message>
    <message>
        <source>Orders to fulfil</source>
        <translation>Auszuliefernde Aufträge</translation>
    </message>
    <message>
        <source>No orders are waiting for devices.</source>
        <translation>Kein Auftrag wartet auf Geräte.</translation>
    </message>
    <message>
        <source>Returns due</source>
        <translation>Fällige Rückgaben</translation>
    </message>
    <message>
        <source>No device is expected back this week.</source>
        <translation>Diese Woche wird kein Gerät zurückerwartet.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message numerus="yes">
        <source>Contracts ending in %Ln days</source>
        <translation>
            <numerusform>Vertragsende binnen %Ln Tag</numerusform>
            <numerusform>Vertragsende binnen %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>No contracts ending soon need a decision.</source>
        <translation>Kein Vertrag endet bald ohne Entscheidung.</translation>
    </message>
    <message>
        <source>No payment is late.</source>
        <translation>Keine Zahlung ist verspätet.</translation>
    </message>
    <message>
        <source>Webhooks failing</source>
        <translation>Gestörte Webhooks</translation>
    </message>
    <message>
        <source>Early returns requested</source>
        <translation>Vorzeitige Rückgaben angefragt</translation>
    </message>
    <message>
        <source>Payments overdue, %1</source>
        <translation>Überfällige Zahlungen, %1</translation>
    </message>
    <message>
        <source>No webhook is failing.</source>
        <translation>Kein Webhook ist gestört.</translation>
    </message>
    <message>
        <source>Not charged yet</source>
        <translation>Noch nicht berechnet</translation>
    </message>
</context>
</TS>
