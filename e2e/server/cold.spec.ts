import { nextFreePort } from '@footbridge/tools/process/ports';
import { startEmbeddedWordPress, type EmbeddedWordPress } from '@footbridge/embedded/server';
import { inARow, startCountingProxy, type CountingProxy } from '../support/counting-proxy';
import { E2E_SECRET, E2E_SITE } from '../support/settings';
import { serveBuild, type SiteProcess } from '../support/site-process';
import { otherPages, templatePages } from '../support/templates';
import { expect, test } from '../support/test';

// One site for all of them.
test.describe.configure({ mode: 'default' });

let wordPress: EmbeddedWordPress;
let proxy: CountingProxy;
let site: SiteProcess;

test.beforeAll(async () => {
  wordPress = await startEmbeddedWordPress({
    webhookSecret: E2E_SECRET,
    site: E2E_SITE,
    port: await nextFreePort(23_530),
    frontendUrl: 'http://127.0.0.1:3000',
  });
  proxy = await startCountingProxy(wordPress.url, await nextFreePort(23_550));
  site = await serveBuild(proxy.url, await nextFreePort(23_570));
  // Menus, options and the search index are cached from here on.
  expect((await site.get('/work-and-the-fmla/')).status).toBe(200);
  expect((await site.get('/search/?s=work')).status).toBe(200);
});

test.afterAll(async () => {
  await site?.stop();
  await proxy?.close();
  await wordPress?.close();
});

/** WordPress's routing of the address, and then the page. */
const IN_A_ROW = 2;

for (const [name, path] of Object.entries({ ...templatePages, ...otherPages })) {
  test(`${name}: no more than ${IN_A_ROW} requests to WordPress stand one behind the other`, async () => {
    proxy.reset();
    expect((await site.get(path)).status).toBe(200);
    expect(proxy.requests.length).toBeGreaterThan(0);
    expect(inARow(proxy.requests)).toBeLessThanOrEqual(IN_A_ROW);
  });
}
