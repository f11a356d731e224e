import { mkdirSync, writeFileSync } from 'node:fs';
import { noArguments } from '../process/flags';
import type { Command } from '../tool/command';
import { sbomOf } from './cyclonedx';
import { dependencyLists, lockedPackages } from './lock';

const FILE = '.build/sbom.json';

const usage = `npm run tool -- sbom

Writes the components of a running site, as CycloneDX, to ${FILE}.`;

function run(args: string[]): void {
  noArguments(args, 'npm run tool -- sbom --help');
  const { name, version, dependencies } = dependencyLists().manifest;
  const sbom = sbomOf(lockedPackages(), { name, version, dependencies: Object.keys(dependencies) });
  mkdirSync('.build', { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(
    `${sbom.components.length} packages of a running site, ${sbom.components.filter(({ hashes }) => hashes).length} with the hash of their bytes: ${FILE}`,
  );
}

export const command: Command = { usage, run };
