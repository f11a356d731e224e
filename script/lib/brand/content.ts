import type { SiteConfig } from '@/site-config/types';
import { slugOf } from './brand-file';

/** Text in the example content that `brand:check` looks for. */
export const SAMPLE = 'SAMPLE';

/** Returns the facility's page in the embedded WordPress. */
function facilityPage({ code, fullName, city, state, callNumbers, facilities: [facility] }: SiteConfig): string {
  const name = JSON.stringify(fullName);
  return `---
type: facility
slug: ${slugOf(fullName)}
title: ${name}
date: "2026-01-01T09:00:00"
modified: "2026-01-01T09:00:00"
author: editor
menuOrder: 1
excerpt: ${JSON.stringify(`Detox and residential treatment in ${city}.`)}
featuredImage: house-front
segment: facility
facility:
  siteKey: ${code}
  phone: ${JSON.stringify(callNumbers.default.display)}
  street: "1 Sample Street"
  city: ${JSON.stringify(city)}
  state: ${state}
  postalCode: "00000"
  latitude: ${facility?.latitude}
  longitude: ${facility?.longitude}
  photos: [house-front, room-single, room-counsel, garden-walk, path-morning]
  licenseNumber: ${SAMPLE}-${code}
  accreditations: "Example Accreditation Commission (sample entry)"
  treatments: [detox, residential, partial-hospitalization]
  amenities: []
seo:
  title: ${JSON.stringify(`${fullName}, ${city}, ${state}`)}
  description: ${JSON.stringify(`${fullName} in ${city}: treatment, rooms, visiting and how to get there.`)}
  image: house-front
---

This page is a sample: replace it with the facility's own text.

## Who it is for

Adults who need [medical detox]({{levelsPath1}}) or a [stay]({{levelsPath2}}).

## How to get there

The address is a placeholder. Please call before you set out: {{phone}}.
`;
}

/** Returns the example content of a brand's folder by path (wordpress/embedded). */
export const contentOf = (site: SiteConfig): Map<string, string> =>
  new Map([
    [
      'content/place.json',
      `${JSON.stringify({ region: `the ${site.city} area`, landscape: `the country around ${site.city}` }, null, 2)}\n`,
    ],
    [`content/facilities/${slugOf(site.fullName)}.md`, facilityPage(site)],
  ]);
