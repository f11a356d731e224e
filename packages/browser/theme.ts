import type { PageFacts } from '@footbridge/shared/page-facts';

export interface Island {
  /** Loads the component and React, and hydrates the island. @param path the page's canonical path */
  hydrate(host: HTMLElement, path: string): Promise<void>;
  /** Returns whether storage has something that the island shows, such as a draft. It is hydrated at once then. */
  hasStoredState?(): boolean;
}

/** What the theme shows in browsers: each function loads it (components/browser/theme.ts). */
export interface BrowserTheme {
  /** By their names in the HTML. */
  islands: Readonly<Record<string, Island>>;
  /** Replace the link that was clicked. */
  embeds(): Promise<Record<'playVideo' | 'showMap' | 'showIframe', (link: HTMLAnchorElement) => void>>;
  abandonModal(): Promise<{ showAbandonModal(): void }>;
  adminBar(): Promise<{ showAdminBar(): void }>;
  /** Consent. `onChosen` is called once no choice is open on the page. */
  privacy(): Promise<{ startPrivacy(page: PageFacts, onChosen: () => void): void }>;
}

/** Set before anything starts. */
export let theme: BrowserTheme;

export const setTheme = (given: BrowserTheme): void => {
  theme = given;
};
