import type { Locator, Page } from '@playwright/test';

/** A page's facts as readers see them. */
export interface Shown {
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
