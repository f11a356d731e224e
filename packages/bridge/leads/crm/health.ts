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
export function withoutHealthData(lead: Delivery): Delivery {
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
