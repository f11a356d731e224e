export interface FrameOfPlate {
  /** Null where the plate names nothing that may be shown: then its link is followed. */
  address: string | null;
  /** Class of the plate; the frame's and the title's begin with it. */
  plateClass: 'video-plate' | 'map-plate';
  /** Of the frame, where the plate has no words. */
  title: string;
  /** What the frame's page may do. */
  allow?: string;
}

/** Puts somebody else's player or map in the place of its plate, and the focus into it. */
export function openFrame(plate: HTMLAnchorElement, { address, plateClass, title, allow }: FrameOfPlate): void {
  if (!address) {
    window.location.assign(plate.href);
    return;
  }
  const frame = document.createElement('iframe');
  frame.className = `${plateClass}-frame`;
  frame.src = address;
  frame.title = plate.querySelector(`.${plateClass}-title`)?.textContent ?? title;
  // "fullscreen" among what is allowed says the same; both together are a warning on the console.
  if (allow) frame.allow = allow;
  else frame.allowFullscreen = true;
  // YouTube plays, and Google's keys hold, only where a referrer comes; the page's path is nobody's business.
  frame.referrerPolicy = 'strict-origin';
  plate.replaceWith(frame);
  frame.focus();
}
