const LARGE = '.gallery-large';

/** Starts a page's galleries: scrolls a focused picture into view, and loads the controls of large ones when the first is opened. */
export function startGallery(): void {
  // Chromium does not scroll if a part of it is visible.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('.gallery > li > button'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  if (!document.querySelector(LARGE)) return;
  document.addEventListener(
    'beforetoggle',
    () => void import('./gallery-steps').then(({ startGallerySteps }) => startGallerySteps()),
    { capture: true, once: true },
  );
}
