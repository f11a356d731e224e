import { Statistics } from '@/components/Statistics/Statistics';
import { Island } from '@/components/Island/Island';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';
import { CALLBACK_ID } from '@footbridge/shared/forms/place';
import { ArticlePage, type ArticleView } from '../shared/ArticlePage';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { ViewProps } from '../shared/define-template';

export interface PageView extends ArticleView {
  /** The about page shows the brand's statistics. */
  withStatistics: boolean;
  /** The contact page has the callback form. */
  withCallback: boolean;
}

/** A page; the about page with statistics, the contact page with the callback form. */
export function Page({ template, view }: ViewProps<PageView>) {
  return (
    <ArticlePage
      template={template}
      view={view}
      formAt={view.withCallback ? `#${CALLBACK_ID}` : undefined}
      first={
        view.withCallback && (
          <PageSection.Root as="div" data-tone="close">
            <Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />
          </PageSection.Root>
        )
      }
    >
      {view.withStatistics && (
        <PageSection.Root data-tone="soft">
          <Statistics />
        </PageSection.Root>
      )}
    </ArticlePage>
  );
}
