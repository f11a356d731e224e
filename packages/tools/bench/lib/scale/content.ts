import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';

/** Fields that two articles must not share, or that make an article not plainly public. */
const NOT_TWICE = [
  'slug',
  'oldSlugs',
  'sticky',
  'password',
  'status',
  'autosave',
  'perSite',
  'seo',
  'format',
  'comments',
];

interface Article {
  data: Record<string, unknown>;
  body: string;
}

function plainArticles(posts: string): Article[] {
  return readdirSync(posts)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => matter(readFileSync(join(posts, name), 'utf8'), {}))
    .filter(
      ({ data }) =>
        data.password === undefined &&
        data.status === undefined &&
        data.sites === undefined &&
        data.format === undefined,
    )
    .map(({ data, content }) => ({
      data: Object.fromEntries(Object.entries(data).filter(([field]) => !NOT_TWICE.includes(field))),
      body: content,
    }));
}

const slugOf = (number: number) => `bench-${String(number).padStart(5, '0')}`;
export const generatedPaths = (pages: number): string[] =>
  Array.from({ length: pages }, (_, index) => `/${slugOf(index + 1)}/`);

/**
 * A content folder with so many articles more: the embedded ones' texts, pictures, terms and bylines in turn, each under a
 * separate title, address and day.
 * @param own the embedded content; it is not changed
 * @param folder emptied first
 */
export function writeContent(own: string, folder: string, pages: number): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(own, folder, { recursive: true });
  const articles = plainArticles(join(own, 'posts'));
  // A folder of thousands of files is slow to list on some disks.
  for (let number = 1; number <= pages; number += 1) {
    const article = articles[number % articles.length];
    if (!article) throw new Error(`There is no article in ${own}.`);
    const below = join(folder, 'posts', `bench-${Math.floor(number / 1000)}`);
    mkdirSync(below, { recursive: true });
    const date = new Date(Date.UTC(2020, 0, 1, 9) + number * 3_600_000).toISOString().slice(0, 19);
    const data = { ...article.data, slug: slugOf(number), title: `${String(article.data.title)} (${number})`, date };
    writeFileSync(join(below, `${slugOf(number)}.md`), matter.stringify(article.body, data));
  }
}
