import { scrubAddress, scrubPath } from './address';
import { LIMITS } from './settings';

/** Longer is never looked at: hostile texts are not worth a search. */
const LONGEST = 4000;

const ADDRESS = /\b[a-z][a-z\d+.-]{1,30}:\/\/[^\s"'<>)]+/gi;
const BARE_ADDRESS = /\bwww\.[^\s"'<>)]+/gi;
const PATH = /(?<![\w:/.[\]])\/[\w%~+@[\]][\w%.~+@[\]/-]*(?:[?#][^\s"'<>)]*)?/g;
const EMAIL = /[^\s@"'<>()[\]]{1,64}@[^\s@"'<>()[\]]{1,255}/g;
/** What a message quotes may be what somebody typed. A property's name, which engines put so, is not. */
const QUOTED =
  /(\((?:reading|setting|evaluating) )?(?:"([^"\n]*)"?|(?<!\w)'([^'\n]*)'(?!\w)|`([^`\n]*)`?|[“„]([^”“\n]*)[”“]?|‘([^’\n]*)’|«([^»\n]*)»?)/g;
const PROPERTY = /^[\w$.[\]]{1,60}$/;
/** Telephone numbers, dates, member ids, places on the map. */
const NUMBERS = /\+?\(?\b\d[\d\s().,/-]{4,}\d\b|\b\w*\d{4,}\w*\b/g;

function quoted(whole: string, about: string | undefined, ...texts: (string | undefined)[]): string {
  const inside = texts.slice(0, 6).find((text) => text !== undefined) ?? '';
  return about && PROPERTY.test(inside) && !/\d{4,}/.test(inside) ? whole : `${about ?? ''}[quoted]`;
}

/** The end of a sentence is no part of an address. */
const keepEnd =
  (scrub: (address: string) => string) =>
  (found: string): string => {
    const end = /(?<![.,;:!?])[.,;:!?]*$/.exec(found)?.[0] ?? '';
    return scrub(found.slice(0, found.length - end.length)) + end;
  };

/**
 * A message without what it could tell of a visitor: addresses by their kind, nothing quoted, no e-mail address, no number of
 * more than three digits; so long at most as the specification says. Given again, an answer stays what it is.
 */
export function scrubText(text: string, longest: number = LIMITS.message): string {
  const kept: string[] = [];
  // Set aside, so that what follows does not look for numbers in the name of a script.
  const aside = (done: string) => `\u0001${String.fromCharCode(0xe000 + kept.push(done) - 1)}`;
  const scrubbed = text
    .slice(0, LONGEST)
    // oxlint-disable-next-line no-control-regex -- they have no place in a message, and one of them is used below
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\ue000-\uf8ff]/g, ' ')
    .replace(
      ADDRESS,
      keepEnd((address) => aside(scrubAddress(address))),
    )
    .replace(BARE_ADDRESS, '[address]')
    .replace(QUOTED, quoted)
    .replace(EMAIL, '[email]')
    .replace(
      PATH,
      keepEnd((path) => aside(scrubPath(path))),
    )
    .replace(NUMBERS, '[number]')
    // oxlint-disable-next-line no-control-regex -- set above
    .replace(/\u0001([\ue000-\uf8ff])/g, (_, letter: string) => kept[letter.charCodeAt(0) - 0xe000] ?? '');
  return scrubbed.length > longest ? `${scrubbed.slice(0, longest - 1)}…` : scrubbed;
}

/**
 * A selector as the SDK writes one for what was pressed: elements and classes stay; ids, which are made of headings, and
 * attributes, which hold labels, go.
 */
export function scrubSelector(selector: string): string {
  return selector
    .slice(0, LONGEST)
    .replace(/\[(?:[^\]"']|"[^"]*"?|'[^']*'?)*\]?/g, '')
    .replace(/#[^\s.>[]*/g, '')
    .replace(/[^\w\s.>:-]/g, '')
    .replace(/\d{4,}/g, '')
    .slice(0, LIMITS.message);
}
