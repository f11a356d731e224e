import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { AUDIT_C } from '@/components/SelfCheck/audit-c';
import { QUICK_SCREEN } from '@/components/SelfCheck/quick-screen';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import { loadStore } from '@footbridge/embedded/store/load';
import { CONTENT } from './support/stand-ins';

/** Grades of a US school, after Flesch and Kincaid: for a crisis, and for admission and insurance. */
const MAX_GRADE = { crisis: 6, plans: 8 };

const words = (text: string): string[] => text.match(/[a-z\d][a-z\d'’-]*/gi) ?? [];

/** Returns the sentences of a page's paragraphs and list items, without its sources. */
function sentencesOf(html: string): string[] {
  const [body = ''] = html.split(/<h2[^>]*>Sources<\/h2>/);
  return [...body.matchAll(/<(p|li)(?: [^>]*)?>(.*?)(?=<\/?(?:p|li|ul|ol)\b)/gs)]
    .flatMap(([, , text = '']) => text.replace(/<[^>]*>/g, ' ').split(/[.!?](?=[\s"”’)]|$)/))
    .filter((sentence) => words(sentence).length > 0);
}

/** Returns the grade of Flesch and Kincaid. */
function gradeOf(html: string): number {
  const sentences = sentencesOf(html);
  const all = sentences.flatMap(words);
  return fleschKincaid({
    sentence: sentences.length,
    word: all.length,
    syllable: all.reduce((sum, word) => sum + syllable(word), 0),
  });
}

it.each([AUDIT_C, QUICK_SCREEN])('a self-check’s own words are understood by readers of grade 6: $title', (check) => {
  const paragraphs = [
    check.note,
    check.counting ?? '',
    check.warning?.join('911') ?? '',
    ...check.results.flatMap(({ title, text }) => [title, text]),
  ];
  expect(gradeOf(paragraphs.map((text) => `<p>${text}</p>`).join(''))).toBeLessThanOrEqual(MAX_GRADE.crisis);
});

describe.each(SITE_CODES)('the embedded content of %s', (code) => {
  const { admissionsPath, domain } = siteOf(code);
  const store = loadStore({
    root: CONTENT,
    site: code,
    urls: { wordpress: 'http://wp.test', frontend: `https://${domain}` },
  });

  it.each([
    [
      'in a crisis',
      MAX_GRADE.crisis,
      [
        '/if-you-need-help-today/',
        '/getting-started/',
        '/what-we-treat/alcohol/withdrawal/',
        '/what-we-treat/alcohol/self-check/',
      ],
    ],
    ['of admission and insurance', MAX_GRADE.plans, ['/contact/', '/verify-insurance/', '/insurance/', admissionsPath]],
  ])('is understood %s by readers of grade %i', (_, max, starts) => {
    const pages = store.posts
      .map(({ status, path, slug, content }) => ({ status, path: path ?? `/${slug}/`, content }))
      .filter(({ status, path }) => status === 'publish' && starts.some((start) => path.startsWith(start)));
    expect(pages.length).toBeGreaterThanOrEqual(starts.length);
    const grades = pages.map(({ path, content }) => ({ path, grade: Math.round(gradeOf(content) * 10) / 10 }));
    expect(grades.filter(({ grade }) => grade > max)).toEqual([]);
  });
});
