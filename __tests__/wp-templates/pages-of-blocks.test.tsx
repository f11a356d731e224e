/** A page that an editor builds of blocks is its template's page: the same markup and structured data. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainText } from '@footbridge/bridge/wordpress/html/clean';
import { loadPath } from '@footbridge/bridge/pages/page/load';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { site } from '@/site-config/site';
import { templates } from '@/wp-templates';
import { structuredDataView } from '@/wp-templates/shared/structured-data/structured-data-view';
import { TemplatePage } from '@/wp-templates/TemplatePage';
import { start } from '../../packages/embedded/__tests__/support/server';
import { CONTENT } from '../../packages/embedded/__tests__/support/stand-ins';
import { sentHtml } from '../support/sent-html';
import { configureFaust, resetState } from '../support/wordpress-server';
import { ROUTE_SECRET } from '../support/resolve-route';

const block = (name: string, attributes: object = {}, inner?: string): string => {
  const opening = `<!-- wp:footbridge/${name} ${JSON.stringify({ align: 'full', ...attributes })}`;
  return inner === undefined ? `${opening} /-->` : `${opening} -->\n\n${inner}\n\n<!-- /wp:footbridge/${name} -->`;
};

const QUESTIONS = '## Questions people ask first';

/** The pages' texts as blocks, by content file and path. */
const PAGES: Record<string, [path: string, ofBlocks: (text: string) => string]> = {
  'front-page.md': [
    '/',
    (text) => {
      const [, sentence = '', body = '', questions = ''] =
        new RegExp(`^(.*?\\.) (.*)${QUESTIONS}(.*)$`, 's').exec(text) ?? [];
      return [
        block('hero', { sentence }),
        block('ways-in'),
        block('introduction', {}, body.trim()),
        ...['levels-of-care', 'facilities', 'reviews', 'people', 'articles'].map((name) => block(name)),
        block('questions', { heading: QUESTIONS.slice(3) }, questions.trim()),
        block('call-to-action'),
      ].join('\n\n');
    },
  ],
  'admissions/index.md': [site.admissionsPath, (text) => `${text}\n\n${block('callback-form')}`],
  'verify-insurance.md': [
    '/verify-insurance/',
    (text) => [block('insurance-check'), text, block('call-to-action', { insurance: false })].join('\n\n'),
  ],
};

let folder: string;
let plain: EmbeddedWordPress;
let built: EmbeddedWordPress;

beforeAll(async () => {
  process.env.FOOTBRIDGE_SECRET = ROUTE_SECRET;
  configureFaust();
  folder = mkdtempSync(join(tmpdir(), 'footbridge-blocks-'));
  cpSync(CONTENT, folder, { recursive: true });
  for (const [file, [, ofBlocks]] of Object.entries(PAGES)) {
    const at = join(folder, 'pages', file);
    const [, head = '', text = ''] = /^(---\n.*?\n---\n)(.*)$/s.exec(readFileSync(at, 'utf8')) ?? [];
    writeFileSync(at, `${head.replace(/^template: .*\n/m, '')}\n${ofBlocks(text.trim())}\n`);
  }
  const options = { webhookSecret: ROUTE_SECRET };
  [plain, built] = await Promise.all([start('DSH', options), start('DSH', { ...options, contentDir: folder })]);
});
afterAll(async () => {
  await Promise.all([plain.close(), built.close()]);
  rmSync(folder, { recursive: true });
});

/** Numbers React's ids, which say where in the tree a component is. */
function numberIds(html: string): string {
  const ids = new Map<string, string>();
  return html.replaceAll(/_R_\w*?_/g, (id) => ids.get(id) ?? ids.set(id, `id-${ids.size}`).get(id) ?? '');
}

/** Returns a page's markup, tag by tag, and its structured data. */
async function shown({ url }: EmbeddedWordPress, path: string) {
  process.env.WORDPRESS_URL = url;
  resetState();
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const outcome = await loadPath(path, templates);
  if (outcome.kind !== 'page') throw new Error(`${path}: ${outcome.kind}`);
  // As Next hands it on.
  const props = JSON.parse(JSON.stringify(outcome)) as typeof outcome;
  const html = (await sentHtml(<TemplatePage {...props} />)).replaceAll(url, '');
  return {
    // Line breaks between tags are WordPress's.
    html: numberIds(html)
      .replace(/ data-template="[^"]*"/, '')
      .replaceAll(/\n+(?=<)/g, '')
      .split(/(?=<)/),
    structuredData: JSON.stringify(structuredDataView(props, site, plainText)).replaceAll(url, ''),
  };
}

it.each(Object.entries(PAGES))('a page of blocks is the page of its template: %s', async (_, [path]) => {
  const template = await shown(plain, path);
  const blocks = await shown(built, path);
  expect(blocks).toEqual(template);
  expect(template.html.filter((part) => part.startsWith('<h2')).length).toBeGreaterThan(1);
});
