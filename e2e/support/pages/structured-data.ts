import { nodesIn } from '@/__tests__/support/structured-data';
import type { Locator, Page } from '@playwright/test';
import { brand } from '../settings';
import { otherPages, templatePages } from '../templates';
import { expect } from '../test';

type Node = Record<string, unknown>;

export const own = `https://${brand.domain}`;
/** Of templates and states: results of searches, and one source's reviews, are for no search engine. */
export const NOT_LISTED: readonly string[] = [
  templatePages.search,
  otherPages['the reviews of one source'],
  otherPages['a search that finds nothing'],
  otherPages['the search form alone'],
  otherPages['a locked page'],
  '/nearby/',
];

/** A page's facts as readers see them. */
interface Shown {
  h1: string;
  /** The breadcrumb's names and paths, from the front page down; empty where there is none. */
  trail: { name: string; path: string }[];
  /** Names in the byline by what they did, with credentials. */
  byline: Record<string, string>;
  /** "November 21, 2026"; null where none is shown. */
  updated: string | null;
  /** Questions that can be opened. */
  questions: string[];
  text: string;
}

const texts = async (all: Locator): Promise<string[]> =>
  (await all.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());

/** Reads the main part of the open page. */
export async function shownOn(page: Page): Promise<Shown> {
  const main = page.locator('main');
  const crumbs = main.locator('.breadcrumbs a');
  const [names, paths] = [
    await texts(crumbs),
    await crumbs.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')),
  ];
  const cards = main.locator('.byline .contributor-card');
  const [roles, people] = [await texts(cards.locator('small:first-child')), await texts(cards.locator('a, b'))];
  const [text = ''] = await texts(main);
  return {
    h1: (await texts(main.locator('h1')))[0] ?? '',
    trail: names.map((name, i) => ({ name, path: paths[i] ?? '' })),
    byline: Object.fromEntries(roles.map((role, i) => [role, people[i] ?? ''])),
    updated: /Last updated (\w+ \d+, \d{4})/.exec(text)?.[1] ?? null,
    questions: await texts(main.locator('details > summary')),
    text,
  };
}

export interface Served {
  html: string;
  data: unknown[];
  graph: Node[];
}

/** Returns what a page's HTML declares to search engines. */
export function readServed(html: string): Served {
  const data: unknown[] = [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text),
  );
  return { html, data, graph: nodesIn(data).filter((node) => node['@type'] !== undefined) };
}

/** The content of a meta element, as it is written. */
export const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

const plain = (value: unknown): string =>
  String(value ?? '')
    .replace(/\s+/g, ' ')
    .trim();
const longDay = (day: unknown): string =>
  new Date(`${plain(day)}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const ofType = ({ graph }: Served, type: string): Node[] => graph.filter((node) => node['@type'] === type);

function pageIn({ graph }: Served): Node {
  const found = graph.find((node) => String(node['@id']).endsWith('#page'));
  if (!found) throw new Error('no node is the page');
  return found;
}

/** Returns a property's value, or the node that it references. */
function nodeAt({ graph }: Served, value: unknown): Node {
  const [given = {}] = nodesIn(value);
  return given['@type'] === undefined ? (graph.find((node) => node['@id'] === given['@id']) ?? {}) : given;
}

/** A person of the data as the byline writes one. */
const credit = (all: Served, ref: unknown): string => {
  const { name, honorificSuffix } = nodeAt(all, ref);
  return [name, honorificSuffix].filter(Boolean).join(', ');
};

/** The page's title, way, people and day. */
export function expectSamePage(all: Served, shown: Shown): void {
  const page = pageIn(all);
  expect(plain(page.name)).toBe(shown.h1);
  const crumbs = nodesIn(nodeAt(all, page.breadcrumb).itemListElement).filter((node) => node['@type'] === 'ListItem');
  expect(crumbs.slice(0, -1).map(({ name, item }) => ({ name, path: nodesIn(item)[0]?.['@id'] }))).toEqual(
    shown.trail.map(({ name, path }) => ({ name, path: own + path })),
  );
  if (crumbs.length > 0) expect(crumbs.at(-1)?.name).toBe(shown.h1);
  const served = {
    'Written by': credit(all, page.author),
    'Edited by': credit(all, page.editor),
    'Reviewed by': credit(all, page.reviewedBy),
  };
  expect(Object.fromEntries(Object.entries(served).filter(([, name]) => name))).toEqual(shown.byline);
  if (shown.updated) expect(longDay(page.dateModified)).toBe(shown.updated);
  for (const article of ofType(all, 'Article').filter(({ mainEntityOfPage }) => mainEntityOfPage)) {
    expect(plain(article.headline)).toBe(shown.h1);
    expect([article.author, article.editor, article.dateModified]).toEqual([
      page.author,
      page.editor,
      page.dateModified,
    ]);
  }
}

/** Expects that questions, ratings, reviews and numbers in the data are shown on the page. */
export function expectShown(all: Served, shown: Shown): void {
  for (const { name } of ofType(all, 'Question')) expect(shown.questions).toContain(plain(name));
  for (const { ratingValue, reviewCount } of ofType(all, 'AggregateRating'))
    expect(shown.text).toContain(
      `${plain(ratingValue)} out of 5 from ${Number(reviewCount).toLocaleString('en-US')} review`,
    );
  for (const { reviewBody } of ofType(all, 'Review')) expect(shown.text).toContain(plain(reviewBody));
  for (const { telephone } of [...ofType(all, 'MedicalOrganization'), ...ofType(all, 'MedicalClinic')])
    if (telephone) expect(all.html).toContain(`href="tel:${plain(telephone)}"`);
}
