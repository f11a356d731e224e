import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toSlug } from '@footbridge/embedded/editing/slug';
import { renderBlocks } from '@footbridge/embedded/markdown/wp-blocks';
import { sites } from '@/site-config/brands';
import { CONTENT, contentOf } from './support/stand-ins';

const NONCE = '0123456789abcdef0123456789abcdef';
const store = contentOf('DSH');

const NAMES = new Set(['footbridge/facility-card', 'footbridge/crisis-box', 'acme/a']);
const render = (content: string) => renderBlocks(content, { store, marked: { nonce: NONCE, names: NAMES } });

/** The blocks that the site gets, in their order. */
const blocksIn = (html: string): unknown[] =>
  [...html.matchAll(/data-block="([^"]*)"/g)].map(([, block = '']) =>
    JSON.parse(Buffer.from(block, 'base64url').toString()),
  );
const facilityOf = (slug: string) => {
  const [block] = blocksIn(render(`<!-- wp:footbridge/facility-card {"facility":"${slug}"} /-->`));
  const { attributes } = block as { attributes: { facility: unknown } };
  return attributes.facility;
};

describe('a facility that a content file names', () => {
  const office = store.postBySlug('facility', 'desert-hope-outpatient-office')?.id;

  it.each<[string, unknown]>([
    ['desert-hope-outpatient-office', office],
    ['outpatient-office', office],
    // Ends of a slug are no slug.
    ['office', 'office'],
    ['center', 'center'],
    ['no-such', 'no-such'],
    ['', ''],
  ])('“%s”', (slug, id) => expect(facilityOf(slug)).toBe(id));

  it('without the brand’s name, of each brand', () => {
    const file = readFileSync(join(CONTENT, 'facilities/outpatient-office.md'), 'utf8');
    const slugs = [...file.matchAll(/^ +slug: (.*)-outpatient-office$/gm)].map(([, name]) => name);
    expect(slugs.toSorted()).toEqual(sites.map(({ shortName }) => toSlug(shortName)).toSorted());
  });
});

describe('hostile delimiters', () => {
  const CARD = 'footbridge/facility-card';
  it.each<[string, string, string[]]>([
    ['upper case', '<!-- wp:Footbridge/Facility-Card /-->', []],
    ['no end', `<!-- wp:acme/a --><p>a</p>`, ['acme/a']],
    ['no start', '<p>a</p><!-- /wp:acme/a -->', []],
    ['crossed', `<!-- wp:acme/a --><!-- wp:${CARD} --><!-- /wp:acme/a -->`, [CARD, 'acme/a']],
    ['attributes that are a list', `<!-- wp:acme/a [1] /-->`, []],
    ['broken attributes', `<!-- wp:acme/a {"a":} /-->`, ['acme/a']],
    ['a prototype', `<!-- wp:acme/a {"__proto__":{"a":1},"constructor":null} /-->`, ['acme/a']],
    ['the end of a comment in an attribute', `<!-- wp:acme/a {"a":"--\\u003e"} /-->`, ['acme/a']],
  ])('%s', (_, content, names) => {
    const found = blocksIn(render(content)) as { name: string }[];
    expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(Object.prototype).not.toHaveProperty('a');
  });

  it.each(['<!-- wp:acme/a {', '<!-- wp:acme/a -->', '<!-- wp:acme/a {"a":1} /-->', '<!-- /wp:acme/a -->'])(
    'ten thousand of %s in a megabyte',
    (delimiter) => {
      const text = `${delimiter}${'x'.repeat(80)}`.repeat(10_000);
      expect(render(text).length).toBeGreaterThanOrEqual(800_000);
    },
  );
});
