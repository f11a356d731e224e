import { readFileSync } from 'node:fs';
import { Problem, UsageError } from './process/problem';
import type { Command } from './tool/command';

const usage = `npm run tool -- release-notes TAG

Prints the section of CHANGELOG.md for a tag such as v1.0.0, for the release workflow. The tag must be package.json's version.`;

/** Returns the text of a version's section in CHANGELOG.md. @throws Problem where there is none, or it has no date or no text */
export function notesOf(changelog: string, version: string): string {
  const [heading = '', ...lines] =
    changelog
      .split(/^## /m)
      .find((text) => text.startsWith(`[${version}]`))
      ?.split('\n') ?? [];
  const notes = lines.join('\n').trim();
  if (!/ - \d{4}-\d\d-\d\d$/.test(heading) || !notes)
    throw new Problem(`CHANGELOG.md has no section "## [${version}] - YYYY-MM-DD" with a text.`);
  return notes;
}

function run([tag, ...more]: string[]): void {
  if (!tag || more.length > 0) throw new UsageError(usage);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (tag !== `v${version}`) throw new Problem(`The tag is ${tag}, but package.json has version ${version}.`);
  console.log(notesOf(readFileSync('CHANGELOG.md', 'utf8'), version));
}

export const command: Command = { usage, run };
