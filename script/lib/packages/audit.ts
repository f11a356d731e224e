/** `npm run audit:packages`: no package with a known weakness, but those that somebody explained (audit-exceptions.json). */
import { spawnSync } from 'node:child_process';
import exceptions from './audit-exceptions.json';
import { exceptionsSchema, problemsIn, readAudit } from './findings';
import { NOT_ASKED } from './exit-codes';

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const audit = readAudit(stdout);

if (audit.kind === 'not-asked') {
  console.log(
    `Not asked: ${audit.why}\nThe registry in use does not answer npm audit. Run this where it does: npm config get registry says which one it is.`,
  );
  process.exitCode = NOT_ASKED;
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
