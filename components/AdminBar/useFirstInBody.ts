import { useEffect, useState } from 'react';

/**
 * A place of its own at the beginning of body: what is drawn there comes first for the keyboard, before the page's skip
 * link. In the browser only.
 */
export function useFirstInBody(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}
