/** Puts the frame that a link names in its place (IframeFacade.tsx), and the focus into it. */
export function showIframe(link: HTMLAnchorElement): void {
  const frame = document.createElement('iframe');
  frame.className = link.className;
  frame.src = link.dataset.frame ?? link.href;
  frame.title = link.dataset.frameTitle ?? '';
  // Its page needs its own scripts and origin.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  frame.referrerPolicy = 'strict-origin';
  link.replaceWith(frame);
  frame.focus();
}
