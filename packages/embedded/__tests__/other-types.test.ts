/** Addresses of types that the model does not have: a hierarchical one, one without an archive, one with a hyphen. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveAddress } from '@footbridge/embedded/front/resolve';
import { loadStore } from '@footbridge/embedded/store/load';
import type * as Read from '@footbridge/embedded/schema/read';

jest.mock('@footbridge/embedded/schema/read', () => {
  const actual = jest.requireActual<typeof Read>('@footbridge/embedded/schema/read');
  const { declarationSchema } = jest.requireActual('@footbridge/embedded/schema/declaration');
  const type = (single: string, plural: string, rest: object) => ({
    labels: { single, plural },
    graphql: { single: `footbridge${single.replace(' ', '')}`, plural: `footbridge${plural.replace(' ', '')}` },
    ...rest,
  });
  const postTypes = {
    guide: type('Guide', 'Guides', { hierarchical: true, archive: 'guides', slug: 'guides' }),
    'case-study': type('Case Study', 'Case Studies', { slug: 'case-studies' }),
  };
  const taxonomies = { 'guide-kind': type('Guide Kind', 'Guide Kinds', { slug: 'guide-kinds', postTypes: ['guide'] }) };
  return {
    ...actual,
    readModel: (folder: string) => {
      const model = actual.readModel(folder);
      const own = declarationSchema.parse({ postTypes, taxonomies });
      const declaration = {
        ...model.declaration,
        postTypes: { ...model.declaration.postTypes, ...own.postTypes },
        taxonomies: { ...model.declaration.taxonomies, ...own.taxonomies },
      };
      return { ...model, declaration };
    },
  };
});

const FILES: Readonly<Record<string, string>> = {
  'a.md': 'type: guide\npath: /guides/first-week/\ntitle: First week',
  'b.md': 'type: guide\npath: /guides/first-week/sleep/\ntitle: Sleep\nguideKinds: [nights]',
  'c.md': 'type: case-study\nslug: one\ntitle: One',
  'd.md': 'type: page\npath: /guides/\ntitle: Guides',
  'e.md': 'type: guide\npath: /other/\ntitle: Elsewhere',
  'f.md': 'type: gide\nslug: x\ntitle: X',
};

const root = mkdtempSync(join(tmpdir(), 'types-'));
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), `---\n${text}\n---\n\nWords.\n`);
writeFileSync(join(root, 'terms.yaml'), 'guideKinds:\n  nights:\n    name: Nights\n');
const urls = { wordpress: 'http://wordpress.test', frontend: 'http://site.test' };
const store = loadStore({ root, ownContent: root, site: 'DSH', urls, showOnFront: 'posts' });
const at = (path: string) => resolveAddress(path, store);

describe('a type of any kind', () => {
  it.each([
    ['/guides/', 'archive-guide'],
    ['/guides/first-week/', 'single-guide-first-week'],
    ['/guides/first-week/sleep/', 'single-guide-sleep'],
    ['/case-studies/one/', 'single-case-study-one'],
    ['/guide-kinds/nights/', 'taxonomy-guide-kind-nights'],
  ])('%s has the template %s', (path, template) => {
    expect(at(path)).toMatchObject({ status: 200, location: null });
    expect(at(path).templates[0]).toBe(template);
  });

  it('has its name as a variable, also with a hyphen', () => {
    expect(at('/?case-study=one')).toMatchObject({
      status: 200,
      object: { slug: 'one', typename: 'FootbridgeCaseStudy' },
    });
    expect(at('/?guide-kind=nights').location).toBe('/guide-kinds/nights/');
  });

  it('has a list only with an archive, and nothing for what is not there', () => {
    expect(at('/case-studies/').status).toBe(404);
    expect(at('/guides/sleep/').status).not.toBe(200);
  });

  it('knows its parents', () => {
    expect(store.postAt('/guides/first-week/sleep/')?.parentId).toBe(store.postAt('/guides/first-week/')?.id);
  });

  it('has problems that name file, field and remedy', () => {
    const problems = store.data.problems.map(({ file, message }) => `${file}: ${message}`);
    expect(problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^e\.md: path: must begin with \/guides\/$/),
        expect.stringMatching(
          /^f\.md: type: "gide" is none of page, post|^f\.md: type: "gide" is none of .*guide.*model\.json/,
        ),
        expect.stringMatching(/^d\.md: path: \/guides\/ belongs to the type guide, and WordPress shows that\. Give/),
      ]),
    );
  });
});
