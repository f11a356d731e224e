import { decode } from '@footbridge/shared/decode';
import { listOf, valuesIn, isValues, textOf } from '../fields/field';
import type { Store } from '../store/store';
import { parseAddress, type Address } from './request';

export interface RuleTarget {
  location: string;
  isPermanent: boolean;
}

interface Rule extends RuleTarget {
  path: string;
  query: URLSearchParams;
}

const folded = (path: string): string =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/^\/+|(?<!\/)\/+$/g, '');

/** Returns a URL's path, query and fragment where it is on one of the site's hosts; else the whole, null if it is no web address. */
function siteUrl(text: string, store: Store): string | null {
  const { wordpress, frontend } = store.data.urls;
  const base = new URL(wordpress);
  if (!URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  if (!/^https?:$/.test(url.protocol) || text.startsWith('#')) return null;
  const isOwn = [wordpress, frontend].some((own) => new URL(own).host === url.host);
  return isOwn ? url.pathname + url.search + url.hash : url.href;
}

/** Returns the valid rules of the options page, those that win first: with a query before without, later before earlier. */
function redirectRules(store: Store): Rule[] {
  const rows = listOf(valuesIn(store.data.options.redirects).rules).filter(isValues);
  const rules = rows.flatMap((row) => {
    const source = siteUrl(textOf(row.source), store);
    const location = siteUrl(textOf(row.destination), store);
    if (!textOf(row.source) || !textOf(row.destination) || !source?.startsWith('/') || location === null) return [];
    const { pathname, searchParams } = new URL(source, 'http://site');
    return [
      { path: folded(decode(pathname, pathname)), query: searchParams, location, isPermanent: row.permanent === true },
    ];
  });
  return rules.toReversed().toSorted((a, b) => b.query.size - a.query.size);
}

/** Returns where an editors' rule leads from an address; null when none does, or it leads to the address itself. */
export function ruleTarget({ path, query }: Address, store: Store): RuleTarget | null {
  const found = redirectRules(store).find(
    (rule) =>
      rule.path === folded(path) && [...rule.query].every(([name, value]) => query.getAll(name).at(-1) === value),
  );
  if (!found) return null;
  const target = parseAddress(found.location);
  const isLoop =
    found.location.startsWith('/') && folded(target.path) === folded(path) && target.query.size === query.size;
  if (isLoop) return null;
  const rest = new URLSearchParams([...query].filter(([name]) => !found.query.has(name)));
  const isPassedOn = rest.size > 0 && /^\/[^?#]*$/.test(found.location);
  return { location: isPassedOn ? `${found.location}?${rest}` : found.location, isPermanent: found.isPermanent };
}

export const ruleVariables = (store: Store): string[] => [
  ...new Set(redirectRules(store).flatMap(({ query }) => [...query.keys()])),
];
