/** Chromium does not scroll to what a key has reached if any of it is in view: of a picture in the gallery's strip there may be a tenth. */
export function startGallery(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('.gallery > li > button'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
