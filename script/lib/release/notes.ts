/** Returns the text of a version's section in CHANGELOG.md. @throws Error where there is none, or it is empty */
export function notesOf(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${version}]`));
  const notes = section?.split('\n').slice(1).join('\n').trim();
  if (!notes) throw new Error(`CHANGELOG.md has no section "## [${version}]" with a text.`);
  return notes;
}
