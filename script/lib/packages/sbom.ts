/** `npm run sbom`: what a running site is made of, as CycloneDX, in .build/sbom.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { billOf } from './bill';
import { askedFor, lockedPackages } from './lock';

const FILE = '.build/sbom.json';

const { name, version, dependencies } = askedFor().manifest;
const bill = billOf(lockedPackages(), { name, version, dependencies: Object.keys(dependencies) });
mkdirSync('.build', { recursive: true });
writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);
console.log(
  `${bill.components.length} packages of a running site, ${bill.components.filter(({ hashes }) => hashes).length} with the hash of their bytes: ${FILE}`,
);
