import { spawnSync } from 'node:child_process';
import { noArguments } from '../process/flags';
import { Problem, UNAVAILABLE } from '../process/problem';
import type { Command } from '../tool/command';
import exceptions from './audit-exceptions.json';
import { exceptionsSchema, problemsIn, readAudit } from './findings';

const usage = `npm run tool -- audit

Fails for packages with known vulnerabilities, except those that packages/tools/packages/audit-exceptions.json explains.
Exit code ${UNAVAILABLE}: the registry in use does not answer npm audit.`;

function run(args: string[]): void {
  noArguments(args, 'npm run tool -- audit --help');
  const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const audit = readAudit(stdout);
  if (audit.kind === 'unavailable')
    throw new Problem(
      `Not checked: ${audit.why}\nThe registry in use does not support npm audit. Run this where it does: npm config get registry prints which one it is.`,
      UNAVAILABLE,
    );
  const problems = problemsIn(
    audit.findings,
    exceptionsSchema.parse(exceptions),
    new Date().toISOString().slice(0, 10),
  );
  if (problems.length > 0)
    throw new Problem(
      `${problems.join('\n')}\n\nUpdate the package; or say in packages/tools/packages/audit-exceptions.json why it does not concern this site, and until when.`,
    );
  console.log(`${audit.findings.length} findings, all explained.`);
}

export const command: Command = { usage, run };
