import { processState } from '../platform/process-state';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Brands } from '@footbridge/shared/site/current';
import type { Payer } from '@footbridge/shared/site/types';
import type { MenuAnswer, OptionsAnswer } from './answers';
import type { ThemeBlocks } from './blocks/types';
import type { Template } from './types';

export type MenuLocation = 'PRIMARY' | 'FOOTER' | 'SOCIAL';

/** What a theme hands over (faust.config.js). */
export interface Theme {
  brands: Brands;
  /** By the names of WordPress's hierarchy. */
  templates: Readonly<Record<string, Template>>;
  blocks: ThemeBlocks;
  queries: {
    menu: TypedDocumentNode<MenuAnswer, { location: MenuLocation; after: string | null }>;
    siteOptions: TypedDocumentNode<OptionsAnswer, Record<string, never>>;
  };
  /** The schema's interfaces and unions, for Faust and the dependencies of pages. */
  possibleTypes: Record<string, string[]>;
  /** Of every field in the queries, by which responses are validated. */
  fieldTypes: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Paths of the site that the theme links to, besides the brand's. */
  paths: readonly string[];
  search: {
    payers: readonly Payer[];
    /** What pages say, each with the words for it, divided by commas. A later list replaces meanings of an earlier one. */
    synonyms: readonly Readonly<Record<string, string>>[];
  };
  pictureFolder(code: string): string;
  /** The files of the brand's typefaces, below the project's folder, and the packages with their licenses. */
  typefaces: readonly { url: string; source: string; family: { package: string } }[];
}

export const themeState = processState<Theme>('theme');

/** Returns what the theme has handed over. @throws before it has */
export function theme(): Theme {
  if (!themeState.value) throw new Error('The theme is not defined: import faust.config.js first');
  return themeState.value;
}
