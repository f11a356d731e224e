import { scrubAddress } from './address';
import { fields, form, list, or, plain, text, word, type Rule } from './allow-list';
import { isFields, own } from '../fields';
import { selector } from './report';

/** rrweb's types of events: loaded, snapshot, change, page, and the SDK's own. */
const EVENTS: readonly unknown[] = [0, 1, 2, 3, 4, 5];
const CUSTOM = 5;
/** Values that nest deeper are dropped; two levels for each element. */
const MAX_DEPTH = 600;

/** Replaces every character except white space by an asterisk. */
const masked = text((shown) => shown.replace(/\S/g, '*'));
/** Removes URLs from CSS: file names reveal the page, and a player would load them. */
const css = text((rules) =>
  rules.replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)(?:\)|$)/gi, 'url()').replace(/@import[^;]*;?/gi, ''),
);

/** Attributes of layout and state. Others may contain text: URLs, labels, values, ids made from headings. */
const LOOKS =
  'class type role rel width height colspan rowspan dir lang hidden open disabled checked selected multiple rows cols size start media viewBox aria-hidden aria-expanded aria-modal rr_width rr_height rr_scrollLeft rr_scrollTop rr_open_mode'.split(
    ' ',
  );
const short = form(/^[\w\s:;.,()%#/[\]&!@+*=<>-]{0,1000}$/);
const look: Rule = (value, all) => (value === null ? value : (plain(value, all) ?? short(value, all)));
/** A changed style: `{ color: 'red', 'font-size': ['2px', 'important'] }`; false removes it. */
const styleValue: Rule = (value, all) =>
  value === false ? value : (css(value, all) ?? list(css, 2)(value, all) ?? '');
const style: Rule = (value, all) => css(value, all) ?? fields({}, styleValue)(value, all);
const attributes = or(fields({ ...Object.fromEntries(LOOKS.map((name) => [name, look])), style, _cssText: css }), {});

/** Returns the URL of a recorded page. Players need an absolute one, so it has a reserved host. */
export const pageRule =
  (page: string): Rule =>
  () =>
    `https://site.invalid${page}`;

/** The texts of a recording, by the name of their field; all others are dropped. */
const textRules = (page: string): Readonly<Record<string, Rule>> => ({
  textContent: (value, node) => (node.isStyle === true ? css : masked)(value, node),
  value: masked,
  text: masked,
  rule: css,
  href: pageRule(page),
  tagName: or(form(/^[a-z][a-z\d-]{0,60}$/i), 'div'),
  name: form(/^html$/),
  publicId: () => '',
  systemId: () => '',
  tag: word,
  type: word,
  op: word,
  category: word,
  description: (value, all) => (/[/?#:]/.test(String(value)) ? text(scrubAddress)(value, all) : word(value, all)),
  message: (value, { category }) => (String(category).startsWith('ui.') ? selector(value, {}) : undefined),
});

/** The SDK's own events: its options, times, and what a visitor clicked. */
function isOwn(data: unknown): boolean {
  const tag = own(data, 'tag');
  if (tag === 'breadcrumb') return /^(?:ui|replay)\.[\w.-]{1,40}$/.test(String(own(own(data, 'payload'), 'category')));
  return tag === 'options' || tag === 'performanceSpan';
}

/**
 * Scrubs a recording's events: layout and movement stay; texts and fields are masked again; links, labels, ids and pictures are removed.
 * @param page replaces the recorded page's URL
 */
export function scrubRecording(events: readonly unknown[], page: string): unknown[] {
  const rules = textRules(page);
  function scrub(name: string, value: unknown, siblings: Record<string, unknown>, depth: number): unknown {
    if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
    if (typeof value === 'string') return Object.hasOwn(rules, name) ? rules[name]?.(value, siblings) : undefined;
    if (depth > MAX_DEPTH) return undefined;
    if (Array.isArray(value))
      return value.map((one) => scrub(name, one, {}, depth + 1)).filter((one) => one !== undefined);
    if (!isFields(value)) return undefined;
    if (name === 'attributes' && !('attributes' in value)) return attributes(value, {});
    const entries = Object.entries(value).map(([key, inner]) => [key, scrub(key, inner, value, depth + 1)] as const);
    return Object.fromEntries(entries.filter(([, scrubbed]) => scrubbed !== undefined));
  }
  return events
    .filter((event) => EVENTS.includes(own(event, 'type')))
    .filter((event) => own(event, 'type') !== CUSTOM || isOwn(own(event, 'data')))
    .map((event) => scrub('', event, {}, 0));
}
