/** `npm run e2e:brands [-- CODE …]`: follows every link of each brand's site, one after another. */
import { SITE_CODES, siteOf, sites } from '@/site-config/brands';
import { ensureChromium } from './chromium';
import { endOnError } from './process/end-on-error';
import { Problem } from './process/problem';
import { signalExitCode, stopOnSignals } from './process/signals';
import { createSupervisor } from './process/supervisor';
import { findBrand } from './server/arguments';

const supervisor = createSupervisor(20_000);

async function main(): Promise<void> {
  stopOnSignals(supervisor, signalExitCode);
  const named = process.argv.slice(2).map((name) => findBrand(name, sites, 'e2e:brands').code);
  const missing = await ensureChromium(supervisor);
  if (missing) throw new Problem(missing);

  const failed: string[] = [];
  for (const code of named.length > 0 ? named : SITE_CODES) {
    console.log(`\n${siteOf(code).fullName} (${code})`);
    const { exited } = supervisor.start('npm', ['run', '--silent', 'e2e', '--', 'crawl'], {
      // On any other signal Playwright leaves its server and its browser behind.
      stopSignal: 'SIGINT',
      env: { ...process.env, FOOTBRIDGE_E2E_SITE: code },
      onOutput: (text) => process.stdout.write(text),
    });
    if ((await exited).code !== 0) failed.push(code);
    if (supervisor.isStopping()) return;
  }
  console.log(failed.length > 0 ? `\nNot whole: ${failed.join(', ')}` : '\nEvery site is whole.');
  process.exitCode = failed.length > 0 ? 1 : 0;
}

main().catch(endOnError(supervisor));
