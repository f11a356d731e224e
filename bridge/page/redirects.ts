import { loadSiteOptions } from '../frame/load-frame';
import { siteLink } from '../url/policy';
import { pathOfUri } from './path';
import { UpstreamError } from './upstream-error';

const FOLLOWED = 10;

export interface RedirectRule {
  source: string | null;
  destination: string | null;
  permanent: boolean | null;
}

export interface Target {
  destination: string;
  permanent: boolean;
}

/**
 * Where the editors' redirect rules lead from a path that WordPress does not know: chains are followed to their end, so
 * that a visitor is sent once; a path that WordPress knows ends one, whatever rule there is for it.
 * Out: null when no rule applies, or when the rules run in a circle (the path is then simply not found).
 */
export async function followRules(path: string, rules: readonly (RedirectRule | null)[], isKnown: (path: string) => Promise<boolean>): Promise<Target | null> {
  const bySource = new Map(rules.map((rule) => [pathOfUri(rule?.source), rule]));
  const seen = new Set([path]);
  let found: Target | null = null;
  let permanent = true;
  let current = path;
  for (let step = 0; step < FOLLOWED; step += 1) {
    const rule = bySource.get(current);
    const destination = siteLink(rule?.destination);
    if (!rule || !destination) return found;
    permanent &&= rule.permanent !== false;
    found = { destination, permanent };
    const next = destination.startsWith('/') ? pathOfUri(destination) : null;
    if (!next) return found;
    if (seen.has(next)) return null;
    seen.add(next);
    if (bySource.has(next) && (await isKnown(next))) return found;
    current = next;
  }
  return null;
}

/**
 * The redirect that editors wrote for a path (options page, `redirects`), if any.
 * @throws UpstreamError when the rules can't be read: an address that one of them is for must not become a 404.
 */
export async function editorsRedirect(path: string, isKnown: (path: string) => Promise<boolean>): Promise<Target | null> {
  const options = await loadSiteOptions();
  if (!options) throw new UpstreamError('the redirect rules could not be read');
  return followRules(path, options.siteOptions?.redirects?.rules ?? [], isKnown);
}
