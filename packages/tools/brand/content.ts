import type { SiteConfig } from '@/site-config/types';

/** Text in the example content that `brand check` looks for. */
export const SAMPLE = 'SAMPLE';

export const facilityPage = (slug: string, { latitude, longitude }: SiteConfig['facilities'][number]): string => `---
type: facility
slug: ${slug}
title: "{{fullName}}"
date: "2026-01-01T09:00:00"
modified: "2026-01-01T09:00:00"
author: editor
menuOrder: 1
excerpt: "Detox and residential treatment in {{city}}."
featuredImage: house-front
pageSettings:
  segment: facility
facilityDetails:
  siteKey: "{{code}}"
  phone: "{{phone}}"
  street: "1 Sample Street"
  city: "{{city}}"
  state: "{{state}}"
  postalCode: "00000"
  latitude: ${latitude}
  longitude: ${longitude}
  photos: [house-front, room-single, room-counsel, garden-bench, path-open]
  licenseNumber: "${SAMPLE}-{{code}}"
  accreditations: "Example Accreditation Commission (sample entry)"
  treatments: [detox, residential, partial-hospitalization]
  amenities: []
seo:
  title: "{{fullName}}, {{city}}, {{state}}"
  description: "{{fullName}} in {{city}}: treatment, rooms, visiting and how to get there."
  image: house-front
---

This page is a sample: replace it with the facility's own text.

## Who it is for

Adults who need [medical detox]({{levelsPath1}}) or a [stay]({{levelsPath2}}).

## How to get there

The address is a placeholder. Please call before you set out: {{phone}}.
`;
