// SPDX-License-Identifier: GPL-3.0-or-later
// read_factur_x.mjs FILE…: does a library that is not ours (npm: factur-x-kit) find the invoice in each PDF and XML, take
// it for one of EN 16931, and find its rules kept?
import { readFile } from 'node:fs/promises';
import { FacturX } from 'factur-x-kit';

async function faultsOf(path) {
    const bytes = await readFile(path);
    try {
        const invoice = path.endsWith('.pdf')
            ? await FacturX.fromPDF(new Uint8Array(bytes))
            : await FacturX.fromXML(bytes.toString('utf8'));
        if (invoice.object.profile !== 'urn:cen.eu:en16931:2017') return [`profile ${invoice.object.profile}`];
        const { valid, errors } = invoice.validate();
        return valid ? [] : errors.map(({ message }) => message);
    } catch (error) {
        return [error.message];
    }
}

let failed = 0;
for (const path of process.argv.slice(2)) {
    const faults = await faultsOf(path);
    failed += faults.length > 0;
    for (const fault of faults) console.error(`${path}: ${fault}`);
}
console.log(`factur-x-kit: ${process.argv.length - 2 - failed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
