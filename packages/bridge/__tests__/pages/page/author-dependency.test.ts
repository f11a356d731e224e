/** @jest-environment node */
import { loadPage } from '@footbridge/bridge/pages/page/load';
import { recordedValidity } from '@footbridge/bridge/cache/page-cache/renders';
import { templates } from '@/wp-templates';
import { startEmbeddedWordPress, type EmbeddedWordPress } from '@footbridge/embedded/server';

import { ROUTE_SECRET } from '../../../../../__tests__/support/resolve-route';
import { configureFaust } from '../../../../../__tests__/support/wordpress-server';

let wordPress: EmbeddedWordPress;
beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  wordPress = await startEmbeddedWordPress({
    site: 'DSH',
    port: 0,
    frontendUrl: 'http://127.0.0.1:3000',
    webhookSecret: ROUTE_SECRET,
  });
  process.env.WORDPRESS_URL = wordPress.url;
  process.env.FOOTBRIDGE_SECRET = ROUTE_SECRET;
  configureFaust(templates);
});
afterAll(() => {
  return wordPress.close();
});

/** Returns the users on whom a page depends. */
async function usersOf(path: string): Promise<string[]> {
  await loadPage({ params: { wordpressNode: path.split('/').filter(Boolean) } }, templates);
  const keys = recordedValidity(path)?.dependencies.flatMap((one) => one.keys) ?? [];
  expect(keys).toContain(`uri:${path}`);
  return [...new Set(keys.flatMap((key) => /(?:^|:)user:\d+$/.exec(key)?.[0].replace(/^:/, '') ?? []))];
}

describe('an edit of a user renews', () => {
  it('no page that shows its contributors instead', async () => {
    expect(await usersOf('/what-is-detox/')).toEqual([]);
  });

  it('a page that shows the user, and the archive', async () => {
    expect(await usersOf('/a-note-on-words/')).toHaveLength(1);
    expect(await usersOf('/author/editor/')).toHaveLength(1);
  });
});
