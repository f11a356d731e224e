import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '@/site-config/types';
import { SAMPLE } from '../content';
import { ASSUMED, INVENTED } from '../defaults';
import { PLACEHOLDER_MARK } from '../drawings';

/** Where, what stands there, what replaces it. */
export type Placeholder = [where: string, now: string, replacement: string];

const inFile = (site: SiteConfig): Placeholder[] => [
  ...Object.entries(site.callNumbers).flatMap(([variant, { display, tel }]): Placeholder[] =>
    /55501\d\d$/.test(tel) || tel.startsWith('tel:+1555')
      ? [[`brand.json, phones.${variant}`, display, 'a real number']]
      : [],
  ),
  ...(/(?:^|\.)example(?:\.[a-z]+)?$/.test(site.domain)
    ? [['brand.json, domain', site.domain, 'the real domain'] satisfies Placeholder]
    : []),
  ...(site.city === ASSUMED.city
    ? [['brand.json, city, state', `${site.city}, ${site.state}`, "the brand's town"] satisfies Placeholder]
    : []),
  ...site.statistics.flatMap(({ name, value }): Placeholder[] =>
    value === INVENTED.statistic ? [[`brand.json, statistics, ${name}`, value, 'a provable number']] : [],
  ),
  ...(site.reviewWidgetId.startsWith('placeholder-')
    ? [['brand.json, reviewWidgetId', site.reviewWidgetId, "the service's id"] satisfies Placeholder]
    : []),
  ...site.facilities.flatMap(({ chartFacName, latitude, longitude }): Placeholder[] =>
    latitude === INVENTED.latitude && longitude === INVENTED.longitude
      ? [[`brand.json, facilities, ${chartFacName}`, `${latitude}, ${longitude}`, "the facility's coordinates"]]
      : [],
  ),
];

/** Returns what is still a placeholder in a brand's folder. */
export function placeholdersOf(site: SiteConfig, folder: string): Placeholder[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .toSorted();
  return [
    ...inFile(site),
    ...files.flatMap((file): Placeholder[] => {
      const content = readFileSync(path.join(folder, file));
      if (content.includes(PLACEHOLDER_MARK)) return [[file, 'generated picture', "the brand's own"]];
      return file.endsWith('.md') && content.includes(SAMPLE) ? [[file, 'sample text', "the facility's own"]] : [];
    }),
  ];
}
