/** A site's packages: pinned by hash, listed, and audited. */
import { existsSync, readFileSync } from 'node:fs';

import { sbomOf } from '@footbridge/tools/packages/cyclonedx';
import exceptions from '@footbridge/tools/packages/audit-exceptions.json';
import { exceptionsSchema, problemsIn, readAudit } from '@footbridge/tools/packages/findings';
import {
  dependencyLists,
  isForWholePlatform,
  isOfSite,
  lockedPackages,
  WHOLE_PLATFORMS,
  type Locked,
} from '@footbridge/tools/packages/lock';

const locked = lockedPackages();
const { manifest } = dependencyLists();
const sbom = sbomOf(locked, { name: 'footbridge', version: '1.0.0', dependencies: Object.keys(manifest.dependencies) });
const NEXT = `next@${manifest.dependencies.next}`;
const refs = new Set(sbom.components.map((one) => one['bom-ref']));

describe('package-lock.json', () => {
  it('names every package by an exact version', () => {
    expect(locked.filter(({ version }) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/.test(version))).toEqual([]);
    expect(locked.length).toBeGreaterThan(500);
  });

  const hasHash = ({ integrity }: Locked) => /^sha512-[\w+/]{86}==$/.test(integrity ?? '');

  it('has the hash of every package that is installed on a platform for which it is complete', () => {
    expect(
      locked.filter((one) => !hasHash(one) && (!one.optional || isForWholePlatform(one))).map(({ path }) => path),
    ).toEqual([]);
    expect(locked.filter((one) => !hasHash(one) && existsSync(one.path)).map(({ path }) => path)).toEqual([]);
  });

  it('names those platforms in the README', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(WHOLE_PLATFORMS.filter((platform) => !readme.includes(platform))).toEqual([]);
  });
});

describe('the sbom of materials', () => {
  it('lists what npm ci --omit=dev installs: each package once, with its licence, and its hash where there is one', () => {
    const installed = locked.filter(isOfSite);
    expect([...refs].toSorted()).toEqual(
      [...new Set(installed.map(({ name, version }) => `${name}@${version}`))].toSorted(),
    );
    expect(sbom.components.filter(({ hashes }) => hashes).length).toBe(
      new Set(installed.filter(({ integrity }) => integrity).map(({ name, version }) => `${name}@${version}`)).size,
    );
    expect(sbom.components).toContainEqual(
      expect.objectContaining({
        'bom-ref': NEXT,
        purl: `pkg:npm/${NEXT}`,
        scope: 'required',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
      }),
    );
  });

  it('has what packages of the site and of development share, and nothing of development alone', () => {
    expect([...refs].filter((ref) => ref.startsWith('@swc/helpers@'))).toHaveLength(1);
    expect([...refs].filter((ref) => /^(?:jest|typescript|storybook|fast-check)@/.test(ref))).toEqual([]);
  });

  it('has the dependencies between the listed packages', () => {
    const named = sbom.dependencies
      .flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
      .filter((ref) => ref !== 'footbridge@1.0.0');
    expect(named.filter((ref) => !refs.has(ref))).toEqual([]);
    const of = (ref: string) => sbom.dependencies.find((one) => one.ref === ref)?.dependsOn;
    expect(of('footbridge@1.0.0')).toHaveLength(Object.keys(manifest.dependencies).length);
    expect(of(NEXT)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^@swc\/helpers@/), expect.stringMatching(/^react@/)]),
    );
  });
});

describe('npm audit', () => {
  const via = {
    source: 1,
    name: 'left-pad',
    title: 'It pads to the left',
    url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
    severity: 'high',
    range: '<1',
  };
  const report = JSON.stringify({ vulnerabilities: { 'left-pad': { via: [via] }, pads: { via: ['left-pad'] } } });
  const finding = {
    advisory: 'GHSA-aaaa-bbbb-cccc',
    package: 'left-pad',
    severity: 'high',
    title: 'It pads to the left',
  };
  const exception = {
    advisory: finding.advisory,
    reason: 'Nothing that a visitor writes is padded.',
    until: '2026-12-31',
  };

  it('lists a vulnerability once, however many packages depend on it', () => {
    expect(readAudit(report)).toEqual({ kind: 'findings', findings: [finding] });
    expect(readAudit('{"vulnerabilities":{}}')).toEqual({ kind: 'findings', findings: [] });
  });

  it('that was unavailable is neither a finding nor a success', () => {
    expect(readAudit('{"message":"405 Method Not Allowed","error":{}}')).toEqual({
      kind: 'unavailable',
      why: '405 Method Not Allowed',
    });
    for (const printed of ['', 'null', '[]', '{}', '<html>']) expect(readAudit(printed).kind).toBe('unavailable');
  });

  it('wants each weakness mended or explained, for a while', () => {
    expect(problemsIn([finding], [], '2026-11-22')).toEqual([
      'left-pad: It pads to the left (high, GHSA-aaaa-bbbb-cccc)',
    ]);
    expect(problemsIn([finding], [exception], '2026-12-31')).toEqual([]);
    expect(problemsIn([finding], [exception], '2027-01-01')).toEqual([expect.stringContaining('ended on 2026-12-31')]);
    expect(problemsIn([], [exception], '2026-11-22')).toEqual([expect.stringContaining('explains nothing any more')]);
  });

  it('has exceptions with reason and expiry', () => {
    expect(exceptionsSchema.safeParse(exceptions).error).toBeUndefined();
    expect(exceptionsSchema.safeParse([{ ...exception, reason: 'fine' }]).success).toBe(false);
    expect(exceptionsSchema.safeParse([{ advisory: exception.advisory, reason: exception.reason }]).success).toBe(
      false,
    );
  });
});
