/** A rolling deploy: pages of an older build, from a cache or an open tab, with a server of the new one. */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextFreePort } from '@footbridge/tools/process/ports';
import type { EmbeddedWordPress } from '@footbridge/embedded/server';
import { serveBuild, type SiteProcess, startWordPress } from '../support/site-process';
import { expect, test } from '../support/test';

import type { Page } from '@playwright/test';

test.describe.configure({ mode: 'default' });

const CONTACT = '/contact/';
const HASH = /-([0-9a-f]{8})(?=\.(?:js|css)\b)/g;
/** The same code under the names of another build. */
const older = (text: string): string => text.replace(HASH, (_, hash: string) => `-${[...hash].toReversed().join('')}`);

let stored: string;
let wordPress: EmbeddedWordPress;
let site: SiteProcess;

test.beforeAll(async () => {
  const build = join(__dirname, '../../.build/site/browser');
  stored = mkdtempSync(join(tmpdir(), 'footbridge-older-'));
  mkdirSync(join(stored, 'browser'));
  for (const name of readdirSync(build)) {
    if (/\.(?:js|css)$/.test(name))
      writeFileSync(join(stored, 'browser', older(name)), older(readFileSync(join(build, name), 'utf8')));
    else if (name.endsWith('.mjs')) cpSync(join(build, name), join(stored, 'browser', name));
  }
  const port = await nextFreePort(22_900);
  wordPress = await startWordPress(22_800, { frontendUrl: `http://127.0.0.1:${port}` });
  site = await serveBuild(wordPress.url, port, { stored, env: { LEAD_KEY: randomBytes(32).toString('base64') } });
});

test.afterAll(async () => {
  await site?.stop();
  await wordPress?.close();
  rmSync(stored, { recursive: true, force: true });
});

/** Opens the page as cached from a build whose files have other names. */
async function openKept(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(site.url + CONTACT, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(site.url + CONTACT);
}

test('a page of the build before loads its own script from the new server, and sends its form', async ({
  page,
  watch,
}) => {
  await openKept(page, older);
  const form = page.locator('[data-island="CallbackForm"]');
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-island-status', 'hydrated');
  await page.getByLabel('Someone I love').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Last name').fill('Lee');
  await page.getByLabel('Phone number').pressSequentially('7025550199');
  await page.clock.setFixedTime(new Date(Date.now() + 20_000));
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. We have it.' })).toBeFocused();
  const now = readdirSync(join(__dirname, '../../.build/site/browser'));
  const scripts = watch.requests
    .filter((url) => url.endsWith('.js'))
    .map((url) => new URL(url).pathname.replace('/browser/', ''));
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((name) => now.includes(name))).toEqual([]);
  expect(watch.problems).toEqual([]);
});
