/**
 * `npm run tool -- bench clean`: measures how long cleaning a text blocks the event loop, ms: an ordinary article, and texts
 * that once took seconds, in three lengths. `npm run tool -- bench clean 5 10 20` sets other lengths, kB.
 */
import { performance } from 'node:perf_hooks';
import { cleanHtml } from '../bridge/wordpress/html/clean';
import { inlineText } from '../bridge/wordpress/html/inline';
import { textParts } from '../bridge/wordpress/html/parts';
import { grown, KNOWN_HOLES, type Growing } from '../script/lib/fuzz/hostile-texts';
import { columns } from './lib/table';

process.env.WORDPRESS_URL ??= 'https://cms.example.org';

const ARTICLE = `<h2 class="wp-block-heading">What to expect</h2><p>Detox takes <strong>five to seven days</strong>; call <a href="tel:+17025550110">(702) 555-0110</a>.</p>
<figure class="wp-block-image size-large"><img src="https://cms.example.org/wp-content/uploads/2026/05/river-1024x683.jpg" alt="A river" width="1024" height="683"/><figcaption>A river</figcaption></figure>
<ul class="wp-block-list"><li>Rest</li><li>Food</li><li>People who have been there</li></ul>
`;
const TEXTS: Readonly<Record<string, Growing>> = {
  'an article': { before: '', piece: ARTICLE, after: '' },
  ...KNOWN_HOLES,
};
const READERS = { cleanHtml, textParts, inlineText } satisfies Record<string, (text: string) => unknown>;

const given = process.argv
  .slice(2)
  .map(Number)
  .filter((size) => size > 0);
const sizes = given.length > 0 ? given : [50, 100, 200];

function milliseconds(read: (text: string) => unknown, text: string): string {
  const before = performance.now();
  read(text);
  return (performance.now() - before).toFixed(0);
}

const rows = Object.entries(TEXTS).flatMap(([title, text]) => {
  const sized = (kilobytes: number) => grown(text, Math.ceil((kilobytes * 1000) / text.piece.length));
  return Object.entries(READERS).map(([name, read]) => {
    read(sized(2));
    return [`${name}, ${title}`, ...sizes.map((size) => milliseconds(read, sized(size)))];
  });
});
console.log(columns([['ms', ...sizes.map((size) => `${size} kB`)], ...rows]).join('\n'));
