import { stemmer } from 'stemmer';

/** A typed text is at most 200 characters long; more words only cost time. */
const MAX_WORDS = 30;

/** Words of questions that say nothing about their subject. */
const STOP_WORDS = new Set(
  (
    'a about after all also am an and any anyone are as at be because been before being both but by can cannot could did do does doing ' +
    'down for from get gets give go got had has have having he help her here him himself his how i if in into is it its just ' +
    'like made make many may me mine more most much must my myself need no not of off ok okay on one or other our out over own please problem problems ' +
    'she should so some someone such take takes than that the their them then there these they this those to too under until up ' +
    'arent cant couldnt didnt doesnt dont hasnt havent im isnt ive shouldnt theres wasnt whats wont wouldnt youre ' +
    'us use using very want was we were what when where which while who why will with would you your yourself'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Returns a text's words in lower case, without accents and possessives: "Crystal‑Meth’s" has "crystal" and "meth". */
export function wordsIn(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u00AD\u200B-\u200D\u2060]/gu, '')
    .toLowerCase()
    .replace(/[’']s?(?![\p{L}\p{N}])|[’']/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns the form of a word that its plural and its other endings share. */
export const stem = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word);

export function searchedWords(text: string): string[] {
  const words = wordsIn(text).slice(0, MAX_WORDS);
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}
