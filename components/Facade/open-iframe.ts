export interface IframeOfFacade {
  /** Null if the facade has no allowed embed; its link is followed then. */
  address: string | null;
  /** Class of the facade, and prefix of the iframe's and the title's. */
  facadeClass: 'video-facade' | 'map-facade';
  /** The iframe's title, if the facade has no text. */
  title: string;
  /** Permissions policy. */
  allow?: string;
}

/** Replaces a facade by its player or map and focuses it. */
export function openIframe(facade: HTMLAnchorElement, { address, facadeClass, title, allow }: IframeOfFacade): void {
  if (!address) {
    window.location.assign(facade.href);
    return;
  }
  const iframe = document.createElement('iframe');
  iframe.className = `${facadeClass}-frame`;
  iframe.src = address;
  iframe.title = facade.querySelector(`.${facadeClass}-title`)?.textContent ?? title;
  // `allow` includes fullscreen; both together cause a warning on the console.
  if (allow) iframe.allow = allow;
  else iframe.allowFullscreen = true;
  // YouTube and Google's keys need a referrer; only the origin is sent.
  iframe.referrerPolicy = 'strict-origin';
  facade.replaceWith(iframe);
  iframe.focus();
}
