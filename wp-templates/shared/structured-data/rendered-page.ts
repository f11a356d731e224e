import type { PageProps } from '@/bridge/wordpress/types';

const PARTS: readonly (keyof PageProps)[] = ['template', 'page', 'view', 'layout', 'visit'];

function isPageProps(value: unknown): value is PageProps {
  return typeof value === 'object' && value !== null && PARTS.every((part) => part in value);
}

/** Returns the props of a page that a template renders; null for other pages. */
export function renderedPage(pageProps: unknown): PageProps | null {
  return isPageProps(pageProps) ? pageProps : null;
}
