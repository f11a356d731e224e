import { stem, wordsIn } from './words';

import type { SearchDocument } from './documents';

/** As long as a meta description, which a result without its words shows. */
const MAX_LENGTH = 180;
const LEAD_LENGTH = 40;
const WORD = /[\p{L}\p{N}]+(?:[’'][\p{L}\p{N}]+)*/gu;

interface Place {
  start: number;
  end: number;
  stem: string;
}

function placesOf(text: string, stems: ReadonlySet<string>): Place[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const found = wordsIn(word)
      .map(stem)
      .find((one) => stems.has(one));
    return found === undefined ? [] : [{ start: index, end: index + word.length, stem: found }];
  });
}

/** Returns the start of the part that has the most of the stems, the first of several. */
function bestStart(places: readonly Place[]): number {
  let best = { start: 0, count: 0 };
  for (const { start } of places) {
    const within = places.filter((one) => one.start >= start && one.end <= start + MAX_LENGTH - LEAD_LENGTH);
    const count = new Set(within.map((one) => one.stem)).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

function cut(text: string, around: number): { start: number; end: number } {
  const from = around > LEAD_LENGTH ? text.indexOf(' ', around - LEAD_LENGTH) + 1 : 0;
  const start = from > around ? around : from;
  if (text.length - start <= MAX_LENGTH) return { start, end: text.length };
  const last = text.lastIndexOf(' ', start + MAX_LENGTH);
  return { start, end: last > start ? last : start + MAX_LENGTH };
}

/** Returns a part of a text with its marked words: every second string is one. */
function marked(text: string, places: readonly Place[]): string[] {
  const { start, end } = cut(text, bestStart(places));
  const parts: string[] = [];
  let at = start;
  for (const place of places.filter((one) => one.start >= start && one.end <= end)) {
    parts.push(text.slice(at, place.start), text.slice(place.start, place.end));
    at = place.end;
  }
  parts.push(text.slice(at, end));
  if (start > 0) parts[0] = `… ${parts[0]}`;
  if (end < text.length) parts.push(`${(parts.pop() ?? '').replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/, '')} …`);
  return parts;
}

/** Returns the part of a page that says the most of the searched stems; its summary when its text says none of them. */
export function excerptOf({ text, summary }: SearchDocument, searched: readonly string[]): string[] {
  const stems = new Set(searched);
  const places = placesOf(text, stems);
  if (places.length > 0) return marked(text, places);
  const shown = summary || text;
  return marked(shown, placesOf(shown, stems));
}
