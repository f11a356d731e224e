/** The keys that a webhook invalidates. Which pages that are: renewals.test.ts, and `npm run tool -- edits`. */
import { matchOf, type Kind } from '@footbridge/bridge/cache/invalidation/webhook';

const event = (kind: Kind, keys: string[] = [], uris: string[] = []) => ({ kind, keys, uris });
const id = (key: string): string => Buffer.from(key).toString('base64');

describe('a webhook invalidates', () => {
  it.each<Kind>(['menu', 'options', 'settings'])('what shows menus or options, whatever the keys: %s', (kind) => {
    expect(matchOf([event(kind, ['list:menuitem'])])).toEqual(
      expect.arrayContaining([`kind:${kind}`, 'list:menuitem']),
    );
    expect(matchOf([event('list', ['list:menuitem'])])).not.toContain(`kind:${kind}`);
  });

  it.each<Kind>(['all', 'permalinks'])('everything after %s, 404s and redirects too', (kind) => {
    expect(matchOf([event('node', [id('post:2')], ['/about/']), event(kind)])).toBe('*');
  });

  it('each node and address of all its events, once', () => {
    const match = matchOf([
      event('node', [`body:post:2`, id('comment:36')], ['/about/', '/about-us/']),
      event('list', ['posts:term:203'], ['/about/']),
    ]);
    expect(match).toEqual(
      expect.arrayContaining(['body:post:2', 'comment:36', 'posts:term:203', 'uri:/about/', 'uri:/about-us/']),
    );
    expect(new Set(match).size).toBe(match.length);
  });

  it('nothing without events', () => expect(matchOf([])).toEqual([]));
});
