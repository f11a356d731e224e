import type { ConfiguredVendor } from '@footbridge/shared/vendors/configured';

/** Returns a value as a literal that cannot close the script element. */
const literal = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Replacements of cookies and storage, which throw in a document with an opaque origin. Sends the cookies to the page. */
const STORAGE_POLYFILLS = `
const jar = new Map();
Object.defineProperty(document, 'cookie', {
  configurable: true,
  get: () => [...jar].map(([name, value]) => name + '=' + value).join('; '),
  set: (text) => {
    const [, name, value] = /^\\s*([^=;\\s]+)=([^;]*)/.exec(text) ?? [];
    if (!name) return;
    const [, age] = /;\\s*max-age=(-?\\d+)/i.exec(text) ?? [];
    const [, until] = /;\\s*expires=([^;]+)/i.exec(text) ?? [];
    if (age ? Number(age) <= 0 : Date.parse(until) < Date.now()) jar.delete(name);
    else jar.set(name, value);
    parent.postMessage({ cookies: [...jar] }, origin);
  },
});
for (const area of ['localStorage', 'sessionStorage']) {
  const items = new Map();
  Object.defineProperty(window, area, {
    configurable: true,
    value: {
      getItem: (key) => items.get(String(key)) ?? null,
      setItem: (key, value) => void items.set(String(key), String(value)),
      removeItem: (key) => void items.delete(String(key)),
      clear: () => items.clear(),
      key: (index) => [...items.keys()][index] ?? null,
      get length() { return items.size; },
    },
  });
}`;

const LOAD = `
const load = (address) => {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
};`;

/** Google's consent mode, version 2: all purposes denied before any script of Google's is loaded. */
const GOOGLE = `
const layer = (window.dataLayer = []);
function gtag() { layer.push(arguments); }
window.gtag = gtag;
const ADS = ['ad_storage', 'ad_user_data', 'ad_personalization'];
const say = (how, names, value) => gtag('consent', how, Object.fromEntries(names.map((name) => [name, value])));
say('default', [...ADS, 'analytics_storage', 'functionality_storage', 'personalization_storage', 'security_storage'], 'denied');
gtag('set', 'ads_data_redaction', true);
gtag('set', 'url_passthrough', false);
/* The kind of page replaces its URL and title, which would reveal what a visitor reads. */
let page = {};
const about = (kind) => {
  page = { page_location: origin + '/' + kind + '/', page_title: kind, page_referrer: '' };
};
const begin = (allowed, kind) => {
  about(kind);
  if (allowed.includes('analytics')) say('update', ['analytics_storage'], 'granted');
  if (allowed.includes('marketing')) say('update', ADS, 'granted');
};`;

/** Heap calls the functions in heapReadyCb after it has loaded. It captures only what the page sends. */
const HEAP = `
let isReady = false;
const heap = (window.heap = []);
const whenReady = (name, fn) => (isReady ? fn() : void window.heapReadyCb.push({ name, fn }));
window.heapReadyCb = [];
whenReady('getUserId', () => {
  isReady = true;
  parent.postMessage({ userId: window.heap.getUserId() }, origin);
});
heap.envId = id;
heap.clientConfig = { disableTextCapture: true, disablePageviewAutocapture: true, disableSessionReplay: true, shouldFetchServerConfig: false };`;

const VENDOR_PARTS: Partial<Record<ConfiguredVendor['id'], { before: string; start: string; send: string }>> = {
  'google-analytics': {
    before: GOOGLE,
    start: `
  begin(allowed, kind);
  gtag('js', new Date());
  gtag('config', id, { ...page, send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false });
  load('https://www.googletagmanager.com/gtag/js?id=' + encodeURIComponent(id));`,
    send: `
  if (fields.page_kind) about(fields.page_kind);
  gtag('event', name, { ...page, ...fields, send_to: id });`,
  },
  'google-tag-manager': {
    before: GOOGLE,
    start: `
  begin(allowed, kind);
  layer.push({ ...page, 'gtm.start': Date.now(), event: 'gtm.js' });
  load('https://www.googletagmanager.com/gtm.js?id=' + encodeURIComponent(id));`,
    send: `
  if (fields.page_kind) about(fields.page_kind);
  layer.push({ ...page, ...fields, event: name });`,
  },
  heap: {
    before: HEAP,
    start: `
  load('https://cdn.us.heap-api.com/config/' + encodeURIComponent(id) + '/heap_config.js');`,
    send: `
  whenReady('track', () => window.heap.track(name, fields));`,
  },
};

/** Returns the script of a vendor's iframe, which starts the vendor and forwards the page's events; null for other vendors. */
export function iframeScript({ id, value }: Pick<ConfiguredVendor, 'id' | 'value'>): string | null {
  const parts = VENDOR_PARTS[id];
  if (!parts) return null;
  return `(() => {
'use strict';
const id = ${literal(value)};
const { parent } = window;
const { origin } = window.location;
${STORAGE_POLYFILLS}
${LOAD}
${parts.before}
const start = ({ cookies, allowed, kind }) => {
  for (const [name, value] of cookies) jar.set(name, value);${parts.start}
};
const send = ({ name, fields }) => {${parts.send}
};
window.addEventListener('message', ({ source, data }) => {
  if (source !== parent) return;
  if (data.start) start(data.start);
  if (data.event) send(data.event);
});
parent.postMessage({ ready: true }, origin);
})();`;
}
