import { scrubAddress, scrubPath } from './address';
import { LIMITS } from './settings';

/** Characters that are read, so that a hostile text costs little. */
const MAX_TEXT_LENGTH = 4000;

const ADDRESS = /\b[a-z][a-z\d+.-]{1,30}:\/\/[^\s"'<>)]+/gi;
const BARE_ADDRESS = /\bwww\.[^\s"'<>)]+/gi;
const PATH = /(?<![\w:/.[\]])\/[\w%~+@[\]][\w%.~+@[\]/-]*(?:[?#][^\s"'<>)]*)?/g;
const EMAIL = /[^\s@"'<>()[\]]{1,64}@[^\s@"'<>()[\]]{1,255}/g;
/** Quoted text in a message may be a visitor's. A property's name, as engines quote it, is not. */
const QUOTED =
  /(\((?:reading|setting|evaluating) )?(?:"([^"\n]*)"?|(?<!\w)'([^'\n]*)'(?!\w)|`([^`\n]*)`?|[“„]([^”“\n]*)[”“]?|‘([^’\n]*)’|«([^»\n]*)»?)/g;
const PROPERTY = /^[\w$.[\]]{1,60}$/;
/** Phone numbers, dates, member IDs, coordinates. */
const NUMBERS = /\+?\(?\b\d[\d\s().,/-]{4,}\d\b|\b\w*\d{4,}\w*\b/g;

function quoted(whole: string, about: string | undefined, ...texts: (string | undefined)[]): string {
  const inside = texts.slice(0, 6).find((text) => text !== undefined) ?? '';
  return about && PROPERTY.test(inside) && !/\d{4,}/.test(inside) ? whole : `${about ?? ''}[quoted]`;
}

/** Scrubs a URL without the punctuation at its end. */
const withoutPunctuation =
  (scrub: (address: string) => string) =>
  (found: string): string => {
    const end = /(?<![.,;:!?])[.,;:!?]*$/.exec(found)?.[0] ?? '';
    return scrub(found.slice(0, found.length - end.length)) + end;
  };

/**
 * Removes personal data from a message: URLs are scrubbed; quoted text, mail addresses and numbers of more than three digits
 * are replaced. Cuts it to the specification's length. Idempotent.
 */
export function scrubText(text: string, maxLength: number = LIMITS.message): string {
  const placeholders: string[] = [];
  // Placeholders, so that the next steps do not change a script's name.
  const aside = (done: string) => `\u0001${String.fromCharCode(0xe000 + placeholders.push(done) - 1)}`;
  const scrubbed = text
    .slice(0, MAX_TEXT_LENGTH)
    // oxlint-disable-next-line no-control-regex -- they have no place in a message, and one of them is used below
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f\ue000-\uf8ff]/g, ' ')
    .replace(
      ADDRESS,
      withoutPunctuation((address) => aside(scrubAddress(address))),
    )
    .replace(BARE_ADDRESS, '[address]')
    .replace(QUOTED, quoted)
    .replace(EMAIL, '[email]')
    .replace(
      PATH,
      withoutPunctuation((path) => aside(scrubPath(path))),
    )
    .replace(NUMBERS, '[number]')
    // oxlint-disable-next-line no-control-regex -- set above
    .replace(/\u0001([\ue000-\uf8ff])/g, (_, letter: string) => placeholders[letter.charCodeAt(0) - 0xe000] ?? '');
  return scrubbed.length > maxLength ? `${scrubbed.slice(0, maxLength - 1)}…` : scrubbed;
}

/** Scrubs the SDK's selector of a clicked element: elements and classes stay; ids and attributes, which may contain text, are removed. */
export function scrubSelector(selector: string): string {
  return selector
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/\[(?:[^\]"']|"[^"]*"?|'[^']*'?)*\]?/g, '')
    .replace(/#[^\s.>[]*/g, '')
    .replace(/[^\w\s.>:-]/g, '')
    .replace(/\d{4,}/g, '')
    .slice(0, LIMITS.message);
}
