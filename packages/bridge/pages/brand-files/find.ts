import path from 'node:path';

import { brands } from '@footbridge/shared/site/current';

import { theme } from '../../wordpress/theme';

/** A picture in a brand's folder. Its content/ is the embedded WordPress's. */
const PICTURE = /^[a-z0-9][a-z0-9-]*\.(?:ico|jpg|png|svg)$/;

/** Returns the file of `/brands/CODE/NAME`, of any brand: a facility nearby may be another brand's. Null for any other path. */
export function pictureFile(segments: readonly string[]): string | null {
  const [code = '', name = '', ...more] = segments;
  const isBrand = brands().sites.some((site) => site.code === code);
  return isBrand && PICTURE.test(name) && more.length === 0 ? path.join(theme().pictureFolder(code), name) : null;
}

/** Returns the files of the brand's typefaces by URL, each with its license: the OFL travels with the font. */
const typefaces = (): ReadonlyMap<string, string> =>
  new Map(
    theme().typefaces.flatMap(({ family, source, url }) => [
      [url, path.resolve(source)],
      [
        `${path.posix.dirname(url)}/${path.basename(family.package)}.LICENSE.txt`,
        path.resolve('node_modules', family.package, 'LICENSE'),
      ],
    ]),
  );

export const typefaceFile = (segments: readonly string[]): string | null =>
  typefaces().get(`/fonts/${segments.join('/')}`) ?? null;
