/** Replaces a link by its iframe (IframeFacade.tsx) and focuses it. */
export function showIframe(link: HTMLAnchorElement): void {
  const iframe = document.createElement('iframe');
  iframe.className = link.className;
  iframe.src = link.dataset.frame ?? link.href;
  iframe.title = link.dataset.frameTitle ?? '';
  // The page needs its scripts and origin.
  iframe.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
  iframe.referrerPolicy = 'strict-origin';
  link.replaceWith(iframe);
  iframe.focus();
}
