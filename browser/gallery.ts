/** Scrolls a gallery's focused picture into view. Chromium does not if a part of it is visible. */
export function startGallery(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('.gallery > li > button'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
