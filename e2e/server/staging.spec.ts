/** A staging site, closed to search engines. */
import { nextFreePort } from '@footbridge/tools/process/ports';
import { startEmbeddedWordPress, type EmbeddedWordPress } from '@footbridge/embedded/server';
import { E2E_SECRET, E2E_SITE } from '../support/settings';
import { serveBuild, type SiteProcess } from '../support/site-process';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial' });

let wordPress: EmbeddedWordPress;
let site: SiteProcess;

test.beforeAll(async () => {
  wordPress = await startEmbeddedWordPress({
    webhookSecret: E2E_SECRET,
    site: E2E_SITE,
    port: await nextFreePort(21_500),
    frontendUrl: 'http://127.0.0.1:3000',
  });
  process.env.SITE_STAGE = 'staging';
  site = await serveBuild(wordPress.url, await nextFreePort(21_600));
  delete process.env.SITE_STAGE;
});

test.afterAll(async () => {
  await site?.stop();
  await wordPress?.close();
});

test('its cached pages do not close the public site that serves them next', async () => {
  expect((await site.get('/about/')).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  const next = await serveBuild(wordPress.url, await nextFreePort(21_700), { stored: site.dataDir });
  const response = await next.get('/about/');
  await next.stop();
  expect([response.status, response.headers.get('x-nextjs-cache'), response.headers.get('x-robots-tag')]).toEqual([
    200,
    'HIT',
    null,
  ]);
});
