import { scrubAddress } from './address';
import { fields, form, list, or, plain, text, word, type Rule } from './allow-list';
import { isFields, own } from '../fields';
import { selector } from './report';

/** rrweb's types of events, nodes and changes. */
const EVENT = { domContentLoaded: 0, load: 1, snapshot: 2, change: 3, page: 4, custom: 5 } as const;
const NODE = { document: 0, doctype: 1, element: 2, text: 3 } as const;
const CHANGE = { mutation: 0, input: 5, rule: 8, adopted: 15 } as const;
/** Changes whose data is numbers: pointer, touch, scroll, size, media, drag, selection. */
const MOVES: readonly unknown[] = [1, 2, 3, 4, 6, 7, 12, 14];
/** Nodes below this depth are dropped. */
const MAX_DEPTH = 300;

/** Replaces every character except white space by an asterisk. */
const masked = or(
  text((shown) => shown.replace(/\S/g, '*')),
  '',
);
/** Removes URLs from CSS: file names reveal the page, and a player would load them. */
const css = text((rules) =>
  rules.replace(/url\((?:"[^"]*"|'[^']*'|[^)]*)(?:\)|$)/gi, 'url()').replace(/@import[^;]*;?/gi, ''),
);

/** Numbers, booleans and nulls, in arrays and objects. */
function numeric(value: unknown, deepest = 4): unknown {
  if (value === null) return value;
  if (typeof value !== 'object') return plain(value, {});
  if (deepest === 0) return undefined;
  const inner: Rule = (one) => numeric(one, deepest - 1);
  return Array.isArray(value) ? list(inner)(value, {}) : fields({}, inner)(value, {});
}
const numbers: Rule = (value) => numeric(value);
const numbersOnly = fields({}, plain);

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

const FLAGS = ['id', 'rootId', 'isSVG', 'needBlock', 'isShadow', 'isShadowHost', 'isStyle', 'isCustom'];
const flags = Object.fromEntries(FLAGS.map((name) => [name, plain]));
const tagName = or(form(/^[a-z][a-z\d-]{0,60}$/i), 'div');

/** Returns a recorded node with its children. An unknown type becomes an empty text node. */
function node(value: unknown, within = '', depth = 0): unknown {
  const type = own(value, 'type');
  const childNodes = or(
    list((child) => node(child, String(own(value, 'tagName') ?? ''), depth + 1)),
    [],
  );
  const rules: Readonly<Record<string, Rule>> =
    depth > MAX_DEPTH
      ? {}
      : type === NODE.document
        ? { type: plain, childNodes }
        : type === NODE.doctype
          ? { type: plain, name: () => 'html', publicId: () => '', systemId: () => '' }
          : type === NODE.element
            ? { type: plain, tagName, attributes, childNodes }
            : type === NODE.text
              ? { type: plain, textContent: within === 'style' ? css : masked }
              : {};
  return fields({ type: () => NODE.text, ...(!rules.type && { textContent: () => '' }), ...rules, ...flags })(
    isFields(value) ? value : {},
    {},
  );
}
const recordedNode: Rule = (value) => node(value);

const cssRules = list(fields({ rule: or(css, ''), index: numbers }));
const CHANGES: Readonly<Record<number, Rule>> = {
  [CHANGE.mutation]: fields({
    source: plain,
    isAttachIframe: plain,
    texts: or(list(fields({ id: plain, value: masked })), []),
    attributes: or(list(fields({ id: plain, attributes })), []),
    removes: or(numbers, []),
    adds: or(
      list(
        fields({
          parentId: plain,
          previousId: plain,
          nextId: (next, all) => plain(next, all) ?? null,
          node: recordedNode,
        }),
      ),
      [],
    ),
  }),
  [CHANGE.input]: fields({ source: plain, id: plain, isChecked: plain, userTriggered: plain, text: masked }),
  [CHANGE.rule]: fields({ source: plain, id: plain, styleId: plain, adds: or(cssRules, []), removes: numbers }),
  [CHANGE.adopted]: fields({
    source: plain,
    id: plain,
    styleIds: numbers,
    styles: or(list(fields({ styleId: numbers, rules: or(cssRules, []) })), []),
  }),
};
const change: Rule = (data, event) => {
  const source = own(data, 'source');
  if (MOVES.includes(source)) return numeric(data);
  return typeof source === 'number' ? CHANGES[source]?.(data, event) : undefined;
};

/** The SDK's own events. */
const category = form(/^(?:ui|replay)\.[\w.-]{1,40}$/);
const PAYLOADS: Readonly<Record<string, Rule>> = {
  options: numbersOnly,
  performanceSpan: fields(
    {
      op: word,
      description: (value, all) => (/[/?#:]/.test(String(value)) ? text(scrubAddress)(value, all) : word(value, all)),
      data: numbersOnly,
    },
    plain,
  ),
  breadcrumb: (value, all) =>
    category(own(value, 'category'), all) === undefined
      ? undefined
      : fields(
          {
            type: word,
            category,
            message: (shown, crumb) => (String(crumb.category).startsWith('ui.') ? selector(shown, crumb) : undefined),
            data: numbersOnly,
          },
          plain,
        )(value, all),
};
const custom: Rule = (data, event) => {
  const tag = String(own(data, 'tag'));
  const payload = Object.hasOwn(PAYLOADS, tag) ? PAYLOADS[tag]?.(own(data, 'payload'), event) : undefined;
  return payload === undefined ? undefined : { tag, payload };
};

const OWN_PAGE = /^https:\/\/site\.invalid\/\[[a-z\d-]{1,40}\]$/;

/** Returns a recorded page's URL. Players need an absolute one, so it has a reserved host. */
export const pageRule =
  (page: string): Rule =>
  (value) =>
    form(OWN_PAGE)(value, {}) ?? `https://site.invalid${page}`;

const dataRules = (page: string): Readonly<Record<number, Rule>> => ({
  [EVENT.domContentLoaded]: () => ({}),
  [EVENT.load]: () => ({}),
  [EVENT.snapshot]: fields({ node: recordedNode, initialOffset: numbers }),
  [EVENT.change]: change,
  [EVENT.page]: fields({ href: pageRule(page), width: plain, height: plain }),
  [EVENT.custom]: custom,
});

/**
 * Scrubs a recording's events: layout and movement stay; texts and fields are masked again; links, labels, ids and pictures are removed.
 * @param page replaces the recorded page's URL
 */
export function scrubRecording(events: readonly unknown[], page: string): unknown[] {
  const rules = dataRules(page);
  const data: Rule = (value, { type }) => (typeof type === 'number' ? rules[type]?.(value, {}) : undefined);
  const event = fields({ type: plain, timestamp: plain, delay: plain, data });
  return events.map((one) => event(one, {})).filter((one) => isFields(one) && one.data !== undefined);
}
