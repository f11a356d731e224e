import type { Vendor, VendorId } from './types';

const NONE = { script: [], connect: [], img: [], frame: [] } as const;

/** Google's lists without advertising: developers.google.com/tag-platform/security/guides/csp. */
const GOOGLE_MEASURES = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  img: ['https://www.googletagmanager.com', 'https://www.google-analytics.com', 'https://*.google-analytics.com'],
  frame: [],
} as const;

/** What all call trackers are for, and get. */
const CALL_TRACKER = {
  purpose: 'To learn which page or ad led to a call, by showing a number of its own.',
  gets: 'It runs in the page and could read all of it, so we use it only under an agreement; your IP address and browser.',
  category: 'marketing',
  way: 'page',
} as const;

/** What a click on a facade loads. */
const PRESS = { category: 'functional', way: 'press', cookies: [] } as const;

const GOOGLE_PRIVACY = 'https://policies.google.com/privacy';

/** All vendors that the site supports. A brand's vendors and agreements are in its brand.json. */
export const VENDORS: Readonly<Record<VendorId, Vendor>> = {
  'google-analytics': {
    name: 'Google Analytics',
    purpose: 'To count how many people visit, and which kinds of pages they look at.',
    gets: 'The kind of page, never its address; whether a call was started or a form was sent; a random number until you close the tab; your IP address and browser.',
    category: 'analytics',
    way: 'frame',
    setting: 'NEXT_PUBLIC_ANALYTICS_ID',
    origins: GOOGLE_MEASURES,
    cookies: [],
    privacyUrl: GOOGLE_PRIVACY,
  },
  'google-tag-manager': {
    name: 'Google Tag Manager',
    purpose: 'To learn which of our ads bring people here.',
    gets: 'The same as Google Analytics.',
    category: 'marketing',
    way: 'frame',
    setting: 'NEXT_PUBLIC_GTM_ID',
    origins: GOOGLE_MEASURES,
    cookies: [],
    privacyUrl: GOOGLE_PRIVACY,
  },
  heap: {
    name: 'Heap',
    purpose: 'To learn in what order people look at kinds of pages.',
    gets: 'The kind of page, never its address; whether a call was started or a form was sent; a random number until you close the tab, which also goes with a form that you send us; your IP address and browser.',
    category: 'analytics',
    way: 'frame',
    setting: 'NEXT_PUBLIC_HEAP_ID',
    origins: {
      script: ['https://cdn.us.heap-api.com'],
      connect: ['https://c.us.heap-api.com', 'https://heapanalytics.com'],
      img: ['https://heapanalytics.com'],
      frame: [],
    },
    cookies: [],
    privacyUrl: 'https://www.heap.io/privacy',
  },
  callrail: {
    name: 'CallRail',
    ...CALL_TRACKER,
    setting: 'NEXT_PUBLIC_CALLRAIL_ID',
    origins: {
      ...NONE,
      script: ['https://cdn.callrail.com', 'https://js.callrail.com'],
      connect: ['https://js.callrail.com'],
    },
    cookies: ['calltrk'],
    privacyUrl: 'https://www.callrail.com/privacy',
  },
  invoca: {
    name: 'Invoca',
    ...CALL_TRACKER,
    setting: 'NEXT_PUBLIC_INVOCA_TAG',
    origins: {
      ...NONE,
      script: ['https://solutions.invocacdn.com', 'https://pnapi.invoca.net'],
      connect: ['https://solutions.invocacdn.com', 'https://pnapi.invoca.net'],
    },
    cookies: ['invoca'],
    privacyUrl: 'https://www.invoca.com/privacy',
  },
  'call-tracking': {
    name: 'Call tracking',
    ...CALL_TRACKER,
    setting: 'NEXT_PUBLIC_CALL_TRACKING_SRC',
    origins: NONE,
    cookies: ['calltrk'],
    privacyUrl: 'https://www.callrail.com/privacy',
  },
  recaptcha: {
    name: 'Google reCAPTCHA',
    purpose: 'To tell people from programs when a form is sent.',
    gets: 'It runs in the page and watches how it is used, so we use it only under an agreement; your IP address and browser.',
    category: 'functional',
    way: 'page',
    setting: 'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
    origins: {
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      connect: ['https://www.google.com/recaptcha/'],
      img: [],
      frame: ['https://www.google.com'],
    },
    cookies: ['_GRECAPTCHA'],
    privacyUrl: GOOGLE_PRIVACY,
  },
  'error-reports': {
    name: 'Sentry',
    purpose: 'To see what led to an error: a recording of the page with all text and every field masked.',
    gets: 'Recordings and error messages without text, fields, addresses, or your IP address. This site’s server passes them on.',
    category: 'analytics',
    way: 'relay',
    setting: 'NEXT_PUBLIC_SENTRY_DSN',
    origins: NONE,
    cookies: [],
    privacyUrl: 'https://sentry.io/privacy/',
  },
  'review-widget': {
    name: 'Review service',
    purpose: 'To show reviews that an outside service collects.',
    gets: 'Which brand’s reviews you look at; your IP address and browser.',
    ...PRESS,
    setting: 'NEXT_PUBLIC_REVIEW_WIDGET_URL',
    origins: NONE,
    privacyUrl: 'https://www.birdeye.com/privacy/',
  },
  'map-tiles': {
    name: 'Map service',
    purpose: 'To draw maps in the site’s own style.',
    gets: 'Which part of a map you look at; your IP address and browser.',
    ...PRESS,
    setting: 'NEXT_PUBLIC_MAP_STYLE_URL',
    origins: NONE,
    privacyUrl: 'https://wiki.osmfoundation.org/wiki/Privacy_Policy',
  },
  openstreetmap: {
    name: 'OpenStreetMap',
    purpose: 'To show where a facility is.',
    gets: 'Which place you look at; your IP address and browser.',
    ...PRESS,
    setting: null,
    origins: { ...NONE, frame: ['https://www.openstreetmap.org'] },
    privacyUrl: 'https://wiki.osmfoundation.org/wiki/Privacy_Policy',
  },
  'google-maps': {
    name: 'Google Maps',
    purpose: 'To show a map that an editor put on a page.',
    gets: 'Which place you look at; your IP address and browser.',
    ...PRESS,
    setting: null,
    origins: { ...NONE, frame: ['https://www.google.com'] },
    privacyUrl: GOOGLE_PRIVACY,
  },
  youtube: {
    name: 'YouTube',
    purpose: 'To play a video that an editor put on a page.',
    gets: 'Which video you play; your IP address and browser.',
    ...PRESS,
    setting: null,
    origins: { ...NONE, frame: ['https://www.youtube-nocookie.com'] },
    privacyUrl: GOOGLE_PRIVACY,
  },
  vimeo: {
    name: 'Vimeo',
    purpose: 'To play a video that an editor put on a page.',
    gets: 'Which video you play; your IP address and browser.',
    ...PRESS,
    setting: null,
    origins: { ...NONE, frame: ['https://player.vimeo.com'] },
    privacyUrl: 'https://vimeo.com/privacy',
  },
};
