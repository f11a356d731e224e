/** One of a rule's selectors, and what a page must have for it: any of the lists, all that stands in it. */
interface Selector {
  text: string;
  needs: string[][];
}

/** A sheet in parts, in the order of the cascade. */
export type CssPart = { kind: 'rule'; selectors: Selector[]; body: string } | { kind: 'group'; head: string; parts: CssPart[] } | { kind: 'keyframes'; name: string; text: string } | { kind: 'always'; text: string };

const ALTERNATIVES = /:(?:is|where)\(([^()]*)\)/;
/** What a page cannot be asked for by its letters: states, places, what must not be. */
const STATES = /::?[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?/g;
const outerCommas = /,(?![^(]*\))/;

/** `a:is(b,c)` as `ab` and `ac`. */
function spread(selector: string): string[] {
  const found = ALTERNATIVES.exec(selector);
  if (!found) return [selector];
  return (found[1] ?? '').split(',').flatMap((one) => spread(`${selector.slice(0, found.index)} ${one} ${selector.slice(found.index + found[0].length)}`));
}

function needsOf(selector: string): string[] {
  const needs: string[] = [];
  const plain = selector.replace(STATES, '').replace(/\[([\w-]+)(?:([~^$*|]?=)['"]?([^'"[\]]*)['"]?)?\]/g, (_, name: string, operator?: string, value?: string) => {
    // Others are states, which a reader changes without any script.
    if (name.startsWith('data-')) needs.push(operator === '=' ? `[${name}=${value}]` : `[${name}]`);
    return '';
  });
  for (const [token] of plain.matchAll(/[.#]?[a-zA-Z][\w-]*/g)) needs.push(token);
  return needs;
}

const selectorOf = (text: string): Selector => ({ text, needs: spread(text.replaceAll(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '')).map(needsOf) });

/** Where the block ends that begins before `from`. */
function blockEnd(css: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] === '}') depth--;
  }
  return at;
}

/** @param css as compactCss leaves it: no comments, no braces within strings, no nesting */
export function cssParts(css: string): CssPart[] {
  const parts: CssPart[] = [];
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const end = blockEnd(css, open + 1);
    const head = css.slice(at, open);
    const body = css.slice(open + 1, end - 1);
    if (/^@(?:media|supports|container)/.test(head)) parts.push({ kind: 'group', head, parts: cssParts(body) });
    else if (head.startsWith('@keyframes')) parts.push({ kind: 'keyframes', name: head.replace(/^@keyframes\s+/, ''), text: css.slice(at, end) });
    else if (head.startsWith('@')) parts.push({ kind: 'always', text: css.slice(at, end) });
    else parts.push({ kind: 'rule', selectors: head.split(outerCommas).map(selectorOf), body });
    at = end;
  }
  return parts;
}

/** Names of elements, classes, ids and data attributes of a page's HTML; rather too many than one too few. */
function tokensOf(html: string): Set<string> {
  const tokens = new Set(['html', 'head', 'body']);
  for (const [, tag = ''] of html.matchAll(/<([a-zA-Z][\w-]*)/g)) tokens.add(tag.toLowerCase());
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g)) for (const name of names.split(/\s+/)) tokens.add(`.${name}`);
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) tokens.add(`#${id}`);
  for (const [, name = '', value = ''] of html.matchAll(/\s(data-[\w-]+)(?:="([^"]*)")?/g)) tokens.add(`[${name}]`).add(`[${name}=${value}]`);
  return tokens;
}

/**
 * The rules that a page's HTML can match, in their order. What it leaves out has to come before a script changes the page.
 * @param html the page's body as the server drew it
 */
export function usedCss(parts: readonly CssPart[], html: string): string {
  const tokens = tokensOf(html);
  const isUsed = ({ needs }: Selector) => needs.some((all) => all.every((token) => tokens.has(token)));
  const print = (some: readonly CssPart[]): string =>
    some
      .map((part) => {
        if (part.kind === 'always') return part.text;
        if (part.kind === 'keyframes') return '';
        if (part.kind === 'group') {
          const inside = print(part.parts);
          return inside && `${part.head}{${inside}}`;
        }
        const used = part.selectors.filter(isUsed);
        return used.length > 0 ? `${used.map(({ text }) => text).join(',')}{${part.body}}` : '';
      })
      .join('');
  const rules = print(parts);
  const moves = parts.flatMap((part) => (part.kind === 'keyframes' && new RegExp(`animation[^;}]*[:\\s,]${part.name}\\b`).test(rules) ? [part.text] : []));
  return rules + moves.join('');
}
