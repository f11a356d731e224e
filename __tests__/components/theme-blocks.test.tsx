/** All blocks of the theme: with their defaults, with the data of WordPress, with nothing, and with hostile attributes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';

import { transformTools } from '@footbridge/bridge/pages/page/tools';
import * as stories from '@/components/blocks/blocks.stories';
import { blocks } from '@/components/blocks/registry';
import { headings, links, people, picture } from '@/components/content.fixture';
import { PageContext } from '@/components/page-context';
import { OnceContext } from '@/components/Prose/contexts';
import { replayQuery } from '@/__tests__/recordings/replay';
import { BLOCK_DATA_QUERY } from '@/queries/block-data';
import type { BlockAnswer } from '@/components/blocks/define-block';

const FOLDER = join(__dirname, '../../packages/plugin/footbridge/blocks');

interface BlockFile {
  name: string;
  title: string;
  icon: string;
  description: string;
  keywords: string[];
  category: string;
  attributes: Record<string, { type: string; enum?: unknown[]; default?: unknown }>;
  example: { attributes?: Record<string, unknown> };
  footbridge: { plain: string };
}

const files: BlockFile[] = readdirSync(FOLDER).map((name) =>
  JSON.parse(readFileSync(join(FOLDER, name, 'block.json'), 'utf8')),
);
const NAMES = files.map(({ name }) => name).toSorted();

const facility = (databaseId: number, title: string, state: string) => ({
  databaseId,
  title,
  uri: `/facilities/${title.toLowerCase()}/`,
  isRestricted: false,
  facilityDetails: {
    city: 'Reno',
    state,
    phone: '7025550180',
    accreditations: 'The Joint Commission',
    treatments: ['detox'],
    amenities: ['pool'],
    latitude: 39.5,
    longitude: -119.8,
  },
});
const review = (databaseId: number, source: string) => ({
  databaseId,
  reviewDetails: { rating: 4, firstName: 'Dana', lastName: 'K', sourceType: [source], comments: `Said on ${source}.` },
});

const ALL = {
  facilities: true,
  comparison: true,
  reviews: true,
  people: true,
  articles: true,
  pageIds: ['7'],
  withPageIds: true,
  mediaIds: ['9'],
  withMediaIds: true,
};
const facilities = { nodes: [facility(1, 'One', 'Nevada'), facility(2, 'Two', 'TX')] };
process.env.WORDPRESS_URL = 'http://127.0.0.1:8080';
const answer = replayQuery<BlockAnswer>(
  BLOCK_DATA_QUERY,
  {
    // The recorded root fields by alias.
    facilities,
    compared: facilities,
    reviews: { nodes: [review(3, 'internal'), review(4, 'google')] },
    contributors: {
      nodes: [
        {
          databaseId: 5,
          title: 'Elena Marsh',
          uri: '/contributors/elena-marsh/',
          contributorProfile: { categories: [{ categoryName: 'Nurses', order: 1, location: [] }] },
        },
      ],
    },
    posts: { nodes: [{ __typename: 'Post', databaseId: 6, title: 'An article', uri: '/an-article/' }] },

    contentNodes: { nodes: [{ __typename: 'Page', databaseId: 7, title: 'A page', uri: '/a-page/' }] },
    mediaItems: {
      nodes: [{ databaseId: 9, sourceUrl: '/wp-content/uploads/a.jpg', mediaDetails: { width: 300, height: 200 } }],
    },
  },
  ALL,
).data;

/** Returns the HTML of a block, so many times on a page with all facts; its problem when it is not drawn. */
function draw(
  name: string,
  attributes: object,
  data: BlockAnswer | object = answer ?? {},
  inner = <p>Inner text</p>,
  times = 1,
) {
  const block = blocks[name];
  if (!block) throw new Error(`${name} is not in the registry`);
  const parsed = block.attributes.safeParse(attributes);
  if (!parsed.success) return 'wrong attributes';
  const shown = block.data ? block.data(Object.assign({}, data), parsed.data, transformTools) : undefined;
  if (shown === null) return 'nothing to show';
  // As the page sends it.
  const sent: unknown = shown === undefined ? undefined : JSON.parse(JSON.stringify(shown));
  const facts = {
    title: 'A title',
    titleHtml: '',
    picture,
    byline: { people: people.map((person) => ({ ...person, role: 'Written by' })), updated: null },
    headings,
    related: links,
    topics: [],
    rating: { value: 4.5, count: 12 },
  };
  return renderToStaticMarkup(
    <PageContext value={facts}>
      <OnceContext value={new Set()}>
        {Array.from({ length: times }, (_, index) => (
          <block.Block key={index} attributes={parsed.data} data={sent}>
            {inner}
          </block.Block>
        ))}
      </OnceContext>
    </PageContext>,
  );
}

it('draws each block of the plugin', () => {
  expect(
    Object.keys(blocks)
      .filter((name) => name.startsWith('footbridge/'))
      .toSorted(),
  ).toEqual(NAMES);
});

it('shows each block in a story', () => {
  const { default: _, ...shown } = stories;
  const args = Object.values(shown).flatMap((story) => story.args?.shown ?? []);
  expect([...new Set(args.map(({ name }) => `footbridge/${name}`))].toSorted()).toEqual(NAMES);
});

it.each([0, 13])(
  'shows the plain form of a block with %s reviews, fewer or more than its block.json allows',
  (number) => {
    expect(draw('footbridge/reviews', { number })).toBe('wrong attributes');
  },
);

describe.each(files)('$name', ({ name, attributes, example, ...file }) => {
  it('has a place in the inserter', () => {
    expect(file.category).toBe('footbridge');
    expect(file.icon).toMatch(/^[a-z0-9-]+$/);
    expect(file.description.length).toBeGreaterThan(10);
    expect(file.keywords.length).toBeGreaterThan(1);
    expect(Object.values(attributes).filter((one) => one.default === undefined)).toEqual([]);
  });

  it('is drawn with the example of the inserter', () => {
    const drawn = draw(name, { facility: 1, ...example.attributes });
    expect(drawn).toMatch(/^<|^$/);
    expect(drawn.length).toBeGreaterThan(20);
  });

  it('has no id, and no name of a choice, twice on a page that has the block twice', () => {
    const drawn = draw(name, { facility: 1, ...example.attributes }, answer ?? {}, <p>Inner text</p>, 2);
    const ids = Array.from(drawn.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const forms = Array.from(drawn.matchAll(/data-island="(CallbackForm|FacilityQuestion|InsuranceCheck|SelfCheck)"/g));
    expect(forms.length).toBeLessThan(2);
    for (const [, place = ''] of drawn.matchAll(/ href="#([^"]+)"/g))
      if (!headings.some(({ id }) => id === place)) expect(ids).toContain(place);
  });

  it('is drawn, or shows its plain form, without anything', () => {
    const empty = Object.fromEntries(Object.entries(attributes).map(([key, one]) => [key, one.default]));
    expect(draw(name, empty, {}, <></>)).toMatch(/^<|^$|^nothing to show$/);
  });

  it('escapes what an author types, and draws nothing of another type', () => {
    for (const [key, one] of Object.entries(attributes)) {
      const hostile = one.type === 'string' ? '"><script>alert(1)</script>' : -1;
      const drawn = draw(name, { facility: 1, [key]: one.type === 'array' ? [hostile] : hostile });
      expect(drawn).not.toContain('<script>');
      expect(drawn).not.toContain('"="">');
      expect(draw(name, { facility: 1, [key]: { an: 'object' } })).toBe('wrong attributes');
    }
  });
});

describe('what blocks choose', () => {
  it('facilities of a state, by its name or letters', () => {
    for (const state of ['NV', 'nevada']) {
      const drawn = draw('footbridge/facilities', { state });
      expect(drawn).toContain('/facilities/one/');
      expect(drawn).not.toContain('/facilities/two/');
    }
    expect(draw('footbridge/facilities', { state: 'Ohio' })).toBe('nothing to show');
  });

  it('reviews of a source, with its average', () => {
    const drawn = draw('footbridge/reviews', { source: 'google' });
    expect(drawn).toContain('Said on google.');
    expect(drawn).not.toContain('Said on internal.');
    expect(drawn).toContain('4.00');
    expect(draw('footbridge/reviews', { source: 'yelp' })).toBe('nothing to show');
  });

  it('people of a role, or chosen; deleted ones are left out', () => {
    expect(draw('footbridge/people', { role: ' nurses ' })).toContain('Elena Marsh');
    expect(draw('footbridge/people', { role: 'Cooks' })).toBe('nothing to show');
    expect(draw('footbridge/people', { people: [404, 5] })).toContain('Elena Marsh');
    expect(draw('footbridge/people', { people: [404] })).toBe('nothing to show');
  });

  it('one chart of facilities that exist', () => {
    expect(draw('footbridge/comparison-chart', { chart: 'amenities' })).not.toContain('comparison-chart-treatment');
    expect(draw('footbridge/comparison-chart', { facilities: [1] })).toBe('nothing to show');
  });

  it('pages, or those of the page’s topics', () => {
    expect(draw('footbridge/related-pages', { pages: [7] })).toContain('href="/a-page/"');
    expect(draw('footbridge/related-pages', { pages: [8] })).toBe('nothing to show');
    expect(draw('footbridge/related-pages', {})).toContain(links[0]?.url);
  });

  it('a facility for the question, which must exist', () => {
    expect(draw('footbridge/facility-question', { facility: 1 })).toContain('Ask about One');
    expect(draw('footbridge/facility-question', { facility: 404 })).toBe('nothing to show');
  });

  it('videos of known providers only', () => {
    expect(draw('footbridge/video', { url: 'https://youtu.be/aqz-KE-bpKQ' })).toContain(
      'data-video="youtube/aqz-KE-bpKQ"',
    );
    expect(draw('footbridge/video', { url: 'javascript:alert(1)' })).toBe('nothing to show');
  });

  it('an own call to action, or the site’s words', () => {
    expect(draw('footbridge/call-to-action', { insurance: false })).toContain('Inner text');
    expect(draw('footbridge/call-to-action', {}, {}, <></>)).toContain('Talk it over');
  });
});
