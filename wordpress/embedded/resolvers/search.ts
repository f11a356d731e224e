import type { PostEntity } from '../store/types';

/** The words of a search as WordPress splits them: quoted phrases stay whole, single letters are dropped unless alone. */
export function searchWords(search: string): string[] {
  const all = [...search.toLowerCase().matchAll(/"([^"]+)"|([^\s,+"]+)/g)].map((match) => (match[1] ?? match[2] ?? '').trim());
  const words = all.filter((word) => word.length > 1 || /\d/.test(word));
  return words.length > 0 ? words : [search.toLowerCase().trim()];
}

/** Every word stands somewhere in title, excerpt or content. */
export function matchesSearch({ words }: PostEntity, wanted: string[]): boolean {
  return wanted.every((word) => words.title.includes(word) || words.excerpt.includes(word) || words.content.includes(word));
}

/** WordPress's order of search results: the phrase in the title, all words, one word, excerpt, content; then as they came. */
export function byRelevance(posts: PostEntity[], search: string): PostEntity[] {
  const phrase = search.toLowerCase().trim();
  const wanted = searchWords(search);
  const rank = ({ words }: PostEntity) => {
    if (words.title.includes(phrase)) return 1;
    if (wanted.every((word) => words.title.includes(word))) return 2;
    if (wanted.some((word) => words.title.includes(word))) return 3;
    if (words.excerpt.includes(phrase)) return 4;
    return words.content.includes(phrase) ? 5 : 6;
  };
  const ranked = posts.map((post) => ({ post, rank: rank(post) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ post }) => post);
}
