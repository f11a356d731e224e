import { clientConfig } from '@/site-config/client-config';

import { configuredVendors, revisionOf } from '../shared/vendors/configured';

/** The vendors that this site's visitors are asked about. */
export const consentVendors = configuredVendors(clientConfig.vendors, clientConfig.settings);

export const consentRevision = revisionOf(consentVendors);
