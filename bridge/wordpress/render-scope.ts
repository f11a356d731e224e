import { AsyncLocalStorage } from 'node:async_hooks';

import type { AddressContext, SeedNode } from './types';

/** One thing WordPress said was wrong, or that went wrong on the way to it. */
export interface UpstreamProblem {
  operation: string;
  message: string;
  /** GraphQL path of the field that failed; absent when the whole answer is missing. */
  path?: readonly (string | number)[];
}

/** A page that is made for one editor. */
export interface PreviewScope {
  /** FaustWP's, of that editor. */
  accessToken: string;
  /** Asks for what was saved and not published, where a text has both. */
  unpublished?: true;
}

/** What is learned while one page is made. Faust's own results drop it: errors become 404s, headers vanish. */
export interface RenderScope {
  problems: UpstreamProblem[];
  /** The address that the page is made for. */
  address: AddressContext;
  /** The node at that address; Faust's seed query gets it without asking WordPress again. */
  seed: SeedNode;
  /** The first candidate of the hierarchy for which a template exists. */
  template?: string;
  /** Absent for everybody's pages. */
  preview?: PreviewScope;
}

/** What a log may call an address: what visitors search for is theirs. */
export function publicName({ path, search }: Pick<AddressContext, 'path' | 'search'>): string {
  return search ? '/search/…' : path;
}

const scopes = new AsyncLocalStorage<RenderScope>();

/** Runs `work` with a scope of its own, so that pages made at the same time never mix. */
export function inRenderScope<Result>(scope: RenderScope, work: () => Promise<Result>): Promise<Result> {
  return scopes.run(scope, work);
}

/** The scope of the page being made, or undefined outside of one (menus, options). */
export function renderScope(): RenderScope | undefined {
  return scopes.getStore();
}
