import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { PageFacts } from '@footbridge/shared/page-facts';

/** The routes' props; an error page has a status, a live preview WordPress's origins. */
type RouteProps = Partial<PageProps> & { statusCode?: number; origins?: readonly string[] };

/** Returns the page's facts for the code in its browser. */
export function pageFacts({ page, visit, statusCode, origins }: RouteProps): PageFacts {
  const kind = statusCode === 404 ? 'not-found' : (visit?.kind ?? 'other');
  return {
    path: page?.head.canonical || '/',
    segment: visit?.segment ?? null,
    ...(visit?.callNumber && { callNumber: visit.callNumber }),
    tags: visit?.tags ?? [],
    kind,
    isOpen: visit?.isOpen === true,
    ...(origins && { live: origins }),
  };
}
