/* oxlint-disable jest/no-export -- no test file by itself */
/** Salesforce's target beside its double. */
import { salesforce, type SalesforceOptions } from '@footbridge/bridge/leads/crm/salesforce';
import {
  startSalesforce,
  type SalesforceDouble,
  type SalesforceDoubleOptions,
} from '@footbridge/tools/crm-doubles/salesforce';

import { calling, deliveryFor, NOW } from '../../../../../__tests__/support/delivery';

export const lead = deliveryFor();
export let double: SalesforceDouble;
afterEach(() => double.close());

export async function start(of: SalesforceDoubleOptions = {}, more: Partial<SalesforceOptions> = {}) {
  double = await startSalesforce({ secret: 'let-me-in', now: () => NOW, ...of });
  const target = salesforce({
    url: double.url,
    clientId: 'client',
    login: { secret: 'let-me-in' },
    mapping: {},
    includesHealth: false,
    allowsDuplicates: false,
    now: () => NOW,
    ...more,
  });
  return calling(target, lead);
}
export const paths = () =>
  double.calls.map(({ method, path }) => `${method} ${path.replace(/^\/services\/(?:data\/v62.0\/)?/, '')}`);
