/**
 * What a page's data holds for the browser and no view reads. Every template, in every state that the embedded content has
 * it in, drawn from what the loader makes of it. A view that hands an object on whole (`{...card}`) counts as having read all of it.
 */
import Loadable from 'next/dist/shared/lib/loadable.shared-runtime';
import { loadPath, loadSearch } from '@/bridge/page/load';
import type { PageProps } from '@/bridge/types';
import { Frame } from '@/components/Frame/Frame';
import { PageHead } from '@/components/PageHead/PageHead';
import { otherPagesOf, templatePagesOf } from '@/e2e/support/templates';
import { sites } from '@/site-config/brands';
import { templates } from '@/wp-templates';
import { browserProps, drawnPage } from '@/wp-templates/shared/structured-data/drawn-page';
import { UNREAD } from '@/wp-templates/shared/sent-once/unread';
import { TemplateView } from '@/wp-templates/views';
import type { EmbeddedWordPress } from '@/wordpress/embedded/server';
import { ReadRecord } from '../support/read-record';
import { sentHtml } from '../support/sent-html';
import { configureFaust } from '../support/wordpress-server';
import { start } from './support/server';

jest.setTimeout(5 * 60_000);

let wordpress: EmbeddedWordPress;

beforeAll(async () => {
  wordpress = await start('DSH');
  process.env.WORDPRESS_URL = wordpress.url;
  configureFaust();
  for (const level of ['info', 'warn', 'log'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
  await Loadable.preloadAll();
});
afterAll(() => wordpress.close());

/** What the browser gets of a page. */
async function propsOf(path: string): Promise<PageProps> {
  const words = /^\/search\/(?:\?s=(.*))?$/.exec(path);
  const outcome = words ? await loadSearch({ words: words[1] ?? '', page: 1 }, templates) : await loadPath(path, templates);
  if (outcome.kind !== 'page') throw new Error(`${path} is no page: ${outcome.kind}`);
  const { template, page, view, frame, visit } = outcome;
  const props = drawnPage(JSON.parse(JSON.stringify(browserProps({ template, page, view, frame, visit }))));
  if (!props) throw new Error(`${path} is not drawn`);
  return props;
}

/** Read by a click, where the operator has a style for maps (components/FacilityMap). */
const LATER = ['view.places[].latitude', 'view.places[].longitude', 'view.places[].name', 'view.places[].url'];

it('is what the list of it says, and is left out', async () => {
  const records = new Map<string, ReadRecord>();
  const frames = new ReadRecord();
  for (const path of Object.values({ ...templatePagesOf(sites.DSH), ...otherPagesOf(sites.DSH) })) {
    const { template, page, view, frame } = await propsOf(path);
    const record = records.get(template) ?? new ReadRecord();
    records.set(template, record);
    await sentHtml(
      <Frame frame={frames.of(frame, 'frame')} isReduced={false}>
        <PageHead head={frames.of(page.head, 'head')} />
        <TemplateView template={template} view={record.of(view, 'view')} />
      </Frame>,
    );
  }
  const unread = [...records].map(([template, record]) => [template, record.unread.filter((path) => !LATER.includes(path)).map((path) => path.replace(/^view\./, ''))] as const);
  expect(frames.unread).toEqual([]);
  expect(Object.fromEntries(unread.filter(([, paths]) => paths.length > 0))).toEqual(UNREAD);
  expect(records.size).toBeGreaterThan(15);
});
