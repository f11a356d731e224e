import { JSDOM } from 'jsdom';

/** A document, by a parser that forgives nothing. @throws where the text is no well-formed XML 1.0 */
export function parseXml(text: string): XMLDocument {
  return new JSDOM(text, { contentType: 'application/xml' }).window.document;
}

/** Text of an element's child of that name (`content:encoded` too), or null. */
export function childText(parent: Element, name: string): string | null {
  return [...parent.children].find((child) => child.nodeName === name)?.textContent ?? null;
}

const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} \+0000$/;
const ONCE_IN_CHANNEL = ['title', 'link', 'description', 'language', 'atom:link'];
const ONCE_IN_ITEM = ['title', 'link', 'guid', 'description'];
const IN_ITEM = [
  ...ONCE_IN_ITEM,
  'comments',
  'pubDate',
  'category',
  'dc:creator',
  'content:encoded',
  'wfw:commentRss',
  'slash:comments',
];

function problemsOf(parent: Element, once: readonly string[]): string[] {
  const names = [...parent.children].map((child) => child.nodeName);
  const dates = ['pubDate', 'lastBuildDate'].map((name) => childText(parent, name)).filter((date) => date !== null);
  return [
    ...once
      .filter((name) => names.filter((one) => one === name).length !== 1)
      .map((name) => `${parent.nodeName} needs one ${name}`),
    ...dates
      .filter((date) => !RFC_822.test(date) || Number.isNaN(Date.parse(date)))
      .map((date) => `${date} is no date of RFC 822`),
  ];
}

/** Returns the document's violations of RSS 2.0 and its best practices profile. */
export function rssProblems(document: XMLDocument): string[] {
  const { documentElement: root } = document;
  const [channel] = root.children;
  if (root.nodeName !== 'rss' || root.getAttribute('version') !== '2.0' || root.children.length !== 1 || !channel)
    return ['no <rss version="2.0"> with one channel'];
  const items = [...channel.children].filter(({ nodeName }) => nodeName === 'item');
  const addresses = [...document.querySelectorAll('link, comments')].map(
    (element) => element.textContent ?? element.getAttribute('href') ?? '',
  );
  const guids = items.map((item) => childText(item, 'guid'));
  return [
    ...problemsOf(channel, ONCE_IN_CHANNEL),
    ...items.flatMap((item) => problemsOf(item, ONCE_IN_ITEM)),
    ...items.flatMap((item) =>
      [...item.children]
        .filter(({ nodeName }) => !IN_ITEM.includes(nodeName))
        .map(({ nodeName }) => `an item has no ${nodeName}`),
    ),
    ...addresses
      .filter((address) => address && !address.startsWith('https://'))
      .map((address) => `${address} is not absolute`),
    ...(new Set(guids).size < guids.length ? ['a guid stands twice'] : []),
  ];
}

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';
const W3C_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const MAX_ENTRIES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
const MAX_IMAGES = 1000;

/** tLoc of the schema (12 to 2048 characters) as the protocol requires it: an absolute URL, escaped. */
function locProblems(loc: string | null): string[] {
  const text = loc ?? '';
  const isAddress = text.startsWith('https://') && URL.canParse(text) && new URL(text).href === text;
  return isAddress && text.length >= 12 && text.length < 2048 && /^[\x21-\x7e]+$/.test(text)
    ? []
    : [`${text} is no escaped address`];
}

function imageProblems(image: Element): string[] {
  const [loc, ...more] = image.children;
  if (image.namespaceURI !== IMAGES || image.localName !== 'image') return [`${image.nodeName} in url`];
  if (!loc || more.length > 0 || loc.localName !== 'loc' || loc.namespaceURI !== IMAGES)
    return ['an image has one loc and nothing else'];
  return locProblems(loc.textContent);
}

function entryProblems(entry: Element): string[] {
  const own = [...entry.children].filter(({ namespaceURI }) => namespaceURI === SITEMAPS);
  const others = [...entry.children].slice(own.length);
  const names = own.map(({ nodeName }) => nodeName).join();
  const lastmod = childText(entry, 'lastmod');
  return [
    ...(names === 'loc' || names === 'loc,lastmod' ? [] : [`${names} in ${entry.nodeName}`]),
    ...locProblems(childText(entry, 'loc')),
    ...(lastmod === null || (W3C_DATE.test(lastmod) && !Number.isNaN(Date.parse(lastmod)))
      ? []
      : [`${lastmod} is no date`]),
    // The extension's elements follow the protocol's own, and only in a urlset.
    ...(entry.nodeName === 'url'
      ? others.flatMap(imageProblems)
      : others.map(({ nodeName }) => `${nodeName} in ${entry.nodeName}`)),
    ...(others.length > MAX_IMAGES ? [`${others.length} images`] : []),
  ];
}

/**
 * Returns the document's violations of the sitemap protocol 0.9 (sitemap.xsd, siteindex.xsd) and its image extension
 * 1.1.
 */
export function sitemapProblems(document: XMLDocument): string[] {
  const { documentElement: root } = document;
  const child = { urlset: 'url', sitemapindex: 'sitemap' }[root.nodeName];
  if (!child || root.namespaceURI !== SITEMAPS) return ['no urlset or sitemapindex of the protocol'];
  const entries = [...root.children];
  const locs = entries.map((entry) => childText(entry, 'loc'));
  const bytes = Buffer.byteLength(root.outerHTML);
  return [
    ...(entries.length === 0 || entries.length > MAX_ENTRIES ? [`${entries.length} entries`] : []),
    ...(bytes > MAX_BYTES ? [`${bytes} bytes`] : []),
    ...(new Set(locs).size < locs.length ? ['an address stands twice'] : []),
    ...entries
      .filter(({ nodeName, namespaceURI }) => nodeName !== child || namespaceURI !== SITEMAPS)
      .map(({ nodeName }) => `${nodeName} in ${root.nodeName}`),
    ...entries.flatMap(entryProblems),
  ];
}
