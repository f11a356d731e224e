import type { BrowserHeadView, HeadView, PageProps } from '@/bridge/types';

const PARTS: readonly (keyof PageProps)[] = ['template', 'page', 'view', 'frame', 'visit'];

/** What a page handed to Next, where a template draws it; null for all else. Its parts were made by this build, so their shape is known. */
export function drawnPage(pageProps: unknown): PageProps | null {
  return isDrawn(pageProps) ? pageProps : null;
}

function isDrawn(value: unknown): value is PageProps {
  return typeof value === 'object' && value !== null && PARTS.every((part) => part in value);
}

/** As much of a head as the browser needs to go on to another page and back. */
function browserHead({ title, description, canonical, noindex, feed }: HeadView): BrowserHeadView {
  return { title, description, canonical, noindex, ...(feed && { feed }) };
}

/**
 * A page's props for the browser: without what the server printed for machines.
 * @param view instead of the page's own: without what the browser finds in the HTML (sent-once/mark.ts)
 */
export function browserProps(pageProps: unknown, view?: unknown): unknown {
  if (!isDrawn(pageProps)) return pageProps;
  return { ...pageProps, page: { ...pageProps.page, head: browserHead(pageProps.page.head) }, ...(view !== undefined && { view }) };
}
