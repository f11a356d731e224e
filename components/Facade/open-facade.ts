/** Replaces click-to-load facades. Loaded at the first click on one. */

interface IframeOptions {
  className: string;
  src: string;
  title: string;
  /** Permissions policy; without it only fullscreen is allowed. */
  allow?: string;
  sandbox?: string;
}

/** Replaces a link by an iframe and focuses it. */
function replaceByIframe(link: HTMLAnchorElement, { className, src, title, allow, sandbox }: IframeOptions): void {
  const iframe = document.createElement('iframe');
  iframe.className = className;
  iframe.src = src;
  iframe.title = title;
  if (sandbox) iframe.setAttribute('sandbox', sandbox);
  // `allow` includes fullscreen; both together cause a warning on the console.
  else if (allow) iframe.allow = allow;
  else iframe.allowFullscreen = true;
  // YouTube and Google's keys need a referrer; only the origin is sent.
  iframe.referrerPolicy = 'strict-origin';
  link.replaceWith(iframe);
  iframe.focus();
}

const titleOf = (facade: HTMLAnchorElement, kind: 'video' | 'map', otherwise: string): string =>
  facade.querySelector(`.${kind}-facade-title`)?.textContent ?? otherwise;

const MAPS = ['https://www.google.com/maps', 'https://www.openstreetmap.org/export/embed.html?'];

/**
 * Replaces a facade by its map.
 * @param facade link with `data-map` (packages/bridge/wordpress/html/embeds.ts); without a valid map it is followed
 */
export function showMap(facade: HTMLAnchorElement): void {
  const src = facade.dataset.map ?? '';
  if (!MAPS.some((map) => src.startsWith(map))) return window.location.assign(facade.href);
  replaceByIframe(facade, { className: 'map-facade-frame', src, title: titleOf(facade, 'map', 'Map') });
}

const PLAYERS: Record<string, (id: string, rest: string) => string> = {
  youtube: (id, start) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start && `&start=${start}`}`,
  vimeo: (id, key) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key && `&h=${key}`}`,
};

/**
 * Replaces a facade by its player and starts it.
 * @param facade link with `data-video` (packages/bridge/wordpress/html/embeds.ts); without a valid player it is followed
 */
export function playVideo(facade: HTMLAnchorElement): void {
  const [provider = '', id = '', rest = ''] = (facade.dataset.video ?? '').split('/');
  const player = Object.hasOwn(PLAYERS, provider) ? PLAYERS[provider] : undefined;
  if (!player) return window.location.assign(facade.href);
  replaceByIframe(facade, {
    className: 'video-facade-frame',
    src: player(encodeURIComponent(id), encodeURIComponent(rest)),
    title: titleOf(facade, 'video', 'Video'),
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  });
}

/** Replaces a link by its iframe (IframeFacade.tsx). The page in it needs its scripts and origin. */
export function showIframe(link: HTMLAnchorElement): void {
  replaceByIframe(link, {
    className: link.className,
    src: link.dataset.frame ?? link.href,
    title: link.dataset.frameTitle ?? '',
    sandbox: 'allow-scripts allow-same-origin allow-popups',
  });
}
