import { plainText } from '../store/entities';
import { textOf } from '../fields/field';
import type { PostEntity } from '../store/types';

/** Words too common to search for, unless there are no others (WordPress's own list for English). */
const STOP_WORDS = new Set(
  'about an are as at be by com for from how in is it of on or that the this to was what when where who will with www'.split(
    ' ',
  ),
);
/** With more words WordPress searches for the whole phrase. */
const MAX_WORDS = 9;

/** The words of a search as WordPress splits them: quoted phrases stay whole, stop words and single letters go unless alone. */
export function searchWords(search: string): string[] {
  const phrase = search.toLowerCase().trim();
  const all = [...phrase.matchAll(/"([^"]+)"|([^\s,+"]+)/g)].map((match) => (match[1] ?? match[2] ?? '').trim());
  const words = all.filter((word) => (word.length > 1 || /\d/.test(word)) && !STOP_WORDS.has(word));
  return words.length > 0 && words.length <= MAX_WORDS ? words : [phrase];
}

interface Words {
  title: string;
  excerpt: string;
  content: string;
}
const known = new WeakMap<PostEntity, Words>();

function wordsOf(post: PostEntity): Words {
  const found = known.get(post);
  if (found) return found;
  const [title, excerpt, content] = [post.title, textOf(post.values.excerpt), plainText(post.content)];
  const words = { title: title.toLowerCase(), excerpt: excerpt.toLowerCase(), content: content.toLowerCase() };
  known.set(post, words);
  return words;
}

export function matchesSearch(post: PostEntity, wanted: string[]): boolean {
  if (wanted.length === 0) return true;
  const { title, excerpt, content } = wordsOf(post);
  const says = (word: string) => [title, excerpt, content].some((text) => text.includes(word));
  return wanted.every((word) => (word.length > 1 && word.startsWith('-') ? !says(word.slice(1)) : says(word)));
}

/**
 * As WordPress: titles with the word first. Of several words: the phrase in the title, all words there, one there,
 * the phrase in the excerpt, in the content.
 */
export function byRelevance(posts: PostEntity[], search: string): PostEntity[] {
  const phrase = search.toLowerCase().trim();
  const wanted = searchWords(search);
  const [only = ''] = wanted;
  const rankOne = (words: Words) => (words.title.includes(only) ? 1 : 2);
  const rankSeveral = (words: Words) => {
    if (words.title.includes(phrase)) return 1;
    if (wanted.every((word) => words.title.includes(word))) return 2;
    if (wanted.some((word) => words.title.includes(word))) return 3;
    if (words.excerpt.includes(phrase)) return 4;
    return words.content.includes(phrase) ? 5 : 6;
  };
  const rank = wanted.length > 1 ? rankSeveral : rankOne;
  const ranked = posts.map((post) => ({ post, rank: rank(wordsOf(post)) }));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ post }) => post);
}

const UNITS = ['year', 'month', 'day'] as const;

export type DateQuery = Partial<Record<(typeof UNITS)[number], number | null>>;

export function matchesDate({ date }: PostEntity, query: DateQuery): boolean {
  const own = date.split(/[-T]/).map(Number);
  return UNITS.every((unit, index) => (query[unit] ?? own[index]) === own[index]);
}
