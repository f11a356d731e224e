import { readFileSync } from 'node:fs';
import packageJson from '@/package.json';
import { notesOf } from '@/script/lib/release/notes';

const CHANGELOG =
  '# Changelog\n\n## [1.1.0] - 2026-12-01\n\n### Added\n\n- One.\n\n## [1.0.0] - 2026-11-25\n\n- Zero.\n';

describe('the notes of a release', () => {
  it('are the text of its section', () => {
    expect(notesOf(CHANGELOG, '1.1.0')).toBe('### Added\n\n- One.');
    expect(notesOf(CHANGELOG, '1.0.0')).toBe('- Zero.');
  });

  it.each(['1.0', '2.0.0', '.*'])('are missing for %s', (version) => {
    expect(() => notesOf(CHANGELOG, version)).toThrow(`"## [${version}]"`);
  });

  it('are written for the version of package.json', () => {
    expect(notesOf(readFileSync('CHANGELOG.md', 'utf8'), packageJson.version)).not.toBe('');
  });
});
