import { failureOf, request, reachable } from '../delivery/http';
import { crmValues, type CrmOptions } from './content';
import { merged, type Mapping } from './mapping';

import type { LeadTarget } from '../delivery/target';

const SERVER = 'https://webto.salesforce.com';
const TIMEOUT_MS = 10_000;

/** Names of the form that Salesforce generates. Its other fields have ids (00N…), which a mapping file names. */
const FORM: Mapping = {
  first_name: 'firstname',
  last_name: 'lastname',
  company: { value: '[not provided]' },
  email: 'email',
  phone: 'phone',
  URL: 'website',
  lead_source: 'leadsource',
  description: 'summary',
};

export interface WebToLeadOptions extends CrmOptions {
  /** The organization's My Domain; Salesforce's common server by default. */
  url?: string | undefined;
  organizationId: string;
  timeoutMs?: number;
}

/** Returns a target that posts leads to Web-to-Lead, which needs no user of the API and confirms nothing. */
export function webToLead(options: WebToLeadOptions): LeadTarget {
  const { url = SERVER, organizationId, timeoutMs = TIMEOUT_MS } = options;
  const mapping = merged(FORM, options.mapping);
  const name = 'web-to-lead';
  return {
    name,
    timeoutMs,
    async deliver(lead) {
      const values = [...crmValues(lead, { ...options, mapping })].map(([field, value]) => [field, String(value)]);
      const answer = await request(`${url}/servlet/servlet.WebToLead?encoding=UTF-8&orgId=${organizationId}`, {
        name,
        signal: AbortSignal.timeout(timeoutMs),
        method: 'POST',
        body: new URLSearchParams([['oid', organizationId], ...values]),
        reads: () => false,
      });
      // It redirects to the form's `retURL`, if it has one.
      if (!answer.isOk && answer.status !== 302) return failureOf(name, answer);
      return /exception/i.test(answer.headers.get('is-processed') ?? '')
        ? { kind: 'failed', isTransient: false, error: `the ${name} did not process the lead` }
        : { kind: 'sent', note: 'Web-to-Lead confirms nothing' };
    },
    check: async () => [
      await reachable(url),
      { isOk: true, text: 'whether the organization id and the fields are right, Web-to-Lead does not say' },
    ],
  };
}
