/** @jest-environment node */
/** Which words of a text count in the adoption report, and which of them a page shows. */
import { matchWords } from '@footbridge/tools/adopt/match-words';
import { comparePageWords, percent, wordDifference } from '@footbridge/tools/adopt/page-words';
import { wordsOf } from '@footbridge/tools/adopt/words';

const textOf = (html: string): string =>
  wordsOf(html)
    .map(({ text }) => text)
    .join(' ');

it.each([
  ['block elements end a word, inline ones do not', '<p>One<b>word</b></p><p>two</p>three', 'oneword two three'],
  ['entities, soft hyphens and typography', '<p>Caf&eacute;&nbsp;&ndash; it&rsquo;s a&shy;long</p>', 'café it s along'],
  [
    'hidden elements, scripts and templates',
    '<p hidden>a</p><script>b</script><template>c</template><p style="display:none">d</p>e',
    'e',
  ],
  ['forms, which the report lists by themselves', '<form><label>Name</label></form><p>After</p>', 'after'],
  ['a list of choices outside a form', '<select><option>January 2024</option></select>', 'january 2024'],
  ['addresses, which the site shows as embeds', '<p>See https://www.youtube.com/watch?v=abc now</p>', 'see now'],
  ['other scripts', '<p>ελληνικά العربية 日本</p>', 'ελληνικά العربية 日本'],
])('reads %s', (_, html, words) => expect(textOf(html)).toBe(words));

it('knows the innermost block or shortcode of each word', () => {
  const html =
    '<!--footbridge:block core/group--><p>a</p><!--footbridge:shortcode gallery--><p>b</p><!--/footbridge:shortcode--> c<!--/footbridge:block--> d';
  expect(wordsOf(html)).toEqual([
    { text: 'a', owner: 'core/group' },
    { text: 'b', owner: '[gallery]' },
    { text: 'c', owner: 'core/group' },
    { text: 'd', owner: '' },
  ]);
});

it.each([
  ['a b c', 'a b c', 3, []],
  ['a b c', 'x a y c', 2, [1]],
  ['a b c d', 'c d a b', 2, [2, 3]],
  ['the cat the dog', 'the dog', 2, [0, 1]],
  ['', 'a', 0, []],
  ['a b', '', 0, [0, 1]],
])('finds the words of “%s” in “%s” in order', (wanted, shown, matched, missing) => {
  const split = (text: string) => text.split(' ').filter(Boolean);
  const found = matchWords(split(wanted), split(shown));
  expect(found.matched).toBe(matched);
  expect(found.missing).toHaveLength(missing.length);
});

it('compares texts of 50,000 words, and stops listing what is missing', () => {
  const words = Array.from({ length: 50_000 }, (_, index) => `w${index % 3000}`);
  expect(
    matchWords(
      words,
      words.filter((_, index) => index % 50),
    ),
  ).toEqual({ matched: 49_000, missing: null });
});

it('compares hostile texts without delay: one word, unclosed tags, deep nesting', () => {
  const hostile = [
    'a '.repeat(200_000),
    '<b>'.repeat(50_000),
    '<!--footbridge:block x-->'.repeat(50_000),
    '<div>x'.repeat(20_000),
  ];
  jest.spyOn(console, 'warn').mockImplementation();
  const before = performance.now();
  for (const html of hostile) comparePageWords(html, html);
  expect(performance.now() - before).toBeLessThan(20_000);
});

it('names the longest missing passages, and rounds a share down', () => {
  const words = comparePageWords(
    `<p>${'same '.repeat(3000)}</p><p>lost at the end</p><p>same</p>`,
    'same '.repeat(3001),
  );
  expect(percent(words)).toBe('99.8 %');
  expect(wordDifference(words)).toEqual([
    { harm: 'words', level: 'yellow', text: '99.8 % of 3005 words in order; 4 missing: lost at the end' },
  ]);
  expect(wordDifference(comparePageWords('<p>one two</p>', '<p>one</p>'))[0]?.level).toBe('red');
  expect(wordDifference(comparePageWords('', ''))).toEqual([]);
  expect(wordDifference(comparePageWords('<p>one</p><p>two</p>', '<p>two</p><p>one</p>'))).toEqual([
    { harm: 'words', level: 'yellow', text: 'all 2 words, 1 in another order' },
  ]);
});
