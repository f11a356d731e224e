import { loadSiteOptions } from '../frame/load-frame';
import { siteLink } from '../url/policy';
import { pathOfUri } from './path';

import type { PageOutcome } from './outcome';

const FOLLOWED = 10;

export interface RedirectRule {
  source: string | null;
  destination: string | null;
  permanent: boolean | null;
}

interface Target {
  destination: string;
  permanent: boolean;
}

/**
 * Where the editors' redirect rules lead from a path: chains are followed to their end, so that a visitor is sent once.
 * Out: null when no rule applies, or when the rules run in a circle (logged by nobody: the page itself is then answered).
 */
export function followRules(path: string, rules: readonly (RedirectRule | null)[]): Target | null {
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
    current = next;
  }
  return null;
}

/** The redirect that editors wrote for a path (options page, `redirects`), if any. */
export async function editorsRedirect(path: string, revalidate: number): Promise<PageOutcome | null> {
  const options = await loadSiteOptions();
  const rules = options?.siteOptions?.redirects?.rules ?? [];
  const target = followRules(path, rules);
  return target && { kind: 'redirect', ...target, revalidate };
}

/**
 * WordPress finds some nodes under addresses that are not their own: a parent left out or wrong leads to the node's own
 * address, anything else (`/post/feed/`, `/post/2/`) is not this node's page.
 */
export function ownAddress(asked: string, nodeUri: string | null | undefined): 'same' | 'elsewhere' | { destination: string } {
  const own = pathOfUri(nodeUri);
  if (own === null || own === asked) return 'same';
  const lastOf = (path: string) => path.split('/').at(-2);
  return own === '/' || lastOf(own) === lastOf(asked) ? { destination: own } : 'elsewhere';
}
