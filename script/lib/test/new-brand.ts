import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exitResult, runCommand, type CommandRunner } from './commands';
import type { StepResult } from './results';
import type { Variables } from '../process/supervisor';

/** The code of the brand that is made. */
export const NEW_BRAND = 'TST';

/**
 * Makes a brand beside copies of the others, runs tests with it, and removes it.
 * @param test gets the environment that adds the brand
 */
export async function withNewBrand(
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
