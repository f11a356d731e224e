import type { PageProps } from '@/bridge/wordpress/types';
import type { PageFacts } from '@/shared/page-facts';

/** What routes hand to Next, which forgets its type; an error page has a status. */
type RouteProps = Partial<PageProps> & { statusCode?: number };

/** The parts are of known types where they are there: routes of this build made them. */
const isRouteProps = (value: unknown): value is RouteProps => typeof value === 'object' && value !== null;

/** What a page says of itself to the code in its browser. */
export function pageFacts(pageProps: unknown): PageFacts {
  const { page, visit, statusCode }: RouteProps = isRouteProps(pageProps) ? pageProps : {};
  const kind = statusCode === 404 ? 'not-found' : (visit?.kind ?? 'other');
  return {
    path: page?.head.canonical || '/',
    segment: visit?.segment ?? null,
    tags: visit?.tags ?? [],
    kind,
    isOpen: visit?.isOpen === true,
  };
}
