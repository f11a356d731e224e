import { PHONE_NUMBER } from './phone-number';

/** A part of a text that calls or texts 911 or 988. An empty part is where a link is added. */
export interface CrisisLink {
  start: number;
  end: number;
  href: 'tel:911' | 'tel:988' | 'sms:988';
}

const MESSAGE = 'sms:988';
const WORD_LENGTH = 'text'.length;
/** Characters around a number that decide what it is. */
const CONTEXT_LENGTH = 48;
/** Whole numbers, also as "9-1-1": no part of a longer number, a word, an address, a time or a price. */
const NUMBER =
  /(?<![\p{L}\p{N}_@#$€£¥&=+*~/\\‑-]|\p{N}[.,:–])9[-‑]?(?:1[-‑]?1|8[-‑]?8)(?![\p{L}\p{N}_@/\\=%°+*]|[-‑][\p{L}\p{N}]|[.,:–]\p{N}|\.\p{Ll})/gu;
const NUMBERED =
  'ext(?:ension)?|nos?|suite|ste|room|rm|apt|apartment|unit|box|route|rte|highway|hwy|interstate|exit|building|bldg|floor|pages?|pp?|chapter|section|article|law|form|flight|gate|lot|item|model|version|vol(?:ume)?|year|zip|code|porsche|usd|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** Before a number of something else: "Suite 911", "$ 911", "+49 911". */
const OTHER_BEFORE = new RegExp(`(?:(?<!\\p{L})(?:${NUMBERED})\\.?|[$€£¥§#]|\\+\\d[\\d\\s()-]{0,12})\\s*$`, 'iu');
const COUNTED =
  'people|persons?|patients?|adults?|children|teens?|men|women|veterans?|families|beds?|rooms?|seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|m[gl]|mcg|g|kg|lbs?|pounds?|miles?|feet|meters?|dollars?|cents?|usd|percent|points?|cases?|deaths?|stud(?:y|ies)|participants?|reviews?|ad|bce?|ce';
/** A street's name has capitals. */
const STREETS =
  'St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Blvd|Boulevard|Dr(?:ive)?|Ln|Lane|Way|C(?:our)?t|Pl(?:ace)?|Pkwy|Parkway|Hwy|Highway|Cir(?:cle)?|Sq(?:uare)?|Terrace|Trail|Loop|Pike|Plaza';
/** After a count, and in a postal address: "988 people", "911 North Main Street". */
const COUNT_AFTER = new RegExp(`^\\s+(?:${COUNTED})(?![\\p{L}\\p{N}])`, 'iu');
const STREET_AFTER = new RegExp(`^\\s+(?:\\p{Lu}[\\p{L}\\p{N}.'’]*\\s+){1,3}(?:${STREETS})(?![\\p{L}\\p{N}])`, 'u');

/** "text 988", "text or call 988". */
const MESSAGE_BEFORE =
  /(?<!\p{L})text(?:ing)?(?=\s+(?:(?:or|and)\s+(?:call|phone|dial)(?:ing)?\s+)?(?:to\s+|at\s+)?$)/iu;
/** "988, by call or text". "988, or text HOME to 741741" is another number. */
const MESSAGE_AFTER = /^[^.!?;\d]{0,32}?\b(?:or|by|and)\s+text(?=\s*(?:[.,;:!?)]|$|(?:at|any|anytime|day)\b))/i;
const CALL_BEFORE = /(?<!\p{L})(?:call|dial|phone|ring)(?:ing)?\s+$/iu;
const PRESS_AFTER = /^[,\s]*(?:(?:and|then)[,\s]+)?press/i;

/** Replaces phone numbers, which may contain 911 and 988, with as many letters. */
function withoutPhoneNumbers(text: string): string {
  return text.replaceAll(new RegExp(PHONE_NUMBER, 'g'), (found) => 'x'.repeat(found.length));
}

function isOther(before: string, after: string): boolean {
  return (
    OTHER_BEFORE.test(before) ||
    (/\d[\s(]{1,2}$/.test(before) && /^[\s)]{1,2}\d/.test(after)) ||
    (COUNT_AFTER.test(after) && !CALL_BEFORE.test(before)) ||
    STREET_AFTER.test(after)
  );
}

interface Context {
  start: number;
  end: number;
  before: string;
  after: string;
  /** The text has the word "text". */
  hasMessage: boolean;
}

/** Returns the link to text 988: the word "text" beside it, or an empty part after "call 988" in a text without that word. */
function messageLink({ start, end, before, after, hasMessage }: Context): CrisisLink[] {
  const first = MESSAGE_BEFORE.exec(before);
  if (first) {
    const from = start - before.length + first.index;
    return [{ start: from, end: from + first[0].length, href: MESSAGE }];
  }
  const second = MESSAGE_AFTER.exec(after);
  if (second) {
    const to = end + second[0].length;
    return [{ start: to - WORD_LENGTH, end: to, href: MESSAGE }];
  }
  const isCallOnly = !hasMessage && CALL_BEFORE.test(before) && !PRESS_AFTER.test(after);
  return isCallOnly ? [{ start: end, end, href: MESSAGE }] : [];
}

/**
 * Returns the parts of a plain text that become links for somebody in danger: 911 and 988 as whole numbers, and the word "text"
 * beside 988. Numbers of something else (addresses, dates, prices, counts, other phone numbers) are left out.
 */
export function crisisLinks(written: string): CrisisLink[] {
  if (!/9[-‑]?(?:1[-‑]?1|8[-‑]?8)/.test(written)) return [];
  const text = withoutPhoneNumbers(written);
  const hasMessage = /\btext/i.test(text);
  const links = new Map<string, CrisisLink>();
  for (const { 0: found, index: start } of text.matchAll(NUMBER)) {
    const end = start + found.length;
    const before = text.slice(Math.max(0, start - CONTEXT_LENGTH), start);
    const after = text.slice(end, end + CONTEXT_LENGTH);
    if (isOther(before, after)) continue;
    const number: CrisisLink = { start, end, href: found.endsWith('8') ? 'tel:988' : 'tel:911' };
    const all = number.href === 'tel:988' ? messageLink({ start, end, before, after, hasMessage }) : [];
    for (const link of [number, ...all]) links.set(`${link.start} ${link.end}`, link);
  }
  return [...links.values()].toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** Whether an address calls or texts 911 or 988. */
export const isCrisisAddress = (href: string | undefined): boolean =>
  /^\s*(?:tel|sms):(?:911|988)\s*$/i.test(href ?? '');
