import type { BrowserContext, Route } from '@playwright/test';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const CORS = { 'access-control-allow-origin': '*' };

/** A style of one picture, everywhere, in MapLibre's format. */
const mapStyle = (origin: string) => ({
  version: 8,
  sources: { tiles: { type: 'raster', tiles: [`${origin}/{z}/{x}/{y}.png`], tileSize: 256, attribution: 'A double' } },
  layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
});

/** A double of reCAPTCHA: it always reports that its visitor is a person. */
const RECAPTCHA = `window.grecaptcha = { ready: (then) => then(), execute: () => Promise.resolve('a-token'), enterprise: { ready: (then) => then(), execute: () => Promise.resolve('a-token') } };`;

async function answer(route: Route): Promise<void> {
  const request = route.request();
  const url = new URL(request.url());
  const type = request.resourceType();
  if (url.pathname.endsWith('style.json')) await route.fulfill({ headers: CORS, json: mapStyle(url.origin) });
  else if (type === 'document')
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Double</title><p>A player, a map or another site’s page',
    });
  else if (type === 'script')
    await route.fulfill({
      contentType: 'text/javascript',
      body: url.pathname.startsWith('/recaptcha/') ? RECAPTCHA : '',
    });
  else if (type === 'image' || url.pathname.endsWith('.png'))
    await route.fulfill({ headers: CORS, contentType: 'image/png', body: PIXEL });
  else await route.fulfill({ headers: CORS, status: 204 });
}

/** Responds in place of all other sites: players, maps, vendors. @returns the origins that the browser requested */
export async function respondForOtherSites(context: BrowserContext, origin: string | undefined): Promise<Set<string>> {
  const origins = new Set<string>();
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    async (route) => {
      origins.add(new URL(route.request().url()).origin);
      await answer(route);
    },
  );
  return origins;
}
