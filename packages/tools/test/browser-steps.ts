/** Steps that drive a browser, alone or beside others. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Variables } from '../process/supervisor';
import { exitResult, runCommand, runReported, type CommandRunner } from './commands';
import { playwrightCounts, skipped, type StepResult } from './results';
import type { Step } from './scheduler';

/** What runs where another step needs the build first. */
export const BUILD = 'build';

/** The port by which a real WordPress knows the site that its editors' tests start (docs/editors.md). */
const portForRealWordPress = (env: Variables): Variables => (env.E2E_WORDPRESS_URL ? { PORT: env.PORT } : {});

interface BrowserTests {
  runner: CommandRunner;
  browser: Promise<string | null>;
  name: string;
  site: string;
  args: string[];
  env?: Variables;
}

export function browserTests({ runner, browser, name, site, args, env }: BrowserTests): Step {
  return {
    name,
    after: [BUILD],
    // Beside another step, what waits for the browser would sometimes wait too long.
    alone: true,
    run: async () => {
      const missing = await browser;
      if (missing) return skipped(missing);
      return runReported(runner, {
        name,
        read: playwrightCounts,
        command: (file) => ({
          // A single failure among hundreds on a busy machine is retried.
          args: ['e2e', '--', '--reporter=list,json', '--retries=1', ...args],
          // On any other signal Playwright leaves its server and its browser behind.
          stopSignal: 'SIGINT',
          env: {
            ...env,
            FOOTBRIDGE_E2E_SITE: site,
            PLAYWRIGHT_JSON_OUTPUT_FILE: file,
            ...portForRealWordPress(process.env),
          },
        }),
      });
    },
  };
}

/** A list, a text, a form and a facility; pages.spec.ts has axe and the head's contents of every template. */
const LIGHTHOUSE_PAGES = 'front-page,single,template-insurance-verification,single-facility,home';

/** Lighthouse checks that do not depend on the machine's speed: of every template, or of one with each kind of content. */
export function lighthouse({
  runner,
  browser,
  site,
  isLong,
}: Pick<BrowserTests, 'runner' | 'browser' | 'site'> & { isLong: boolean }): Step {
  const name = `Lighthouse ${site}`;
  return {
    name,
    after: [BUILD],
    run: async () => {
      const missing = await browser;
      if (missing) return skipped(missing);
      const only = isLong ? [] : ['--only', LIGHTHOUSE_PAGES];
      const categories = ['--categories', 'accessibility,best-practices,seo'];
      const args = ['tool', '--', 'bench', 'web', '--site', site, ...categories, ...only];
      return exitResult(await runCommand(runner, { name, args }));
    },
  };
}

/** The crawl of a brand that `npm run tool -- brand new` makes, without another build (docs/brands.md). */
export function newBrandCrawl(runner: CommandRunner, browser: Promise<string | null>): Step {
  const name = 'crawl a new brand';
  const crawl = (env: Variables) =>
    briefCrawl({ runner, browser, name, site: NEW_BRAND, port: FIRST_CRAWL_PORT - 1, env });
  return { ...crawl({}), run: () => withNewBrand(runner, name, (env) => crawl(env).run()) };
}

/** Brief crawls run side by side: each has a port. */
export const FIRST_CRAWL_PORT = 3231;

/** Each page of a brand once, by its HTML, and the front page in a browser. */
export function briefCrawl({ site, port, env, ...more }: Omit<BrowserTests, 'args'> & { port: number }): Step {
  const args = ['crawl', '--grep', '@brief', '--project', 'desktop', '--output', `test-results/${site}`];
  return { ...browserTests({ ...more, site, args, env: { ...env, FOOTBRIDGE_E2E_PORT: String(port) } }), alone: false };
}

/** The code of the brand that is made. */
const NEW_BRAND = 'TST';

/**
 * Makes a brand beside copies of the others, runs tests with it, and removes it.
 * @param test gets the environment that adds the brand
 */
async function withNewBrand(
  runner: CommandRunner,
  name: string,
  test: (env: Variables) => Promise<StepResult>,
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-new-brand-'));
  const env = { BRANDS_DIR: folder };
  try {
    cpSync(join(runner.root, 'site-config/brands'), folder, {
      recursive: true,
      filter: (file) => !file.endsWith('.avif'),
    });
    const answers = ['--name', 'Blue Ridge Treatment Center', '--domain', 'blueridge.example', '--city', 'Asheville'];
    const made = exitResult(
      await runCommand(runner, {
        name,
        args: ['tool', '--', 'brand', 'new', NEW_BRAND, ...answers, '--state', 'NC'],
        env,
      }),
    );
    return made.failed > 0 ? made : await test(env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
