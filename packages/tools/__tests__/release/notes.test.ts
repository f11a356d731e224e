import { readFileSync } from 'node:fs';
import packageJson from '@/package.json';
import { notesOf } from '@footbridge/tools/release-notes';

const CHANGELOG =
  '# Changelog\n\n## [1.1.0] - 2026-12-01\n\n### Added\n\n- One.\n\n## [1.0.0] - 2026-11-25\n\n- Zero.\n';

describe('the notes of a release', () => {
  it('are the text of its section', () => {
    expect(notesOf(CHANGELOG, '1.1.0')).toBe('### Added\n\n- One.');
    expect(notesOf(CHANGELOG, '1.0.0')).toBe('- Zero.');
  });

  it('are missing while the section has no date', () => {
    expect(() => notesOf(CHANGELOG.replace('2026-12-01', 'unreleased'), '1.1.0')).toThrow('YYYY-MM-DD');
  });

  it.each(['1.0', '2.0.0', '.*'])('are missing for %s', (version) => {
    expect(() => notesOf(CHANGELOG, version)).toThrow(`"## [${version}] - YYYY-MM-DD"`);
  });

  it('are written for the version of package.json', () => {
    const changelog = readFileSync('CHANGELOG.md', 'utf8').replace('- unreleased', '- 2026-12-01');
    expect(notesOf(changelog, packageJson.version)).not.toBe('');
  });

  it('are of the version of the plugin', () => {
    const plugin = 'packages/plugin/footbridge';
    expect(readFileSync(`${plugin}/footbridge.php`, 'utf8')).toContain(`Version:           ${packageJson.version}\n`);
    expect(readFileSync(`${plugin}/readme.txt`, 'utf8')).toContain(`Stable tag: ${packageJson.version}\n`);
  });
});
