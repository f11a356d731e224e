/** Answers of a real WordPress with Desert Hope's content, of every kind of address, as the loader takes them. */
import recorded from '../../../../../__tests__/recordings/resolve-answers.json';

import { answerSchema } from '@footbridge/bridge/pages/routing/answer';
import { resolveAddress } from '@footbridge/bridge/pages/routing/resolve';
import { templates } from '@/wp-templates';

import { embeddedWordPress } from '../../../../../__tests__/support/embedded-wordpress';
import { resolveRoute } from '../../../../../__tests__/support/resolve-route';
import { wordPressServer } from '../../../../../__tests__/support/wordpress-server';

const server = wordPressServer();
const kinds = Object.entries(recorded);
const answers = new Map(kinds.map(([, { path, answer }]) => [path, answer]));

beforeEach(() => {
  server.use(
    resolveRoute((path) => {
      const found = answers.get(path);
      return found && answerSchema.parse(found);
    }),
    ...embeddedWordPress(),
  );
});

/** What the loader makes of an address: the template with its list or part, a redirect, or nothing. */
async function resolved(path: string): Promise<string> {
  const found = await resolveAddress(path);
  if (found.kind === 'unknown') return 'not found';
  if (found.kind === 'redirect') return `${found.permanent ? 308 : 307} → ${found.destination}`;
  const { archive, part, bylines } = found.address;
  const template = found.candidates?.find((name) => name in templates);
  const list = archive && `${archive.ids.length} of ${archive.found}, page ${archive.page} of ${archive.base}`;
  return [template, list, part > 1 && `part ${part}`, bylines && 'bylines'].filter(Boolean).join(': ');
}

const EXPECTED: Record<string, string> = {
  'front page': 'front-page',
  page: 'page',
  'page with a template': '308 → /about/our-team/',
  reviews: 'template-reviews',
  post: 'single',
  'part 2': 'single: part 2',
  'missing part': '308 → /from-the-first-call-to-the-first-year/',
  'protected post': 'single',
  'posts page': 'home: 11 of 26, page 1 of /blog/',
  'posts page, page 2': 'home: 10 of 26, page 2 of /blog/',
  'posts page, beyond': 'not found',
  category: 'category: 10 of 15, page 1 of /category/recovery/',
  'empty category': 'category: 0 of 0, page 1 of /category/uncategorized/',
  tag: 'tag: 4 of 4, page 1 of /tag/sleep/',
  topic: 'taxonomy: 10 of 23, page 1 of /topics/substances/',
  'post format': 'taxonomy: 1 of 1, page 1 of /type/video/',
  author: 'author: 10 of 22, page 1 of /author/writer/',
  'author without posts': 'author: 0 of 0, page 1 of /author/subscriber/',
  facilities: 'archive-facility: 3 of 3, page 1 of /facilities/',
  facility: 'single-facility',
  profile: 'single-contributor: bylines',
  year: 'date: 7 of 7, page 1 of /2024/',
  'empty date': 'not found',
  'impossible date': '308 → /2024/',
  'missing page': 'not found',
  'old slug': '308 → /what-is-detox/',
  guess: '308 → /if-you-need-help-today/',
  'wrong parent': '308 → /about/',
  'id of a post': '308 → /about/',
  'id of a category': '308 → /category/uncategorized/',
  'missing id': 'not found',
  rule: '308 → /verify-insurance/',
  'rule to another site': '308 → https://www.samhsa.gov/find-help/national-helpline',
  feed: 'not found',
  login: '307 → http://127.0.0.1:8080/wp-login.php',
  REST: 'not found',
  'a list as a string': 'not found',
};

it.each(kinds.filter(([kind]) => kind in EXPECTED))('%s', async (kind, { path }) => {
  expect(await resolved(path)).toBe(EXPECTED[kind]);
});

it('every answer has the fields that the site reads, and keys that edits name', () => {
  for (const [, { answer }] of kinds) expect(answerSchema.safeParse(answer).error).toBeUndefined();
  const withoutKeys = kinds.filter(([, { answer }]) => answer.keys.length === 0).map(([kind]) => kind);
  expect(withoutKeys).toEqual(['a list as a string']);
});
