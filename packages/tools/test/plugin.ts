/** The checks of the WordPress plugin, by the tools that Composer brings. Where there is no PHP they are skipped, by name. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { exitResult, logFileOf, runCommand, runReported, type Command, type CommandRunner } from './commands';
import { failed, PASSED, phpunitCounts, skipped, type StepResult } from './results';
import type { Step } from './scheduler';

const FOLDER = 'packages/plugin';
const PACKAGES = { name: 'plugin packages', folder: FOLDER };
/** WordPress's coding standards: apart, because not every Packagist mirror has them. */
const TOOLS = { name: 'plugin tools', folder: `${FOLDER}/tools` };

// On a CI machine the user is root.
const env = { COMPOSER_ALLOW_SUPERUSER: '1', COMPOSER_NO_INTERACTION: '1' };
const composerIn = (folder: string, ...args: string[]): Omit<Command, 'name'> => ({
  program: ['composer'],
  args: ['--no-ansi', ...args],
  folder,
  env,
});
const composer = (...args: string[]) => composerIn(FOLDER, ...args);

/** @param php resolves to null where there are PHP and Composer, else to what is missing. */
export function pluginSteps(runner: CommandRunner, php: Promise<string | null>): Step[] {
  const script = (name: string, args: string[], after?: string[]): Step => ({
    name,
    after,
    run: async () => {
      const missing = await php;
      return missing ? skipped(missing) : exitResult(await runCommand(runner, { name, ...composer(...args) }));
    },
  });
  const tests = 'plugin tests';
  return [
    ...[PACKAGES, TOOLS].map((set): Step => ({ name: set.name, run: async () => packages(runner, set, await php) })),
    script('plugin syntax', ['run-script', 'syntax']),
    script('plugin standards', ['run-script', 'standards'], [TOOLS.name]),
    script('plugin analysis', ['run-script', 'analyse', '--', '--no-progress'], [PACKAGES.name]),
    {
      name: tests,
      after: [PACKAGES.name],
      run: () =>
        runReported(runner, {
          name: tests,
          read: phpunitCounts,
          command: (file) => composer('run-script', 'test', '--', '--colors=never', '--log-junit', file),
        }),
    },
  ];
}

async function packages(runner: CommandRunner, set: typeof PACKAGES, missing: string | null): Promise<StepResult> {
  if (missing) return skipped(missing);
  const { name } = set;
  const folder = join(runner.root, set.folder);
  const installed = join(folder, 'vendor/composer/installed.json');
  // There is no lock file, so Composer would look for newer versions of what the packages need.
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(join(folder, 'composer.json')).mtimeMs)
    return PASSED;
  const { code, timedOut } = await runCommand(runner, {
    name,
    ...composerIn(set.folder, 'install', '--no-progress'),
  });
  if (code !== 0 || timedOut) return unavailable(logFileOf(runner.logFolder, name)) ?? failed(`exit code ${code}`);
  return PASSED;
}

/** Skipped without network, like browser tests without a browser; and where a mirror of Packagist has not all packages. */
function unavailable(logFile: string): StepResult | null {
  const log = readFileSync(logFile, 'utf8');
  if (/curl error|could not be downloaded|[Ee]nded by force/.test(log))
    return skipped('the plugin’s packages are not here, and could not be downloaded');
  const absent = /requires (\S+)(?: \S+)?, (?:it could not be found|found .* but it does not match)/.exec(log);
  return absent ? skipped(`this package registry does not have the required version of ${absent[1]}`) : null;
}
