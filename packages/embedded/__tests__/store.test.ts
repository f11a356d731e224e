import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SiteCode } from '@/site-config/types';
import { toGmt } from '@footbridge/embedded/store/entities';
import { loadStore } from '@footbridge/embedded/store/load';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'footbridge-content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const load = (site: SiteCode = 'DSH') =>
  loadStore({
    root,
    ownContent: join(root, site),
    site,
    urls: { wordpress: 'http://wp.test', frontend: 'http://site.test' },
  });

const page = (fields: string, body = 'Text.') => `---\ntype: page\n${fields}\n---\n${body}\n`;

describe('a content file', () => {
  it('has its tokens filled in, in front matter and body', () => {
    write(
      'pages/a.md',
      page('path: /a/\ntitle: "About {{shortName}}"', 'We are in {{city}}, {{stateName}}. [Call]({{phoneTel}}).'),
    );
    const found = load('LAG').postAt('/a/');
    expect(found?.title).toBe('About Laguna');
    expect(found?.content).toMatch(/We are in Aliso Viejo, California\. <a href="tel:\+1\d{10}">Call<\/a>/);
  });

  it('has its own version on a brand', () => {
    write(
      'pages/a.md',
      page('path: /a/\ntitle: Common\nperSite:\n  LAG: { title: Ours, pageSettings: { segment: local } }'),
    );
    expect(load('LAG').postAt('/a/')).toMatchObject({ title: 'Ours', values: { pageSettings: { segment: 'local' } } });
    expect(load('DSH').postAt('/a/')).toMatchObject({ title: 'Common' });
  });

  it("shows the brand's own picture of a name, else the one that all share", () => {
    write('media.yaml', 'river: { file: river, width: 800, height: 600 }');
    write('media/river.jpg', 'shared');
    write('LAG/media/river.png', 'own');
    expect(load('LAG').postsOfType('attachment')[0]?.media?.source).toBe(join(root, 'LAG/media/river.png'));
    expect(load('DSH').postsOfType('attachment')[0]?.media?.source).toBe(join(root, 'media/river.jpg'));
  });

  it('exists only on the brands it names', () => {
    write('pages/a.md', page('path: /a/\ntitle: A\nsites: [SUN]'));
    expect(load('SUN').postAt('/a/')).not.toBeNull();
    expect(load('DSH').postAt('/a/')).toBeNull();
  });

  it('does not exist where the brand has no such configured path', () => {
    write('pages/a.md', page('path: "{{outpatientPath3}}"\ntitle: Third office'));
    const store = load('DSH');
    expect(store.data.posts).toEqual([]);
    expect(store.data.problems).toEqual([]);
  });

  it('shows blocks to the brands they are for', () => {
    write('pages/a.md', page('path: /a/\ntitle: A', '::: only DSH LAG\nDesert.\n:::\n\n::: except DSH\nSea.\n:::'));
    expect(load('DSH').postAt('/a/')?.content).toContain('Desert.');
    expect(load('DSH').postAt('/a/')?.content).not.toContain('Sea.');
    expect(load('SUN').postAt('/a/')?.content).toContain('Sea.');
  });
});

describe('a content file that is wrong', () => {
  const problemsOf = (file: string, text: string) => {
    write(file, text);
    write('pages/good.md', page('path: /good/\ntitle: Good'));
    const store = load();
    expect(store.postAt('/good/')).not.toBeNull();
    return store.data.problems.map((problem) => `${problem.file}: ${problem.message}`);
  };

  it.each([
    ['a field that does not exist', 'path: /a/\ntitle: A\nsegmnt: info', /^pages\/a\.md: .*segmnt/],
    [
      'a value that is none',
      'path: /a/\ntitle: A\npageSettings: { segment: everything }',
      /^pages\/a\.md: pageSettings\.segment: must be one of the choices/,
    ],
    ['a path without its slash', 'path: /a\ntitle: A', /^pages\/a\.md: path: must be a path with a slash at both ends/],
    ['a missing title', 'path: /a/', /^pages\/a\.md: title: /],
    [
      'an unknown token',
      'path: /a/\ntitle: "{{shrtName}}"',
      /^pages\/a\.md: front matter: unknown token \{\{shrtName\}\}/,
    ],
    [
      'an unknown picture',
      'path: /a/\ntitle: A\nfeaturedImage: nothing',
      /^pages\/a\.md: featuredImage: unknown media key "nothing"/,
    ],
    [
      'an unknown term',
      'path: /a/\ntitle: A\ntreatmentTopics: [nothing]',
      /^pages\/a\.md: treatmentTopics\.0: unknown term "nothing"/,
    ],
    [
      'an unknown contributor',
      'path: /a/\ntitle: A\nbylineInfo: { author: nobody }',
      /^pages\/a\.md: bylineInfo\.author: unknown contributor "nobody"/,
    ],
    ['a parent that is missing', 'path: /none/a/\ntitle: A', /^pages\/a\.md: path: there is no page at \/none\//],
    ['broken YAML', 'path: [/a/\ntitle: A', /^pages\/a\.md: /],
  ])('%s: says which file and field, and the rest of the site stays', (_, fields, message) => {
    expect(problemsOf('pages/a.md', page(fields))).toEqual([expect.stringMatching(message)]);
  });

  it('a block that is never closed', () => {
    expect(problemsOf('pages/a.md', page('path: /a/\ntitle: A', '::: only DSH\nText.'))).toEqual([
      'pages/a.md: body: a ::: block is never closed',
    ]);
  });

  it('an entry of the media library without a picture', () => {
    expect(problemsOf('media.yaml', 'river: { file: river, width: 800, height: 600 }')).toEqual([
      'media.yaml: river.file: there is no picture "river" in media/, nor in the brand\'s content/media/',
    ]);
  });

  it('two files at one address', () => {
    write('pages/b.md', page('path: /a/\ntitle: B'));
    expect(problemsOf('pages/c.md', page('path: /a/\ntitle: C'))).toEqual([
      expect.stringMatching(/has the same address as pages\/b\.md: \/a\//),
    ]);
  });
});

describe('numbers, dates and sizes', () => {
  it('turns the local time of the site into UTC, in summer and winter', () => {
    expect(toGmt('2026-01-15T09:30:00', 'America/New_York')).toBe('2026-01-15T14:30:00');
    expect(toGmt('2026-07-15T09:30:00', 'America/Los_Angeles')).toBe('2026-07-15T16:30:00');
  });
});
