import { sites } from './brands';

import type { NetworkSite } from '../packages/shared/site/types';

/**
 * The sites of the network (specification, section 1): the eight brands, the Rhode Island facility with its own key, the directory
 * and information sites as publicly known, and placeholders for the rest, which the owner replaces (docs/placeholders.md).
 */
const OTHER_SITES: readonly NetworkSite[] = [
  { key: 'AAC', domain: 'americanaddictioncenters.org' },
  { key: 'REHABS', domain: 'rehabs.com' },
  { key: 'LUXURY_REHABS', domain: 'luxury.rehabs.com' },
  { key: 'RECOVERY', domain: 'recovery.org' },
  { key: 'DRUG_ABUSE', domain: 'drugabuse.com' },
  { key: 'ALCOHOL', domain: 'alcohol.org' },
  { key: 'ALCOHOLIC', domain: 'alcoholic.org' },
  { key: 'PROJECT_KNOW', domain: 'projectknow.com' },
  { key: 'WITHDRAWAL', domain: 'withdrawal.net' },
  { key: 'DETOX', domain: 'detox.net' },
  { key: 'MENTAL_HELP', domain: 'mentalhelp.net' },
  { key: 'TREATMENT_4_ADDICTION', domain: 'treatment4addiction.com' },
  { key: 'TREATMENT_SOLUTIONS', domain: 'treatmentsolutions.com' },
  { key: 'RECOVERY_BRANDS', domain: 'recoverybrands.com' },
  { key: 'COCAINE', domain: 'cocaine.org' },
  { key: 'OPIUM', domain: 'opium.org' },
  { key: 'SOLUTIONS_RECOVERY', domain: 'solutions-recovery.com' },
  { key: 'TOWNSEND', domain: 'townsendla.com' },
  { key: 'FORTERUS', domain: 'forterustreatment.com' },
  { key: 'ADDICTION_LABS', domain: 'addictionlabs.com' },
  { key: 'CONTACT_AAC', domain: 'contactaac.com' },
  // PLACEHOLDERS up to the specification's 35 domains. Names under .example are reserved (RFC 2606).
  { key: 'PLACEHOLDER_30', domain: 'network-site-30.example' },
  { key: 'PLACEHOLDER_31', domain: 'network-site-31.example' },
  { key: 'PLACEHOLDER_32', domain: 'network-site-32.example' },
  { key: 'PLACEHOLDER_33', domain: 'network-site-33.example' },
  { key: 'PLACEHOLDER_34', domain: 'network-site-34.example' },
  { key: 'PLACEHOLDER_35', domain: 'network-site-35.example' },
];

export const NETWORK_SITES: readonly NetworkSite[] = [
  ...sites.map(({ code, domain }) => ({ key: code, domain })),
  // Facilities that are reported under a separate key; their pages are their brand's.
  ...sites.flatMap(({ code, domain, facilities }) =>
    facilities.filter(({ siteKey }) => siteKey !== code).map(({ siteKey }) => ({ key: siteKey, domain })),
  ),
  ...OTHER_SITES,
];

/** Prefixes under which a hostname is the same site. */
const PREFIX = /^(?:www|admin|stagingadmin|local)\./;

function bareHostname(hostname: string): string {
  let bare = hostname.trim().toLowerCase().replace(/\.$/, '');
  // Repeated, for www.admin.example.org.
  while (PREFIX.test(bare)) bare = bare.replace(PREFIX, '');
  return bare;
}

/** Returns the site of a key, in any case. */
export function networkSiteByKey(key: string): NetworkSite | undefined {
  const wanted = key.toUpperCase();
  return NETWORK_SITES.find((site) => site.key === wanted);
}

/** Returns the first site of a hostname, in any case, with or without `www.` and the admin prefixes: the brand before its facilities. */
export function networkSiteByHostname(hostname: string): NetworkSite | undefined {
  const wanted = bareHostname(hostname);
  return NETWORK_SITES.find((site) => site.domain === wanted);
}
