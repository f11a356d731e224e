/**
 * Processing a text needs at most three times the steps for twice the text (packages/bridge/docs/reliability.md). Steps are counted, not
 * timed: see __tests__/support/steps/steps.ts, which is imported first because it counts what is compiled after it.
 * Every reader reads some of the hostile texts; with FOOTBRIDGE_LONG=1 each reads all of them, which takes minutes.
 */
import { withoutClearFlags } from '@footbridge/shared/clear-flags';
import { stepsOf } from '../support/steps/steps';

import * as fc from 'fast-check';

import { reviewsPath } from '@footbridge/bridge/pages/routing/reviews';
import { previewedIn } from '@footbridge/bridge/pages/routing/preview';
import { withQuery } from '@footbridge/bridge/server/steps/keep-query';
import { normalizeTarget } from '@footbridge/bridge/pages/routing/normalize-target';
import { parseSearch } from '@footbridge/bridge/pages/routing/search';
import { judgeSpelling, wordsOf } from '@footbridge/bridge/pages/routing/spelling';
import { cleanComment } from '@footbridge/bridge/pages/comments/clean';
import { fieldProblems, typedIn } from '@footbridge/bridge/pages/comments/fields';
import { isFileName } from '@footbridge/bridge/platform/request/missing-file';
import { cdata } from '@footbridge/bridge/feeds/documents/xml';
import { feedHtml } from '@footbridge/bridge/feeds/feed/content';
import { parseFeed } from '@footbridge/bridge/feeds/feed/parse';
import { normalizeMenu } from '@footbridge/bridge/pages/layout/normalize-menu';
import { backgroundAddress } from '@footbridge/bridge/wordpress/html/media';
import { cleanHtml, plainText } from '@footbridge/bridge/wordpress/html/clean';
import { inlineText } from '@footbridge/bridge/wordpress/html/inline';
import { mapAt } from '@footbridge/bridge/wordpress/html/maps';
import { textParts } from '@footbridge/bridge/wordpress/html/parts';
import { videoAt } from '@footbridge/bridge/wordpress/html/players';
import { parseKeys } from '@footbridge/bridge/wordpress/dependencies/keys';
import { acceptedEncoding } from '@footbridge/bridge/cache/response-cache/encodings';
import { plainForm } from '@footbridge/bridge/leads/lead/plain-fields';
import { truncateMessage } from '@footbridge/bridge/platform/logging/json-lines';
import { scrub } from '@footbridge/bridge/platform/scrub';
import { cleanPath, pathOfUri } from '@footbridge/bridge/wordpress/url/path';
import { splitQuery } from '@footbridge/bridge/pages/routing/variables';
import { transformTools as tools } from '@footbridge/bridge/pages/page/tools';
import { routeKind } from '@footbridge/bridge/platform/request/route-kind';
import { mediaPath, siteLink } from '@footbridge/bridge/wordpress/url/policy';
import { publicText } from '@footbridge/bridge/wordpress/url/public-text';
import { blockCss } from '@/components/Prose/blocks';
import { scrubAddress, scrubFile } from '@footbridge/shared/errors/address';
import { scrubSelector, scrubText } from '@footbridge/shared/errors/text';
import { crisisLinks } from '@footbridge/shared/crisis-numbers';
import { truncate } from '@footbridge/browser/lib/truncate';
import { accreditationNames, phoneView } from '@/wp-templates/shared/facilities';
import { prose, splitContent } from '@/wp-templates/shared/prose';
import { parsedSchema } from '@/wp-templates/shared/page-info';
import { questionsIn } from '@/wp-templates/shared/structured-data/articles';
import { plainExcerpt } from '@/wp-templates/shared/text';
import { grown, HTML_SHAPES, SHAPES, TOKENS, type Growing } from '../support/hostile-texts';
import { renderContent } from '@footbridge/embedded/editing/paragraphs';
import { toSlug } from '@footbridge/embedded/editing/slug';

import { always, JEST_TIMEOUT_MS } from '../support/cases';
import { logSinkState } from '@footbridge/bridge/platform/log';

jest.setTimeout(Math.max(JEST_TIMEOUT_MS, 300_000));

const IS_LONG = process.env.FOOTBRIDGE_LONG === '1';

type Readers = Readonly<Record<string, (text: string) => unknown>>;

/** Functions that read HTML or titles from others. */
const HTML_READERS: Readers = {
  cleanHtml,
  plainText,
  inlineText,
  textParts,
  cleanComment,
  feedHtml: (text) => feedHtml(text, 'https://deserthope.example/x/'),
  blockCss: (text) => blockCss(`<div class="prose">${text}</div>`),
  prose: (text) =>
    prose(text, { ...tools, html: (html) => ({ html: html ?? '', headings: [], opensWithCrisisCall: false }) }, 12),
  splitContent: (text) => splitContent(text, tools),
  questionsIn: (text) => questionsIn(text, plainText),
  writtenExcerpt: (text) => tools.excerpt({ excerpt: text, content: text }, { isWritten: true }),
  renderContent,
  toSlug,
};

/** All other functions that read texts from others. */
const READERS: Readers = {
  plainExcerpt: (text) => plainExcerpt(text, tools),
  phoneView,
  accreditationNames: (text) => accreditationNames([text]),
  parsedSchema: (text) => parsedSchema({ schema: JSON.stringify([text]) }, tools),
  truncate: (text) => truncate(text, 180),
  crisisLinks,
  backgroundAddress,
  siteLink,
  mediaPath,
  publicText,
  mapAt,
  videoAt,
  menu: (text) =>
    normalizeMenu(
      [
        {
          databaseId: 1,
          label: text,
          url: text,
          order: 1,
          parentDatabaseId: 0,
          title: text,
          description: text,
          target: null,
          cssClasses: [text],
          connectedNode: null,
        },
      ],
      siteLink,
    ),
  cdata,
  reviewsPath,
  previewedIn: (text) => previewedIn(new URLSearchParams(text), text),
  withQuery: (text) => withQuery('/x/', text, text),
  splitQuery: (text) => splitQuery(new URLSearchParams(text)),
  normalizeTarget,
  parseSearch: (text) => parseSearch(`/search/${text}/`, { s: text }),
  judgeSpelling,
  wordsOf,
  withoutClearFlags: (text) => withoutClearFlags(`?${text}`),
  comment: (text) => fieldProblems(typedIn(new URLSearchParams({ author: text, email: text, comment: text }))),
  plainForm: (text) => plainForm(new URLSearchParams(text)),
  isFileName,
  parseFeed,
  parseKeys,
  acceptedEncoding,
  cleanPath: (text) => cleanPath(text.split('/')),
  pathOfUri,
  routeKind,
  scrub,
  truncateMessage,
  scrubText,
  scrubSelector,
  scrubAddress,
  scrubFile,
};

const MAX_GROWTH = 3;
/** A call's fixed cost: a short text's growth means nothing. */
const FIXED_STEPS = 2_000;

/** How often a piece is repeated: a step for each pair of them has to show beside a thousand for each of them. */
const MANY = 500;
const FEWER = 250;
/** Above the limit of 512 nested elements: below it, steps grow with the depth. */
const DEEPER = 600;
/**
 * They need the most steps for each piece. More than 128 pieces: elements are nested no deeper, and below that the
 * steps grow with the depth.
 */
const COSTLY = new Map([
  [cleanHtml, FEWER],
  [cleanComment, FEWER],
  [HTML_READERS.feedHtml, 150],
]);

/**
 * They read 4,000 characters at most, and may need steps for pairs of them (properties/regexes.test.ts names each
 * bound).
 */
const BOUNDED = new Set<(text: string) => unknown>([scrub, scrubText, scrubAddress, scrubFile]);

/** What is refused is read, too. */
function read(reader: (text: string) => unknown, text: string): void {
  try {
    reader(text);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
}

const stepsFor = (reader: (text: string) => unknown, text: string): number => stepsOf(() => read(reader, text));

function growthOnce(reader: (text: string) => unknown, text: Growing, count: number): number {
  const after = stepsFor(reader, grown(text, 2 * count)) + FIXED_STEPS;
  return Number.isFinite(after) ? after / (stepsFor(reader, grown(text, count)) + FIXED_STEPS) : after;
}

/**
 * Returns the ratio of steps for twice as many pieces. Counts again above the limit: the first call may have built
 * tables.
 */
function growth(reader: (text: string) => unknown, text: Growing, count: number): number {
  const found = growthOnce(reader, text, count);
  return found > MAX_GROWTH ? growthOnce(reader, text, count) : found;
}

/** In the short form a reader reads one shape in so many, the next reader the ones after those. */
const SHAPES_PER_SAMPLE = 12;

function sampled(shapes: Readonly<Record<string, Growing>>, readerIndex: number): [title: string, text: Growing][] {
  return Object.entries(shapes).filter((_, index) => IS_LONG || (index + readerIndex) % SHAPES_PER_SAMPLE === 0);
}

function slowFor(reader: (text: string) => unknown, shapes: [title: string, text: Growing][]): string[] {
  // What ran before all this is not this reader's.
  stepsOf(() => undefined);
  return shapes.flatMap(([title, text]) => {
    const found = growth(reader, text, COSTLY.get(reader) ?? MANY);
    return found > MAX_GROWTH ? [`${title}: ${found.toFixed(1)} times`] : [];
  });
}

beforeAll(() => {
  process.env.WORDPRESS_URL = 'https://cms.example.org';
  logSinkState.value = () => undefined;
});
afterAll(() => {
  logSinkState.value = undefined;
});

describe('needs at most three times the steps for twice a hostile text:', () => {
  const numbered = (readers: Readers) =>
    Object.entries(readers).map(([name, reader], index) => ({ name, reader, index }));

  it.each(numbered(HTML_READERS))('$name', ({ reader, index }) => {
    expect(slowFor(reader, sampled(HTML_SHAPES, index))).toEqual([]);
  });

  it.each(numbered(READERS))('$name', ({ reader, index }) => {
    expect(slowFor(reader, sampled(SHAPES, index))).toEqual([]);
  });

  it('every reader, for texts of any pieces', () => {
    const all = Object.entries({ ...HTML_READERS, ...READERS }).filter(([, reader]) => !BOUNDED.has(reader));
    const some = (most: number) =>
      fc.array(fc.constantFrom(...TOKENS), { maxLength: most }).map((tokens) => tokens.join(''));
    const piece = fc.tuple(fc.constantFrom(...TOKENS), some(2)).map((tokens) => tokens.join(''));
    always(
      [fc.constantFrom(...all), some(2), piece, some(2)],
      ([, reader], before, repeated, after) => {
        expect(growth(reader, { before, piece: repeated, after }, DEEPER)).toBeLessThanOrEqual(MAX_GROWTH);
      },
      IS_LONG ? 1 : 10,
    );
  });
});
