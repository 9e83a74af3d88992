#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Are the rules of EN 16931 kept? Runs the rules that CEN publishes over e-invoices, by Saxon, and holds the invoices against
the schemas of their syntaxes, by xmllint.

    check_rules.py RULES FOLDER

RULES: a release of the validation artefacts of EN 16931, unpacked. The schema of CII is in their repository; that of UBL 2.1,
which OASIS publishes, may be unpacked anywhere below. Without a schema that part is left out, and says so.
FOLDER: invoices, NAME-ubl.xml and NAME-cii.xml. Exit 1 with one line a fault.
"""
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

SAXON = "/usr/share/java/Saxon-HE.jar"
REPORT = "{http://purl.oclc.org/dsdl/svrl}"
SYNTAXES = {"ubl": "EN16931-UBL-validation.xslt", "cii": "EN16931-CII-validation.xslt"}
SCHEMAS = {"Invoice": "UBL-Invoice-2.1.xsd", "CreditNote": "UBL-CreditNote-2.1.xsd",
           "CrossIndustryInvoice": "CrossIndustryInvoice_100pD16B.xsd"}  # by the first element
FEWEST_RULES = 20  # that look at an invoice: fewer, and they did not know it for one


def rules_of(folder: pathlib.Path, name: str) -> pathlib.Path:
    found = sorted(folder.rglob(name))
    if not found:
        sys.exit(f"There is no {name} below {folder}.")
    return found[-1]


def faults_in(report: pathlib.Path) -> list[str]:
    root = ElementTree.parse(report).getroot()
    if sum(1 for _ in root.iter(REPORT + "fired-rule")) < FEWEST_RULES:
        return ["the rules do not take this for an invoice"]
    return [f"{each.get('id')} at {each.get('location')}: {' '.join(''.join(each.itertext()).split())}"
            for each in root.iter(REPORT + "failed-assert")]


def check(rules: pathlib.Path, folder: pathlib.Path, syntax: str) -> tuple[int, int]:
    invoices = sorted(folder.glob(f"*-{syntax}.xml"))
    failed = 0
    with tempfile.TemporaryDirectory() as place:
        given, reports = pathlib.Path(place, "given"), pathlib.Path(place, "reports")
        given.mkdir()
        reports.mkdir()
        for invoice in invoices:
            (given / invoice.name).write_bytes(invoice.read_bytes())
        subprocess.run(["java", "-cp", SAXON, "net.sf.saxon.Transform", f"-s:{given}", f"-o:{reports}",
                        f"-xsl:{rules_of(rules, SYNTAXES[syntax])}"], check=True)
        for invoice in invoices:
            faults = faults_in(reports / invoice.name)
            failed += bool(faults)
            for fault in faults:
                print(f"{invoice.name}: {fault}", file=sys.stderr)
    return len(invoices) - failed, failed


def schema_faults(rules: pathlib.Path, invoice: pathlib.Path) -> list[str] | None:
    """None: there is no schema for it."""
    found = sorted(rules.rglob(SCHEMAS[ElementTree.parse(invoice).getroot().tag.partition("}")[2]]))
    if not found:
        return None
    checked = subprocess.run(["xmllint", "--noout", "--nonet", "--schema", found[-1], invoice],
                             capture_output=True, text=True, check=False)
    return checked.stderr.splitlines() if checked.returncode else []


def check_schemas(rules: pathlib.Path, folder: pathlib.Path, syntax: str) -> bool:
    results = [schema_faults(rules, invoice) for invoice in sorted(folder.glob(f"*-{syntax}.xml"))]
    for fault in (fault for faults in results for fault in faults or []):
        print(fault, file=sys.stderr)
    print(f"Schema of {syntax.upper()}: {results.count([])} passed, {sum(1 for each in results if each)} failed, "
          f"{results.count(None)} without one")
    return not any(results)


def main() -> int:
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    rules, folder = (pathlib.Path(each).resolve() for each in sys.argv[1:])
    bad = False
    for syntax in SYNTAXES:
        passed, failed = check(rules, folder, syntax)
        print(f"EN 16931 in {syntax.upper()}: {passed} passed, {failed} failed")
        bad |= bool(failed) or not passed
        bad |= not check_schemas(rules, folder, syntax)
    return int(bad)


if __name__ == "__main__":
    sys.exit(main())
