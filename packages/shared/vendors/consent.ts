import { clientConfig } from '@footbridge/shared/site/client-config';

import { configuredVendors, revisionOf, type ConfiguredVendor } from './configured';

/** Returns the vendors of this build that need the visitor's consent. */
export const consentVendors = (): ConfiguredVendor[] => configuredVendors(clientConfig.vendors, clientConfig.settings);

export const consentRevision = (): string => revisionOf(consentVendors());
