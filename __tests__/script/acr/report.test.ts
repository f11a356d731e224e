/** docs/accessibility/: the report is up to date, valid OpenACR, and claims only what tests and checks show. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { getRules } from 'axe-core';
import { parse } from 'yaml';
import { AXE_TAGS } from '@/e2e/support/accessibility/axe';
import { htmlProblems } from '@/e2e/support/pages/valid-html';
import { readEvidence } from '@/script/lib/acr/evidence';
import { FOLDER, reportFiles } from '@/script/lib/acr/files';
import { sites, siteOf } from '@/site-config/brands';
import { DEFAULT_SITE } from '@/site-config/default-site';
import schema from '@/script/lib/acr/openacr/openacr-0.1.0.json';

const evidence = readEvidence();
const isValid = new Ajv({ allErrors: true }).compile(schema);

/** Returns whether a file has a test with this title that is not skipped. */
function hasTest({ file, title }: { file: string; title: string }): boolean {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  // After the table of an `each`, the title follows a bracket.
  return new RegExp(String.raw`(?:\b(?:it|test)|\))\(\s*(['"])${escaped}\1`).test(readFileSync(file, 'utf8'));
}

describe('the evidence', () => {
  it('names tests that exist', () => {
    const [first] = Object.values(evidence.tests);
    expect(first && hasTest({ ...first, title: `${first.title}.` })).toBe(false);
    expect(Object.values(evidence.tests).filter((test) => !hasTest(test))).toEqual([]);
  });

  it('names rules of axe that the browser tests run', () => {
    const run = new Set(
      getRules(AXE_TAGS).flatMap(({ ruleId, tags }) =>
        tags.includes('experimental') || tags.includes('deprecated') ? [] : [ruleId],
      ),
    );
    const named = Object.values(evidence.chapters).flatMap((chapter) =>
      Object.values(chapter).flatMap((criterion) =>
        typeof criterion === 'object' && 'axe' in criterion ? (criterion.axe ?? []) : [],
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((rule) => !run.has(rule))).toEqual([]);
  });

  it('names sites that exist', () => {
    const named = Object.values(evidence.checks).flatMap(({ done }) =>
      done.flatMap((each) => (each.sites === 'all' ? [] : each.sites)),
    );
    expect(named.filter((code) => !sites.some((site) => site.code === code))).toEqual([]);
  });
});

describe('the report', () => {
  it.each(sites.map(({ code }) => code))('of %s is valid OpenACR, and has its name and contact', (code) => {
    const site = siteOf(code);
    // OpenACR's own tools read YAML 1.1, where an unquoted date is no text.
    const report = parse(reportFiles(site).files['openacr.yaml'] ?? '', { version: '1.1' });
    expect(isValid(report) ? [] : isValid.errors).toEqual([]);
    expect(report).toMatchObject({
      title: `${site.fullName} Accessibility Conformance Report`,
      product: { name: site.domain },
      author: { phone: site.callNumbers.default.display },
      feedback: `https://${site.domain}/accessibility/`,
    });
  });

  it('in docs/accessibility/ is up to date (npm run tool -- acr)', () => {
    for (const [name, content] of Object.entries(reportFiles(siteOf(DEFAULT_SITE)).files))
      expect(readFileSync(join(FOLDER, name), 'utf8')).toBe(content);
  });

  it('is valid HTML', async () => {
    expect(await htmlProblems(readFileSync(join(FOLDER, 'report.html'), 'utf8'))).toEqual([]);
  });
});
