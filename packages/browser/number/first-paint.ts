import { FIRST_PAINT } from './first-paint.generated';

import type { Site } from '@footbridge/shared/site/types';

/** Attribute of the root element with the variant that was painted; current.ts reads it. */
export const VARIANT_ATTRIBUTE = 'data-call-variant';

/** Attribute of the root element on pages of a special segment, whose score is at least 1 (specification, section 4). */
export const SPECIAL_ATTRIBUTE = 'data-call-special';

/** Attribute of the root element with the number of the page's field "Call number". */
export const PAGE_ATTRIBUTE = 'data-call-page';

/** The generated script's names of what it gets. */
export const SITE_KEYS = {
  mentalHealthPath: 'm',
  ownNumbers: 'o',
  specialPaths: 's',
  veteranPath: 'v',
  numbers: 'n',
} as const;

/**
 * Returns the inline script of the document's head (first-paint.browser.ts). Text and not a function, because the
 * Content-Security-Policy has its hash, and the compilers of Next's build and of the server's would change its bytes.
 */
export function firstPaintScript({
  callNumbers,
  mentalHealthPath,
  ownNumbers,
  specialPaths,
  veteranPath,
}: Site): string {
  const others = Object.entries(callNumbers).filter(
    ([variant]) => variant !== 'default' && (variant !== 'mentalHealth' || mentalHealthPath),
  );
  const numbers = Object.fromEntries(others.map(([variant, { tel }]) => [variant, tel.replace('tel:+1', '')]));
  // `<` is escaped, so that no value can end the element.
  const facts = JSON.stringify({
    [SITE_KEYS.mentalHealthPath]: mentalHealthPath,
    [SITE_KEYS.ownNumbers]: ownNumbers,
    [SITE_KEYS.specialPaths]: specialPaths,
    [SITE_KEYS.veteranPath]: veteranPath,
    [SITE_KEYS.numbers]: numbers,
  }).replace(/</g, '\\u003c');
  return `(SITE=>{${FIRST_PAINT}})(${facts})`;
}
