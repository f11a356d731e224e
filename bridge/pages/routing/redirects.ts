import { loadSiteOptions } from '../layout/load-layout';
import { redirectLocation } from '../../wordpress/url/location';
import { siteLink } from '../../wordpress/url/policy';
import { pathOfUri } from '../../wordpress/url/path';
import { UpstreamError } from '../../platform/upstream-error';

import type { RedirectsFieldsFragment } from '@/gql/graphql';

const MAX_STEPS = 10;

export interface Target {
  destination: string;
  permanent: boolean;
}

/** Rules by their source path. */
export type RedirectRules = ReadonlyMap<string, Target>;

/** Returns the valid rules of the options page. Of two rules for a path the later wins; the default is permanent. */
export function redirectRules(fields: RedirectsFieldsFragment | null | undefined): RedirectRules {
  const rules = new Map<string, Target>();
  for (const rule of fields?.rules ?? []) {
    const source = pathOfUri(rule?.source);
    const destination = redirectLocation(siteLink(rule?.destination) ?? '', 'any');
    if (source !== null && destination !== null)
      rules.set(source, { destination, permanent: rule?.permanent !== false });
  }
  return rules;
}

/**
 * Returns the target of a path that WordPress does not resolve, by the editors' redirect rules. Follows chains, so that a visitor
 * is redirected once; a path that WordPress resolves ends a chain.
 * @returns null when no rule applies, or the rules form a cycle
 */
export async function followRules(
  path: string,
  rules: RedirectRules,
  isKnown: (path: string) => Promise<boolean>,
): Promise<Target | null> {
  const seen = new Set([path]);
  let found: Target | null = null;
  let permanent = true;
  let current = path;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const rule = rules.get(current);
    if (!rule) return found;
    permanent &&= rule.permanent;
    found = { destination: rule.destination, permanent };
    const next = rule.destination.startsWith('/') ? pathOfUri(rule.destination) : null;
    if (!next) return found;
    if (seen.has(next)) return null;
    seen.add(next);
    if (rules.has(next) && (await isKnown(next))) return found;
    current = next;
  }
  return null;
}

/**
 * Returns the editors' redirect for a path (options page, `redirects`); null when there is none.
 * @throws UpstreamError when the rules can't be loaded, because one may apply to the path
 */
export async function editorsRedirect(
  path: string,
  isKnown: (path: string) => Promise<boolean>,
): Promise<Target | null> {
  const options = await loadSiteOptions();
  if (!options) throw new UpstreamError('the redirect rules could not be read');
  return followRules(path, redirectRules(options.siteOptions?.redirects), isKnown);
}
