import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteConfig } from '@/site-config/types';
import { SAMPLE } from './content';
import { PLACEHOLDER_MARK } from './drawings';

/** The answers that `brand new` assumes, and `brand check` reports. 555 is no area code. */
export const ASSUMED = { color: '#2F6B5E', city: 'Springfield', state: 'IL', phone: '5555550100' } as const;

/** Values that no answer gives; `brand check` reports them. The point is the middle of the contiguous United States. */
export const INVENTED = { statistic: '00+', latitude: 39.8283, longitude: -98.5795 } as const;

/** Where, what stands there, what replaces it. */
export type Placeholder = [where: string, now: string, replacement: string];

type Candidate = [isPlaceholder: boolean, ...Placeholder];

function inFile({
  callNumbers,
  domain,
  city,
  state,
  statistics,
  reviewWidgetId,
  facilities,
}: SiteConfig): Placeholder[] {
  const candidates: Candidate[] = [
    ...Object.entries(callNumbers).map(([variant, { display, tel }]): Candidate => {
      const isFictional = /55501\d\d$/.test(tel) || tel.startsWith('tel:+1555');
      return [isFictional, `brand.json, phones.${variant}`, display, 'a real number'];
    }),
    [/(?:^|\.)example(?:\.[a-z]+)?$/.test(domain), 'brand.json, domain', domain, 'the real domain'],
    [city === ASSUMED.city, 'brand.json, city, state', `${city}, ${state}`, "the brand's town"],
    ...statistics.map(({ name, value }): Candidate => [
      value === INVENTED.statistic,
      `brand.json, statistics, ${name}`,
      value,
      'a provable number',
    ]),
    [reviewWidgetId.startsWith('placeholder-'), 'brand.json, reviewWidgetId', reviewWidgetId, "the service's id"],
    ...facilities.map(({ chartFacName, latitude, longitude }): Candidate => [
      latitude === INVENTED.latitude && longitude === INVENTED.longitude,
      `brand.json, facilities, ${chartFacName}`,
      `${latitude}, ${longitude}`,
      "the facility's coordinates",
    ]),
  ];
  return candidates.flatMap(([isPlaceholder, ...placeholder]) => (isPlaceholder ? [placeholder] : []));
}

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
