import { siteOf } from './brands';
import { DEFAULT_SITE } from './default-site';

/** The brand of this build: both builds replace NEXT_PUBLIC_SITE by its code. Import it by the alias, never by a relative path. */
export const site = siteOf(process.env.NEXT_PUBLIC_SITE || DEFAULT_SITE);
