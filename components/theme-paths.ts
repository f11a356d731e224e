import { PAYER_RESULT } from '@footbridge/shared/content-kind';

/** Paths that this theme links to, besides the brand's. Where WordPress has nothing there, the link is left out. */
export const THEME_PATHS = { insurance: PAYER_RESULT.url, family: '/family-program/' } as const;
