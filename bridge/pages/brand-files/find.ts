import path from 'node:path';

import { SITE_CODES } from '@/site-config/brands';
import { brandFolder } from '@/site-config/brand/read';
import { fontFiles } from '@/site-config/fonts';
import { site } from '@/site-config/site';

/** A picture in a brand's folder. Its content/ is the embedded WordPress's. */
const PICTURE = /^[a-z0-9][a-z0-9-]*\.(?:ico|jpg|png|svg)$/;

/** Returns the file of `/brands/CODE/NAME`, of any brand: a facility nearby may be another brand's. Null for any other path. */
export function pictureFile(segments: readonly string[]): string | null {
  const [code = '', name = '', ...more] = segments;
  return SITE_CODES.includes(code) && PICTURE.test(name) && more.length === 0
    ? path.join(brandFolder(code), name)
    : null;
}

/** The files of the brand's typefaces by URL, each with its license: the OFL travels with the font. */
const TYPEFACES: ReadonlyMap<string, string> = new Map(
  fontFiles(site).flatMap(({ family, source, url }) => [
    [url, path.resolve(source)],
    [
      `${path.posix.dirname(url)}/${path.basename(family.package)}.LICENSE.txt`,
      path.resolve('node_modules', family.package, 'LICENSE'),
    ],
  ]),
);

/** Returns the file of `/fonts/CODE/NAME`; null for any other path. */
export const typefaceFile = (segments: readonly string[]): string | null =>
  TYPEFACES.get(`/fonts/${segments.join('/')}`) ?? null;
