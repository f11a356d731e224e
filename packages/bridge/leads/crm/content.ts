import { summaryOf } from '../delivery/summary';
import { valuesOf, type Mapping } from './mapping';
import { setting } from '../../platform/env';
import { wordPressAddresses } from '../../wordpress/url/wordpress-addresses';

import type { Delivery } from '../lead/payload';

/** Fields that may name a substance, a condition or a treatment: what was typed, and the words of an ad. */
const HEALTH_FIELDS = ['description', 'utm_term__c', 'utm_campaign__c', 'utm_content__c'];
/** Addresses, whose paths do. */
const ADDRESS_FIELDS = ['Entry_Url__c', 'PageURL__c', 'Referrer_URL__c'];

const originOf = (address: unknown): string => {
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null;
  return url?.host ? `${url.protocol}//${url.host}/` : '';
};

/** Returns a lead without message, insurance and what may name a substance or a condition (docs/privacy.md). Addresses keep their host. */
function withoutHealthData(lead: Delivery): Delivery {
  const fields = Object.entries(lead.fields)
    .filter(([name]) => !HEALTH_FIELDS.includes(name))
    .map(([name, value]) => [name, ADDRESS_FIELDS.includes(name) ? originOf(value) : value] as const)
    .filter(([, value]) => value !== '');
  return {
    ...lead,
    fields: Object.fromEntries(fields),
    message: '',
    insurance: null,
    smsConsent: { ...lead.smsConsent, page: '/' },
  };
}

/** Returns where staff read a lead (`{reference}`): LEAD_LINK, else Tools → Leads at WordPress's address, once known. */
function leadLink(configured: string | undefined): string | undefined {
  if (configured || !setting('WORDPRESS_URL')) return configured;
  const [internal, own = internal] = wordPressAddresses();
  return `${own.href.replace(/\/$/, '')}/wp-admin/tools.php?page=footbridge-leads&reference={reference}`;
}

export interface ContentOptions {
  /** LEAD_CRM_HEALTH_FIELDS, and the brand's agreement with the CRM's provider. */
  includesHealth: boolean;
  link?: string | undefined;
}

/** Returns a lead and its summary as a CRM gets them; without an agreement without health data. */
export function contentOf(lead: Delivery, { includesHealth, link }: ContentOptions) {
  const why = 'It is encrypted on the website’s server.';
  return {
    lead: includesHealth ? lead : withoutHealthData(lead),
    summary: summaryOf(lead, { includesHealth, why, link: leadLink(link) }),
  };
}

export interface CrmOptions extends ContentOptions {
  mapping: Mapping;
}

export function crmValues(delivery: Delivery, { mapping, ...options }: CrmOptions) {
  const { lead, summary } = contentOf(delivery, options);
  return valuesOf(lead, summary, mapping);
}
