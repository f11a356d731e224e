import type { ReactNode } from 'react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type {
  AddressContext,
  PaginateRest,
  SeedNode,
  Template,
  TransformResult,
  TransformTools,
} from '@footbridge/bridge/wordpress/types';
import type { Described, Setting } from './structured-data/described';

/** Props of every view. */
export interface ViewProps<View> {
  /** The template's name; several names may share a view. */
  template: string;
  view: View;
}

/** Methods, so that a record can contain templates of any type. */
export interface TemplateOf<Data, Variables extends Record<string, unknown>, View> {
  query: TypedDocumentNode<Data, Variables>;
  variables(seedNode: SeedNode, address: AddressContext): Variables;
  /** Loads the rest of lists that are longer than one query returns. A failure fails the page. */
  rest?(data: Data, paginateRest: PaginateRest): Promise<Data>;
  /** Returns page information and the view's props; null when the page does not exist (404). */
  transform(data: Data, tools: TransformTools, address: AddressContext): TransformResult<NoInfer<View>> | null;
  View(props: ViewProps<View>): ReactNode;
  /** Returns what the view says as structured data. */
  describe(view: NoInfer<View>, setting: Setting): Described;
  /** The header has no menu. */
  hasReducedLayout?: true;
}

/** A template of any type: what the bridge queries WordPress with, and what the pages render. */
export type ThemeTemplate = Template & Omit<TemplateOf<unknown, Record<string, unknown>, unknown>, keyof Template>;

/** Type-checks a template's query, variables, transform, view and description against each other, and erases their types. */
export function defineTemplate<Data, Variables extends Record<string, unknown>, View>(
  template: TemplateOf<Data, Variables, View>,
): ThemeTemplate {
  return template;
}

/** Returns the seed node's id for GraphQL; '0', which matches nothing, without a node. */
export function seedId(seedNode: { databaseId?: number }): string {
  return String(seedNode.databaseId ?? 0);
}
