// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/domain/invoices/factur_x.h"

using namespace Qt::StringLiterals;

namespace onhire {

// A property of the invoice that is carried, as PDF/A has it explained.
static QString property(QLatin1StringView name, QLatin1StringView meaning)
{
    return uR"(
         <rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>%1</pdfaProperty:name>
          <pdfaProperty:valueType>Text</pdfaProperty:valueType>
          <pdfaProperty:category>external</pdfaProperty:category>
          <pdfaProperty:description>%2</pdfaProperty:description>
         </rdf:li>)"_s.arg(name, meaning);
}

QByteArray facturXMetadata(const QString &title, QDate date)
{
    const QString properties = property("DocumentFileName"_L1, "The name of the embedded XML document"_L1)
        + property("DocumentType"_L1, "The type of the document"_L1)
        + property("Version"_L1, "The version of the standard that applies to the embedded XML document"_L1)
        + property("ConformanceLevel"_L1, "The conformance level of the embedded XML document"_L1);
    return uR"(<?xpacket begin='%1' id='W5M0MpCehiHzreSzNTczkc9d'?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
 <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
   <dc:title><rdf:Alt><rdf:li xml:lang="x-default">%2</rdf:li></rdf:Alt></dc:title>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
   <xmp:CreatorTool>Onhire</xmp:CreatorTool>
   <xmp:CreateDate>%5T00:00:00Z</xmp:CreateDate>
   <xmp:ModifyDate>%5T00:00:00Z</xmp:ModifyDate>
   <pdf:Producer>Qt %6</pdf:Producer>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
   <pdfaid:part>3</pdfaid:part>
   <pdfaid:conformance>B</pdfaid:conformance>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
   <fx:DocumentType>INVOICE</fx:DocumentType>
   <fx:DocumentFileName>%3</fx:DocumentFileName>
   <fx:Version>1.0</fx:Version>
   <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
   <pdfaExtension:schemas>
    <rdf:Bag>
     <rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property>
       <rdf:Seq>%4
       </rdf:Seq>
      </pdfaSchema:property>
     </rdf:li>
    </rdf:Bag>
   </pdfaExtension:schemas>
  </rdf:Description>
 </rdf:RDF>
</x:xmpmeta>
<?xpacket end='w'?>)"_s
        .arg(QString(QChar(0xfeff)), title.toHtmlEscaped(), FacturXFile, properties, date.toString(Qt::ISODate),
             QLatin1StringView(qVersion()))
        .toUtf8();
}

} // namespace onhire
