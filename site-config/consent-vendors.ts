import { clientConfig } from '@/site-config/client-config';

import { configuredVendors, revisionOf } from '../shared/vendors/configured';

/** The vendors of this build that need the visitor's consent. */
export const consentVendors = configuredVendors(clientConfig.vendors, clientConfig.settings);

export const consentRevision = revisionOf(consentVendors);
