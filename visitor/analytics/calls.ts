import { report } from './report';

const PLACES = [
  ['header', 'header'],
  ['.sticky-bar', 'bar'],
  ['.site-footer', 'footer'],
  ['dialog', 'window'],
] as const;

/** Reports each press on a number to call: where it stands, not which one it is. @returns what ends it */
export function watchCalls(): () => void {
  const pressed = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[data-call-link]') : null;
    if (link)
      report({ name: 'call_click', fields: { place: PLACES.find(([around]) => link.closest(around))?.[1] ?? 'text' } });
  };
  document.addEventListener('click', pressed, { capture: true });
  return () => document.removeEventListener('click', pressed, { capture: true });
}
