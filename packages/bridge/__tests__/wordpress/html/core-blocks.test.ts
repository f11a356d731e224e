/**
 * Every block of WordPress's core. core-blocks.json has the names in its block.json files, core-blocks.html what WordPress
 * answers for a post with each of them (long lists shortened).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { cleanHtml } from '@footbridge/bridge/wordpress/html/clean';
import { parseVisible } from '@footbridge/bridge/wordpress/html/hidden';
import { elements } from '@footbridge/bridge/wordpress/html/tree';
import { isTag, isText, type ParentNode } from 'domhandler';

import { blocks } from './core-blocks.json';

process.env.WORDPRESS_URL = 'http://127.0.0.1:8080';

const recorded = readFileSync(join(__dirname, 'core-blocks.html'), 'utf8');
const { html } = cleanHtml(recorded, '/all-blocks/');

const SILENT = new Set(['script', 'style', 'svg', 'textarea', 'noscript', 'annotation']);
const INLINE = new Set(['a', 'b', 'em', 'strong', 'small', 'mark', 'code']);

function textOf(node: ParentNode): string {
  return node.children
    .map((child) => {
      if (isText(child)) return child.data;
      if (!isTag(child) || SILENT.has(child.name)) return '';
      return INLINE.has(child.name) ? textOf(child) : ` ${textOf(child)} `;
    })
    .join('');
}
const wordsOf = (text: string): string[] => textOf(parseVisible(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the words that WordPress shows and this site does not: those outside of the longest common sequence. */
function missing(theirs: string[], ours: string[]): string {
  // lengths[i][j]: of the longest common sequence of the words from i and from j on.
  const lengths = Array.from({ length: theirs.length + 1 }, () => new Uint16Array(ours.length + 1));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = theirs.length - 1; i >= 0; i -= 1)
    for (let j = ours.length - 1; j >= 0; j -= 1)
      lengths[i]?.fill(theirs[i] === ours[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)), j, j + 1);
  const lost: string[] = [];
  for (let i = 0, j = 0; i < theirs.length;) {
    const word = theirs[i] ?? '';
    if (word === ours[j]) {
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      lost.push(word);
      i += 1;
    } else j += 1;
  }
  return lost.join(' ');
}

const FIELDS =
  'Username or Email Address Password Remember Me Your email address will not be published Required fields are marked ' +
  'Name Email Website Save my name email and website in this browser for the next time I comment';
/** Its caption and its provider's name stay. */
const EMBED = 'https www youtube com watch v dQw4w9WgXcQ';
/** Stands above its panel instead of beside the first tab. */
const MOVED_TAB = 'label two Tab';

it('every word of every block is shown in order, apart from fields of forms', () => {
  expect(missing(wordsOf(recorded), wordsOf(html))).toBe(`${EMBED} ${MOVED_TAB} ${FIELDS}`);
});

it('every link leads to this site or to the address that the editor wrote', () => {
  const links = elements(parseVisible(html), 'a').map(({ attribs }) => attribs.href ?? '');
  const hosts = links.filter((href) => !/^[/#]/.test(href)).map((href) => new URL(href).hostname);
  expect([...new Set(hosts)].toSorted()).toEqual([
    'example.com',
    'facebook.com',
    'wordpress.org',
    'www.wordpress.org',
    'www.youtube.com',
  ]);
  expect(
    links.filter((href) =>
      /graphql|\/wp-(?:admin|login|content)|[?&]replytocom|^\/\?(?!category_name|tag|cat)/.test(href),
    ),
  ).toEqual([]);
  expect(links).toEqual(
    expect.arrayContaining(['/all-blocks/?query-7-page=2', '/all-blocks/?show=all', '/comment/1839/']),
  );
});

it('docs/content.md names blocks that WordPress has, each once', () => {
  const docs = readFileSync(join(__dirname, '../../../../../docs/content.md'), 'utf8');
  const [, table = ''] = docs.split('## WordPress’s blocks');
  const rows = table.split('\n## ')[0]?.matchAll(/^\| `([^`]+)` \| ([^|]+) \|$/gm) ?? [];
  const named = [...rows].flatMap(([, names = '']) => names.split(' ').map((name) => `core/${name}`));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name, index) => !blocks.includes(name) || named.indexOf(name) !== index)).toEqual([]);
});
