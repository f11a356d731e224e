/**
 * A software bill of materials of package-lock.json, in CycloneDX 1.5. Not npm's own: `npm sbom --omit dev` (npm 11) leaves out
 * what a package of the site and one of development share, nearly half of it, and without `--omit` it refuses.
 */
import { isOfSite, type Locked } from './lock';

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  scope: 'required' | 'optional';
  purl: string;
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: { license: { id: string } }[] | { expression: string }[];
}

export interface Bill {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: { type: 'application'; 'bom-ref': string; name: string; version: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const refOf = ({ name, version }: Pick<Locked, 'name' | 'version'>): string => `${name}@${version}`;
const purlOf = ({ name, version }: Locked): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function licenses(license: string | undefined): Pick<Component, 'licenses'> {
  if (!license) return {};
  return {
    licenses: /^[\w.+-]+$/.test(license)
      ? [{ license: { id: license } }]
      : [{ expression: license.replace(/^\(|\)$/g, '') }],
  };
}

function componentOf(one: Locked): Component {
  const [, hash] = /^sha512-(\S+)/.exec(one.integrity ?? '') ?? [];
  return {
    type: 'library',
    'bom-ref': refOf(one),
    name: one.name,
    version: one.version,
    scope: one.optional ? 'optional' : 'required',
    purl: purlOf(one),
    ...(hash && { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    ...licenses(one.license),
  };
}

/** Returns the package that a name resolves to from a path: the nearest, as in Node. */
function meant(from: string, name: string, byPath: ReadonlyMap<string, Locked>): Locked | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const found = byPath.get(folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`);
    if (found || folder === '') return found;
  }
}

/**
 * Returns the SBOM of package-lock.json and the project's own dependencies. The same for the same lock file: without
 * time or serial number.
 */
export function sbomOf(
  locked: readonly Locked[],
  project: { name: string; version: string; dependencies: readonly string[] },
): Bill {
  const installed = locked.filter(isOfSite);
  const byPath = new Map(installed.map((one) => [one.path, one]));
  const needs = (from: string, names: readonly string[]): string[] =>
    [...new Set(names.flatMap((name) => meant(from, name, byPath) ?? []).map(refOf))].toSorted();
  const namesIn = ({ dependencies, optionalDependencies, peerDependencies }: Locked): string[] =>
    Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const graph = new Map<string, Set<string>>([[refOf(project), new Set(needs('', project.dependencies))]]);
  for (const one of installed)
    graph.set(refOf(one), new Set([...(graph.get(refOf(one)) ?? []), ...needs(one.path, namesIn(one))]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': refOf(project), name: project.name, version: project.version },
    },
    components: [...new Map(installed.map((one) => [refOf(one), componentOf(one)])).values()].toSorted((a, b) =>
      a['bom-ref'] < b['bom-ref'] ? -1 : 1,
    ),
    dependencies: [...graph].map(([ref, on]) => ({ ref, dependsOn: [...on] })),
  };
}
