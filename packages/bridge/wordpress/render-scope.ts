import { AsyncLocalStorage } from 'node:async_hooks';

import type { PageBlocks } from './blocks/types';
import type { AddressContext, SeedNode } from './types';

/** An error that WordPress reported, or of a request to it. */
export interface UpstreamProblem {
  operation: string;
  message: string;
  /** GraphQL path of the field that failed; absent when the whole response is missing. */
  path?: readonly (string | number)[];
  /** It is about every page, and has been logged once. */
  isLogged?: boolean;
}

/** Of unsaved changes. text: title, text and excerpt; none: there are none; nothing: WordPress does not support the request. */
export type ShownChanges = 'all' | 'text' | 'none' | 'nothing' | 'refused';

export interface RequestedChanges {
  id: number;
  shown: ShownChanges;
}

/** On whose behalf WordPress is queried: an editor with FaustWP's token, or the holder of a preview token. */
export type Reader = { accessToken: string } | { previewToken: string };

export interface PreviewScope {
  reader: Reader;
  changes?: RequestedChanges | undefined;
}

/** The state of one render. Faust's results drop errors (they become 404s) and headers. */
export interface RenderScope {
  problems: UpstreamProblem[];
  address: AddressContext;
  /** The node at the address; it answers Faust's seed query. */
  seed: SeedNode;
  /** WordPress's template hierarchy for it; null leaves it to Faust. */
  candidates: readonly string[] | null;
  template?: string;
  /** Contact forms of WordPress in the page's texts so far. */
  contactForms?: number;
  hasLeadForm?: boolean;
  blocks?: PageBlocks;
  preview?: PreviewScope;
}

/** Returns an address's name for the log, without a visitor's search words. */
export function publicName({ path, search }: Pick<AddressContext, 'path' | 'search'>): string {
  return search ? '/search/…' : path;
}

const scopes = new AsyncLocalStorage<RenderScope>();

export function inRenderScope<Result>(scope: RenderScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** Returns the scope of the current render; undefined outside of one (menus, options). */
export function renderScope(): RenderScope | undefined {
  return scopes.getStore();
}
