import type { Store } from '../store/store';
import { answerOf, type Redirect, type ResolveAnswer } from './answer';
import { canonicalTarget } from './canonical';
import { keysOf } from './dependency-keys';
import { escaped, permalink } from './links';
import { mainQuery, type MainQuery } from './main-query';
import { ruleTarget } from './redirect-rules';
import { parseAddress, requestVars, type Address } from './request';

/** WordPress's shorthands, where nothing else is at these paths (wp_redirect_admin_locations). */
const SHORTHANDS: ReadonlyMap<string, string> = new Map([
  ['login', '/wp-login.php'],
  ['wp-login.php', '/wp-login.php'],
  ['admin', '/wp-admin/'],
  ['dashboard', '/wp-admin/'],
  ['wp-admin', '/wp-admin/'],
]);

/** Responds to a path with its query as WordPress does to an anonymous reader; editors' rules apply to unknown paths. */
export function resolveAddress(uri: string, store: Store): ResolveAnswer {
  const address = parseAddress(uri);
  const query = mainQuery(requestVars(address, store), store);
  const redirect = redirectOf(query, address, store);
  return { ...answerOf(query, redirect, store), keys: keysOf(query, redirect, store) };
}

function redirectOf(query: MainQuery, address: Address, store: Store): Redirect | null {
  const rule = query.is404 ? ruleTarget(address, store) : null;
  if (rule) return { status: rule.isPermanent ? 301 : 302, location: rule.location, isRule: true };
  // WordPress's own script redirects trackbacks without content.
  const tracked = query.vars.tb && query.post ? permalink(query.post, store) : null;
  if (tracked) return { status: 302, location: escaped(tracked), isRule: false };
  const canonical = canonicalTarget(query, address, store);
  if (canonical) return { status: 301, location: canonical, isRule: false };
  const shorthand = query.is404 ? SHORTHANDS.get(address.path) : undefined;
  return shorthand ? { status: 302, location: shorthand, isRule: false } : null;
}
