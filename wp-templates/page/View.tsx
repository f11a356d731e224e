import { CallbackSection } from '@/components/LeadForm/sections';
import { Section } from '@/components/Section/Section';
import { Statistics } from '@/components/Statistics/Statistics';
import { CALLBACK_ID } from '@footbridge/shared/forms/names';
import { ArticlePage, type ArticleView } from '../shared/ArticlePage';
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
      first={view.withCallback && <CallbackSection tone="close" />}
    >
      {view.withStatistics && (
        <Section tone="soft">
          <Statistics />
        </Section>
      )}
    </ArticlePage>
  );
}
