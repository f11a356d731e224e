import type { ReactNode } from 'react';
import type { Template, TemplateStatics } from '@/bridge/wordpress/types';
import type { Described, Setting } from './structured-data/described';

/** Props of every view. */
export interface ViewProps<View> {
  /** The template's name; several names may share a view. */
  template: string;
  view: View;
}

/** Methods, so that a record can contain templates with views of any type. */
interface Shown<View> {
  View(props: ViewProps<View>): ReactNode;
  /** Returns what the view says as structured data. */
  describe(view: View, setting: Setting): Described;
  /** The header has no menu. */
  hasReducedLayout?: true;
}

/** A template's parts; the type of its view is that of `View`. */
export type TemplateOf<Data, Variables extends Record<string, unknown>, View> = TemplateStatics<
  Data,
  Variables,
  NoInfer<View>
> &
  Shown<View>;

/** A template of any type: what the bridge asks WordPress with, and what the pages render. */
export type ThemeTemplate = Template & Shown<unknown>;

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
