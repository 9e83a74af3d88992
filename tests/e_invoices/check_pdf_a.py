#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Are our PDFs fit for archives? Preflight, which comes with PDFBox, checks them.

    check_pdf_a.py PDF…

It knows PDF/A-1b. Our invoices are PDF/A-3b, which builds on it; where part 3 permits what part 1 forbids, MEANT and
PERMITTED say so, and nothing else may differ. Exit 1 with one line a fault. Needs java and Debian's libpdfbox2-java, libfontbox2-java,
libactivation-java, libjaxb-api-java.
"""
import pathlib
import re
import subprocess
import sys

JARS = ["preflight", "pdfbox2", "fontbox2", "xmpbox", "commons-logging", "javax.activation", "jaxb-api"]
CLASS_PATH = ":".join(f"/usr/share/java/{jar}.jar" for jar in JARS)
MEANT = {  # what part 1 forbids and part 3 is there for
    "1.2.9 Body Syntax error, EmbeddedFile entry is present in a FileSpecification dictionary": "it carries the e-invoice",
    "1.4.7 Trailer Syntax error, EmbeddedFile entry is present in the Names dictionary": "likewise",
    "7.11.2 Error on MetaData, part must be 1": "it is part 3 that our metadata names",
}
PERMITTED = {  # likewise, where an invoice has any
    "4.1.2 Transparency error, CA entry in a ExtGState is invalid on page 1": "a logo may be transparent in part",
    "4.1.2 Transparency error, ca entry in a ExtGState is invalid on page 1": "likewise",
}
FAULT = re.compile(r"^(\d+(?:\.\d+)*) : (.*)$", re.MULTILINE)


def faults_in(pdf: pathlib.Path) -> set[str]:
    """Each with its code."""
    checked = subprocess.run(["java", "-cp", CLASS_PATH, "org.apache.pdfbox.preflight.Validator_A1b", pdf],
                             capture_output=True, text=True, check=False)
    said = checked.stdout
    if "is a valid PDF/A-1b file" in said:
        return set()
    faults = {f"{code} {message.strip()}" for code, message in FAULT.findall(said)}
    return faults or {checked.stderr or said or "Preflight says nothing"}


def main() -> int:
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    failed = 0
    for name in sys.argv[1:]:
        pdf = pathlib.Path(name)
        found = faults_in(pdf)
        wrong = sorted(found - MEANT.keys() - PERMITTED.keys())
        if not found >= MEANT.keys():
            wrong.append("it does not carry an e-invoice, or is not PDF/A-3")
        failed += bool(wrong)
        for fault in wrong:
            print(f"{pdf.name}: {fault}", file=sys.stderr)
    print(f"PDF/A: {len(sys.argv) - 1 - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
