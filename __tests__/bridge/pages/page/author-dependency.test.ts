/** @jest-environment node */
import { loadPage } from '@/bridge/pages/page/load';
import { recordedValidity } from '@/bridge/cache/page-cache/memory';
import { templates } from '@/wp-templates';
import { startEmbeddedWordPress, type EmbeddedWordPress } from '@/wordpress/embedded/server';

import { configureFaust } from '../../../support/wordpress-server';

let wordPress: EmbeddedWordPress;
beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  wordPress = await startEmbeddedWordPress({ site: 'DSH', port: 0, frontendUrl: 'http://127.0.0.1:3000' });
  process.env.WORDPRESS_URL = wordPress.url;
  configureFaust(templates);
});
afterAll(() => wordPress.close());

/** Returns the keys of users that a page depends on. */
async function userKeys(path: string): Promise<string[]> {
  await loadPage({ params: { wordpressNode: path.split('/').filter(Boolean) } }, templates);
  const keys = recordedValidity(path)?.dependencies.flatMap((one) => one.keys) ?? [];
  expect(keys).toContain(`uri:${path}`);
  return keys.filter((key) => key.startsWith('user:'));
}

describe('an edit of a user renews', () => {
  it('no page that shows its contributors instead', async () => {
    expect(await userKeys('/what-is-detox/')).toEqual([]);
  });

  it('a page that shows the user, and the archive', async () => {
    expect(await userKeys('/a-note-on-words/')).toHaveLength(1);
    expect(await userKeys('/author/editor/')).toHaveLength(1);
  });
});
