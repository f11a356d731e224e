import { loadSiteOptions } from '../layout/load-layout';
import { redirectLocation } from '../../wordpress/url/location';
import { siteLink } from '../../wordpress/url/policy';
import { pathOfUri } from '../../wordpress/url/path';
import { UpstreamError } from '../../platform/upstream-error';

import type { RedirectsFieldsFragment } from '@/gql/graphql';

const FOLLOWED = 10;

export interface Target {
  destination: string;
  permanent: boolean;
}

/** Rules by the path they are for; what leads nowhere, or is for no path of this site, is no rule. */
export type RedirectRules = ReadonlyMap<string, Target>;

/** The rules of the options page. Of two for a path the later counts; one that does not say is permanent. */
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
 * Where the editors' redirect rules lead from a path that WordPress does not know: chains are followed to their end, so
 * that a visitor is sent once; a path that WordPress knows ends one, whatever rule there is for it.
 * Out: null when no rule applies, or when the rules run in a circle (the path is then simply not found).
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
  for (let step = 0; step < FOLLOWED; step += 1) {
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
 * The redirect that editors wrote for a path (options page, `redirects`), if any.
 * @throws UpstreamError when the rules can't be read: an address that one of them is for must not become a 404.
 */
export async function editorsRedirect(
  path: string,
  isKnown: (path: string) => Promise<boolean>,
): Promise<Target | null> {
  const options = await loadSiteOptions();
  if (!options) throw new UpstreamError('the redirect rules could not be read');
  return followRules(path, redirectRules(options.siteOptions?.redirects), isKnown);
}
