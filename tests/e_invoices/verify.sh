#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# verify.sh PROGRAMS [RULES]: are our e-invoices what others take for such? The tests in PROGRAMS write invoices of every
# kind, as UBL, CII and PDF. Preflight, which comes with PDFBox, looks whether the PDFs are PDF/A. Poppler takes the invoice out
# of them, a library from npm (factur-x-kit) reads PDFs and CII and checks some of the standard's rules. With RULES, a release
# of the validation artefacts of EN 16931 that was unpacked there, all of them are checked by Saxon, and the schemas in it by
# xmllint. Needs pdfdetach, java, node and npm, and xmllint for RULES; leaves nothing behind.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
programs=$(realpath "$1")
rules=${2:+$(realpath "$2")}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
invoices=$folder/invoices

for test in core_domain_e_invoice core_services_factur_x; do
    QT_QPA_PLATFORM=offscreen ONHIRE_E_INVOICES="$invoices" "$programs/test_$test" -silent
done

python3 "$here/check_pdf_a.py" "$invoices"/*.pdf

for pdf in "$invoices"/*.pdf; do
    mkdir "$folder/attached"
    pdfdetach -saveall -o "$folder/attached" "$pdf"
    mv "$folder/attached/factur-x.xml" "${pdf%.pdf}-pdf-cii.xml"
    rmdir "$folder/attached" # there is no other
done

cp "$here/read_factur_x.mjs" "$folder"
(cd "$folder" && npm install --silent --no-fund --no-audit --prefix "$folder" factur-x-kit@0.3)
node "$folder/read_factur_x.mjs" "$invoices"/*.pdf "$invoices"/*-cii.xml

if [ -n "$rules" ]; then
    python3 "$here/check_rules.py" "$rules" "$invoices"
fi
