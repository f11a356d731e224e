import { summaryOf } from '../delivery/summary';
import { withoutHealthData } from './health';
import { leadLink } from './link';
import { valuesOf } from './mapping';

import type { Delivery } from '../lead/payload';
import type { Mapping } from './mapping';

/** What of a lead a CRM gets. */
export interface ContentOptions {
  mapping: Mapping;
  /** LEAD_CRM_HEALTH_FIELDS, and the brand's agreement with the CRM's provider. */
  includesHealth: boolean;
  /** LEAD_LINK. */
  link?: string | undefined;
}

/** Why a CRM gets no health data, as a sentence. */
export const WHY = 'It is encrypted on the website’s server.';

/** Returns a lead's values by the names of the CRM's fields; without an agreement without health data. */
export function contentOf(lead: Delivery, { mapping, includesHealth, link }: ContentOptions) {
  const summary = summaryOf(lead, { includesHealth, why: WHY, link: leadLink(link) });
  return valuesOf(includesHealth ? lead : withoutHealthData(lead), summary, mapping);
}
