#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a program was built so that a fault in it is hard to use: hardened.py PROGRAM"""
import re
import subprocess
import sys


def told_of(program: str, *what: str) -> str:
    return subprocess.run(["readelf", "--wide", *what, program], check=True, capture_output=True, text=True).stdout


def missing(program: str) -> list[str]:
    dynamic, headers, symbols = told_of(program, "--dynamic"), told_of(program, "--segments"), told_of(program, "--dyn-syms")
    stack = re.search(r"GNU_STACK.*", headers)
    wanted = {
        "an address of its own each time (PIE)": re.search(r"FLAGS_1.*\bPIE\b", dynamic),
        "addresses that are read-only once they are known (full RELRO)": "GNU_RELRO" in headers and re.search(r"\bNOW\b", dynamic),
        "a guard on the stack": "__stack_chk_fail" in symbols,
        "checked copies (FORTIFY)": re.search(r"__\w+_chk@", symbols.replace("__stack_chk", "")),
        "a stack that is not run": stack and " RWE" not in stack[0],
    }
    return [what for what, found in wanted.items() if not found]


def main() -> int:
    lacking = missing(sys.argv[1])
    for what in lacking:
        print(f"{sys.argv[1]} lacks {what}")
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main())
