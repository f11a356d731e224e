import { Problem } from '../process/problem';

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
