import type { PageProps } from '@/bridge/wordpress/types';

const PARTS: readonly (keyof PageProps)[] = ['template', 'page', 'view', 'layout', 'visit'];

function isDrawn(value: unknown): value is PageProps {
  return typeof value === 'object' && value !== null && PARTS.every((part) => part in value);
}

/** What a page handed to Next, where a template draws it; null for all else. Its parts were made by this build, so their shape is known. */
export function renderedPage(pageProps: unknown): PageProps | null {
  return isDrawn(pageProps) ? pageProps : null;
}
