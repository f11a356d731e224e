import { siteOf } from './brands';
import { siteCode } from './site-code';

/** The brand that this process serves. Import it by the alias, never by a relative path. */
export const site = siteOf(siteCode());
