/**
 * `npm run audit:packages`: fails for packages with known vulnerabilities, except explained ones
 * (audit-exceptions.json).
 */
import { spawnSync } from 'node:child_process';
import exceptions from './audit-exceptions.json';
import { exceptionsSchema, problemsIn, readAudit } from './findings';
import { UNAVAILABLE } from './exit-codes';

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const audit = readAudit(stdout);

if (audit.kind === 'unavailable') {
  console.log(
    `Not checked: ${audit.why}\nThe registry in use does not support npm audit. Run this where it does: npm config get registry prints which one it is.`,
  );
  process.exitCode = UNAVAILABLE;
} else {
  const problems = problemsIn(
    audit.findings,
    exceptionsSchema.parse(exceptions),
    new Date().toISOString().slice(0, 10),
  );
  console.log(
    problems.length === 0
      ? `${audit.findings.length} findings, all explained.`
      : `${problems.join('\n')}\n\nUpdate the package; or say in script/lib/packages/audit-exceptions.json why it does not concern this site, and until when.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
