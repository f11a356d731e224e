export interface IframeOfFacade {
  /** Null where the facade names nothing that may be shown: then its link is followed. */
  address: string | null;
  /** Class of the facade; the frame's and the title's begin with it. */
  facadeClass: 'video-facade' | 'map-facade';
  /** Of the frame, where the facade has no words. */
  title: string;
  /** What the frame's page may do. */
  allow?: string;
}

/** Puts somebody else's player or map in the place of its facade, and the focus into it. */
export function openIframe(facade: HTMLAnchorElement, { address, facadeClass, title, allow }: IframeOfFacade): void {
  if (!address) {
    window.location.assign(facade.href);
    return;
  }
  const frame = document.createElement('iframe');
  frame.className = `${facadeClass}-frame`;
  frame.src = address;
  frame.title = facade.querySelector(`.${facadeClass}-title`)?.textContent ?? title;
  // "fullscreen" among what is allowed says the same; both together are a warning on the console.
  if (allow) frame.allow = allow;
  else frame.allowFullscreen = true;
  // YouTube plays, and Google's keys hold, only where a referrer comes; the page's path is nobody's business.
  frame.referrerPolicy = 'strict-origin';
  facade.replaceWith(frame);
  frame.focus();
}
