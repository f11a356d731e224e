/** Editors' sessions on several hosts (docs/redis.md), with a real Redis: a session that ended on one is invalid on all. */
import { rmSync } from 'node:fs';

import { flagsFolder } from '@footbridge/bridge/platform/folders';
import { invalidationLog } from '@footbridge/bridge/cache/page-cache/site-invalidation';

import { Browser, forgetEditors, OWN_SCRIPT, signingSite } from '../../editors/editor/support';
import { describeRedis, redisPerTest } from '../../../../../__tests__/support/redis-server';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
const site = signingSite(server);
redisPerTest({ settings: ['--appendonly', 'no'], isOwn: true });

afterEach(async () => {
  const { shared } = invalidationLog();
  await Reflect.get(shared ?? {}, 'close')?.call(shared);
});

/** The next request comes to a machine that has seen none of this. */
function onAnotherMachine(): void {
  forgetEditors();
  rmSync(flagsFolder(), { recursive: true, force: true });
}
const whoAmI = async (browser: Browser) => (await browser.send('/api/faust/auth/token', OWN_SCRIPT)).status;

describeRedis('an editor of several hosts', () => {
  it('who signed out on one is signed out on all, though the session’s cookie be shown once more', async () => {
    const { browser } = site;
    await browser.send(await browser.begin());
    onAnotherMachine();
    expect(await whoAmI(browser)).toBe(200);
    const cookies = { ...browser.cookies };
    expect((await browser.send('/api/faust/auth/logout', OWN_SCRIPT, 'POST')).status).toBe(205);
    onAnotherMachine();
    Object.assign(browser.cookies, cookies);
    expect(await whoAmI(browser)).toBe(401);
  });

  it('comes back from WordPress once: the way that one machine took no other takes again', async () => {
    const { browser, seen } = site;
    const back = await browser.begin();
    expect((await browser.send(back)).status).toBe(303);
    onAnotherMachine();
    const other = new Browser('198.51.100.200');
    Object.assign(other.cookies, { 'footbridge-sign-in': browser.cookies['footbridge-sign-in'] });
    expect((await other.send(back)).status).toBe(403);
    expect(seen.grants).toHaveLength(1);
  });
});
