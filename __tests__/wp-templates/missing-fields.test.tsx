/**
 * Every template, made and rendered from answers in which something is missing: each field is null, each list is empty. What
 * is of another type is null by then (properties/wordpress-answers.test.ts). A few of each template, chosen by a seed;
 * more with FOOTBRIDGE_SAMPLE=40, all of them, also of its other states, with FOOTBRIDGE_LONG=1.
 */
import { plainText } from '@footbridge/bridge/wordpress/html/clean';
import { loadPath, loadSearch } from '@footbridge/bridge/pages/page/load';
import { Layout } from '@/components/Layout/Layout';
import { otherPagesOf, templatePagesOf } from '@/e2e/support/templates';
import { seeded } from '@footbridge/tools/process/random';
import { site } from '@/site-config/site';
import type { PageOutcome } from '@footbridge/bridge/pages/page/outcome';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { templateOf, templates } from '@/wp-templates';
import { structuredDataView } from '@/wp-templates/shared/structured-data/structured-data-view';
import { TemplatePage } from '@/wp-templates/TemplatePage';
import { replayWordPress, type ReplayedWordPress, type TakenAnswer } from '../support/replayed-wordpress';
import { sentHtml } from '../support/sent-html';
import { configureFaust, resetState, LOG_LEVELS } from '../support/wordpress-server';
import { ROUTE_SECRET } from '../support/resolve-route';
import { start } from '../../packages/embedded/__tests__/support/server';

const IS_LONG = process.env.FOOTBRIDGE_LONG === '1';
const SEED = Number(process.env.FOOTBRIDGE_SEED ?? 20_261_122);
/** Of each page. */
const SAMPLE = Number(process.env.FOOTBRIDGE_SAMPLE ?? 3);

jest.setTimeout((IS_LONG ? 60 : 10) * 60_000);

/** Text that must not be shown. */
const UNSAID = /\b(?:null|undefined|NaN)\b|\[object Object\]|Invalid Date/g;

let wordpress: EmbeddedWordPress;
let replayed: ReplayedWordPress;

beforeAll(async () => {
  process.env.FOOTBRIDGE_SECRET = ROUTE_SECRET;
  wordpress = await start('DSH', { webhookSecret: ROUTE_SECRET });
  configureFaust();
});
afterAll(() => {
  return wordpress.close();
});
beforeEach(() => {
  process.env.WORDPRESS_URL = wordpress.url;
  resetState();
  for (const level of LOG_LEVELS) jest.spyOn(console, level).mockImplementation(() => undefined);
  replayed = replayWordPress();
});

const pages = Object.entries({ ...templatePagesOf(site), ...(IS_LONG && otherPagesOf(site)) });

function load(path: string): Promise<PageOutcome> {
  const words = /^\/search\/(?:\?s=(.*))?$/.exec(path);
  return words ? loadSearch({ words: words[1] ?? '', page: 1 }, templates) : loadPath(path, templates);
}

/** The rendered page and its structured data. */
async function rendered(outcome: PageOutcome): Promise<string> {
  if (outcome.kind !== 'page') return '';
  // As Next hands it on.
  const props = JSON.parse(JSON.stringify(outcome)) as typeof outcome;
  const { template, layout } = props;
  const machine = JSON.stringify(structuredDataView(props, site, plainText));
  const html = await sentHtml(
    <Layout layout={layout} isReduced={templateOf(template)?.hasReducedLayout ?? false}>
      <TemplatePage {...props} />
    </Layout>,
  );
  return html + machine.replaceAll(/:null\b/g, '');
}

type Place = readonly (string | number)[];

interface Case {
  answer: TakenAnswer;
  place: Place;
  value: unknown;
}

/** Returns an answer's places with a value, each once per list: that of the first entry that has it. */
function placesIn(data: unknown): { place: Place; isFilledList: boolean }[] {
  const found = new Map<string, { place: Place; isFilledList: boolean }>();
  const visit = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) return value.forEach((item, index) => visit(item, [...place, index]));
    for (const [key, one] of Object.entries(Object(value))) {
      if (one === null || key === '__typename' || typeof value !== 'object') continue;
      const at = [...place, key];
      const pattern = at.filter((part) => typeof part === 'string').join('.');
      if (!found.has(pattern)) found.set(pattern, { place: at, isFilledList: Array.isArray(one) && one.length > 0 });
      visit(one, at);
    }
  };
  visit(data, []);
  return [...found.values()];
}

const casesOf = (answers: readonly TakenAnswer[]): Case[] =>
  answers.flatMap((answer) =>
    placesIn(answer.data).flatMap(({ place, isFilledList }) =>
      [null, ...(isFilledList ? [[]] : [])].map((value) => ({ answer, place, value })),
    ),
  );

/** Puts another value at one place of the response. Mutates it. */
function withValueAt(data: unknown, { place, value }: Case): unknown {
  let holder: unknown = data;
  for (const part of place.slice(0, -1)) holder = Reflect.get(Object(holder), part);
  Reflect.set(Object(holder), place.at(-1) ?? '', value);
  return data;
}

function sampled(cases: Case[]): Case[] {
  if (IS_LONG) return cases;
  const random = seeded(SEED);
  return cases
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, SAMPLE)
    .map(({ one }) => one);
}

const named = ({ answer, place, value }: Case): string =>
  `${answer.operation} ${place.join('.')} = ${JSON.stringify(value)}`;

/** What is wrong with a page of which something is missing; null when it is sound, or counts as a failure of WordPress. */
async function problemOf(path: string, one: Case, usual: ReadonlySet<string>): Promise<string | null> {
  // Not the layout, unless it is its answer: it is loaded once for all.
  resetState(/^(?:GetMenu|GetSiteOptions)$/.test(one.answer.operation) ? [] : ['shared']);
  replayed.change(one.answer.key, (data) => withValueAt(data, one));
  try {
    const html = await rendered(await load(path));
    const said = [...html.matchAll(UNSAID)].map(([word]) => word).filter((word) => !usual.has(word));
    return said.length > 0 ? `${path}: ${named(one)} prints ${said.join(', ')}` : null;
  } catch (error) {
    return error instanceof Error && error.name === 'UpstreamError'
      ? null
      : `${path}: ${named(one)} throws ${error instanceof Error ? (error.stack ?? '').split('\n').slice(0, 4).join(' ') : String(error)}`;
  }
}

async function problemsOf(path: string): Promise<{ count: number; problems: string[] }> {
  const usual = new Set([...(await rendered(await load(path))).matchAll(UNSAID)].map(([word]) => word));
  const cases = sampled(casesOf(replayed.taken()));
  const problems: string[] = [];
  for (const one of cases) {
    const problem = await problemOf(path, one, usual);
    if (problem) problems.push(problem);
  }
  replayed.change(null);
  if (IS_LONG || process.env.FOOTBRIDGE_SAMPLE)
    process.stdout.write(`${path}: ${cases.length} cases, ${problems.length} problems\n`);
  return { count: cases.length, problems };
}

describe('a page of which WordPress gives less', () => {
  it.each(pages)('renders without it: %s', async (_, path) => {
    const { count, problems } = await problemsOf(path);
    expect(problems).toEqual([]);
    expect(count).toBeGreaterThanOrEqual(Math.min(SAMPLE, 3));
  });
});
