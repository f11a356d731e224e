import { gzipSync } from 'node:zlib';
import { devices, type Browser, type Page, type Request } from '@playwright/test';
import { Parser } from 'htmlparser2';

export interface PageSize {
  name: string;
  html: number;
  /** External scripts without a touch, and after the page's form was touched; null where it has none. */
  files: number;
  touchedFiles: number | null;
  /** Inline content of the HTML: scripts, configuration JSON, and data for search engines. */
  inline: number;
  linkedData: number;
  /** Everything loaded without interaction. */
  everything: number;
  requests: number;
}

/**
 * Returns inline scripts, JSON (page data, island props, `__NEXT_DATA__`) and speculation rules, and the data for search
 * engines, which neither runs nor configures.
 */
function inlineOf(html: string): { code: string; linkedData: string } {
  const found = { code: '', linkedData: '' };
  let into: keyof typeof found | null = null;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      found.code += attributes['data-island-props'] ?? '';
      if (name === 'script' && attributes.src === undefined)
        into = attributes.type === 'application/ld+json' ? 'linkedData' : 'code';
    },
    ontext: (text) => {
      if (into) found[into] += text;
    },
    onclosetag: () => {
      into = null;
    },
  });
  parser.end(html);
  return found;
}

const gzipBytes = (text: string): number => (text === '' ? 0 : gzipSync(text, { level: 9 }).length);

const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** How long no request may have begun or ended before a page counts as quiet, ms. */
const QUIET_MS = 2000;
/** A form or chart of the page. Maps are left out: their code loads on a click. */
const FIELD = '[data-island-when=visible] :is(input:not([type=hidden]), textarea, select, button):visible';

/** All is compared in the form that every server has. */
const GZIP = { 'accept-encoding': 'gzip' };

/** Resolves when the page has sent no request for two seconds. Call it before the navigation. */
function quietness(page: Page): () => Promise<void> {
  let last = performance.now();
  for (const event of ['request', 'requestfinished', 'requestfailed'] as const)
    page.on(event as 'request', () => (last = performance.now()));
  return async () => {
    await page.waitForLoadState('networkidle');
    last = Math.max(last, performance.now() - QUIET_MS / 2);
    while (performance.now() - last < QUIET_MS) await page.waitForTimeout(QUIET_MS / 8);
  };
}

async function sizes(requests: readonly Request[]) {
  const all = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      size: (await request.sizes()).responseBodySize,
    })),
  );
  const sum = (some: typeof all) => some.reduce((total, { size }) => total + size, 0);
  return { files: sum(all.filter(({ type }) => type === 'script')), everything: sum(all) };
}

async function warm(url: string): Promise<void> {
  for (let times = 0; times < 2; times += 1) await (await fetch(url, { headers: GZIP })).arrayBuffer();
}

/**
 * Opens a page on a phone as a new visitor, without interaction, then touches its form where it has one.
 * @returns what was loaded, in transferred bytes (gzip)
 */
export async function visitForSize(browser: Browser, name: string, url: string): Promise<PageSize> {
  await warm(url);
  const context = await browser.newContext({ ...PHONE, extraHTTPHeaders: GZIP });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    const quiet = quietness(page);
    const answer = await page.goto(url);
    if (!answer?.ok()) throw new Error(`${url} responds with ${answer?.status() ?? 'nothing'}.`);
    await quiet();

    const html = await answer.text();
    const { code, linkedData } = inlineOf(html);
    const first = await sizes(requests);
    const size = {
      name,
      ...first,
      inline: gzipBytes(code),
      linkedData: gzipBytes(linkedData),
      html: (await answer.request().sizes()).responseBodySize,
      requests: requests.length,
    };
    const field = page.locator(FIELD).first();
    if ((await field.count()) === 0) return { ...size, touchedFiles: null };
    await field.focus();
    await page.keyboard.type('a');
    await quiet();
    return { ...size, touchedFiles: (await sizes(requests)).files };
  } finally {
    await context.close();
  }
}
