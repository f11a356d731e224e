import { report } from './report';

const PLACES = [
  ['header', 'header'],
  ['.sticky-bar', 'bar'],
  ['.site-footer', 'footer'],
  ['dialog', 'window'],
] as const;

/** Reports each click on a call link: its place on the page, not its number. @returns a function that stops it */
export function watchCalls(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[data-call-link]') : null;
    if (link)
      report({ name: 'call_click', fields: { place: PLACES.find(([around]) => link.closest(around))?.[1] ?? 'text' } });
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
