import type { ReactNode, ComponentType } from 'react';
import { blocks } from '@/components/blocks/registry';
import { PageHead } from '@/components/PageHead/PageHead';
import { BlocksContext, OnceContext } from '@/components/Prose/contexts';
import { PostPasswordContext } from '@/components/Protected/post-password-context';
import { templateOf } from '.';

import type { PageProps } from '@footbridge/bridge/pages/page/outcome';
import type { PostPasswordFailure } from '@footbridge/bridge/pages/post-password/answer';

interface TemplatePageProps extends Pick<PageProps, 'template' | 'page' | 'view'> {
  /** Before the title in the head: "Preview". */
  prefix?: string | false | null;
  /** Why the last password did not open the page. */
  failure?: PostPasswordFailure | null;
  /** Above the page. */
  children?: ReactNode;
}

/** A page that a template renders, with its head. */
export function TemplatePage({ template, page: { head }, view, prefix, failure = null, children }: TemplatePageProps) {
  const rendered = templateOf(template);
  const found = new Set<string>();
  return (
    <PostPasswordContext value={{ path: head.canonical, failure }}>
      <PageHead head={prefix ? { ...head, title: `${prefix}: ${head.title}` } : head} />
      {children}
      <OnceContext value={found}>
        <BlocksContext value={blocks}>{rendered && <rendered.View template={template} view={view} />}</BlocksContext>
      </OnceContext>
    </PostPasswordContext>
  );
}

/** Returns the props of a page that was loaded. */
export const pagePropsOf = ({ template, page, view, layout, visit }: PageProps): PageProps => ({
  template,
  page,
  view,
  layout,
  visit,
});

/** Props of a page that no template renders. */
export interface HeadedProps<View> extends Omit<PageProps, 'template' | 'view'> {
  view: View;
}

/** Returns the page of a view: its head, and what shows it. */
export const withHead = <View,>(Shown: ComponentType<{ view: View }>) =>
  function WithHead({ page, view }: HeadedProps<View>) {
    return (
      <>
        <PageHead head={page.head} />
        <Shown view={view} />
      </>
    );
  };
