/** `npm run tool -- screenshots [CODE …]`: takes the pictures of the brands in docs/. */
import { mkdir } from 'node:fs/promises';
import { chromium, type Browser } from '@playwright/test';
import { SITE_CODES, siteOf, sites } from '@/site-config/brands';
import { ensureBuild } from '../build/build';
import { ensureChromium, findChromium } from '../chromium';
import { endOnError } from '../process/end-on-error';
import { parseFlags } from '../process/flags';
import { Problem } from '../process/problem';
import { signalExitCode, stopOnSignals } from '../process/signals';
import { createSupervisor } from '../process/supervisor';
import { findBrand } from '../server/arguments';
import { trialSite } from '../server/trial-site';
import { drawSheet } from './sheet';
import type { SiteConfig } from '@/site-config/types';

const USAGE = `npm run tool -- screenshots [CODE …]

Builds and serves the brands one after another, all without a CODE, and takes the pictures in docs/images/.`;

const FOLDER = 'docs/images';
const PORT = 3290;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const JPEG_QUALITY = 68;
const supervisor = createSupervisor();

/** Returns a brand's pages in docs/, one of each important kind, and how much of them is shown, px; null for all. */
const picturedPages = ({ code, facilities }: SiteConfig) => [
  { name: 'front', path: '/', shown: null },
  { name: 'article', path: '/what-is-detox/', shown: 2400 },
  { name: 'facility', path: facilities.find(({ siteKey }) => siteKey === code)?.path ?? '/facilities/', shown: 2400 },
  { name: 'contributor', path: '/contributors/elena-marsh/', shown: 2000 },
];

/** Takes pictures of one brand's pages in both sizes, as `<CODE>/<name>-<width>.jpg`. */
async function takePictures(browser: Browser, origin: string, site: SiteConfig): Promise<void> {
  await mkdir(`${FOLDER}/${site.code}`, { recursive: true });
  for (const viewport of SIZES) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    for (const { name, path, shown } of picturedPages(site)) {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      // Lazy pictures load when they are near.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
      });
      const clip = shown ? { x: 0, y: 0, width: viewport.width, height: shown } : undefined;
      const file = `${FOLDER}/${site.code}/${name}-${viewport.width}.jpg`;
      await page.screenshot({ path: file, type: 'jpeg', quality: JPEG_QUALITY, fullPage: true, clip });
      console.log(`  ${file}`);
    }
    await page.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseFlags(
    { allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } },
    'npm run tool -- screenshots --help',
  );
  if (values.help) return console.log(USAGE);
  stopOnSignals(supervisor, signalExitCode);
  const named = positionals.map((name) => findBrand(name, sites, 'screenshots').code);
  const missing = await ensureChromium(supervisor);
  if (missing) throw new Problem(missing);
  await ensureBuild({ root: process.cwd(), env: process.env, supervisor, report: console.error });
  const browser = await chromium.launch({ executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] });
  supervisor.own(() => browser.close());
  for (const code of named.length > 0 ? named : SITE_CODES) {
    const site = siteOf(code);
    console.log(site.fullName);
    const { server, end } = await trialSite({ site, port: PORT });
    supervisor.own(end);
    await server.start();
    await takePictures(browser, server.url, site);
    await end();
  }
  await supervisor.stop();
  await drawSheet(FOLDER, `${FOLDER}/front-pages.png`);
}

main().catch(endOnError(supervisor));
