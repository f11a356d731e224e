import { useEffect, useState } from 'react';

/** Returns a container at the beginning of body, first in the tab order. Browser only. */
export function useFirstInBody(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}
