import { chromium } from '@playwright/test';

import { SITE_CODES, siteOf, sites } from '@/site-config/brands';

import { ensureChromium, findChromium } from '../chromium';
import { endOnError } from '../process/end-on-error';
import { parseFlags } from '../process/flags';
import { Problem } from '../process/problem';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { findBrand } from '../server/arguments';
import type { Command } from '../tool/command';
import { drawSheet } from './sheet';
import { takeScreenshots } from './take';
import { takeVisitorPictures } from './visitor';

import type { SiteCode } from '@/site-config/types';
import { DEFAULT_SITE } from '@/site-config/default-site';

const FOLDER = 'docs/images';
const PORT = 3290;
const usage = `npm run tool -- screenshots [CODE …]

Builds and serves the brands one after another, and takes the screenshots of the documentation: ${FOLDER}.`;
const supervisor = createSupervisor(20_000);

/** Resolves once the brand is served; its output is shown when it ends before. */
async function serve(code: SiteCode): Promise<() => Promise<void>> {
  let output = '';
  let ready = (): void => undefined;
  const served = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const server = supervisor.start('script/server', ['--site', code, '--port', String(PORT)], {
    env: { ...process.env, WORDPRESS_URL: '', NEXT_PUBLIC_WORDPRESS_URL: '' },
    onOutput: (text) => {
      output += text;
      if (output.includes('footbridge-demo')) ready();
    },
  });
  const ended = server.exited.then(() => {
    throw new Problem(`${code} could not be served:\n${output}`);
  });
  await Promise.race([served, ended]);
  // From here on this process ends it.
  ended.catch(() => undefined);
  return server.end;
}

async function run(args: string[]): Promise<void> {
  const { positionals: names } = parseFlags({ args, allowPositionals: true }, 'npm run tool -- screenshots --help');
  stopOnSignals(supervisor, signalExitCode);
  const missing = await ensureChromium(supervisor);
  if (missing) throw new Problem(missing);
  const named = names.map((name) => findBrand(name, sites, 'screenshots').code);
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
  supervisor.own(() => browser.close());
  for (const code of named.length > 0 ? named : SITE_CODES) {
    console.log(siteOf(code).fullName);
    const end = await serve(code);
    const origin = `http://127.0.0.1:${PORT}`;
    await takeScreenshots(browser, origin, code, FOLDER);
    if (code === DEFAULT_SITE) await takeVisitorPictures(browser, origin, FOLDER);
    await end();
  }
  await browser.close();
  await drawSheet(FOLDER, `${FOLDER}/front-pages.png`);
}

export const command: Command = { usage, run: (args) => run(args).catch(endOnError(supervisor)) };
