import Router from 'next/router';

/** How far from the screen something is when its script begins to come. */
const MARGIN = '1000px 0px';
const TOUCHES = ['focusin', 'pointerdown'] as const;

/**
 * Resolves when somebody is about to use an element: it comes near the screen, is touched, or a key has reached it; or when
 * the page is left, for the next may have one like it. At once where there is none: a page reached by a link is not drawn yet.
 */
export function whenNear(element: Element | null): Promise<void> {
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(), { rootMargin: MARGIN });
    const touched = ({ target }: Event) => target instanceof Node && element.contains(target) && near();
    function near() {
      observer.disconnect();
      Router.events.off('routeChangeStart', near);
      for (const touch of TOUCHES) window.removeEventListener(touch, touched, true);
      resolve();
    }
    // On the window: what happens in a part that is not hydrated yet, React keeps from the part itself.
    for (const touch of TOUCHES) window.addEventListener(touch, touched, true);
    Router.events.on('routeChangeStart', near);
    observer.observe(element);
  });
}
