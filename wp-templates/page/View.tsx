import { Statistics } from '@/components/Statistics/Statistics';
import { Island } from '@/components/Island/Island';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';
import { ArticlePage } from '../shared/ArticlePage';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { ViewProps } from '../view';
import type { PageView as View } from './transform';

/** A page; the about page with statistics, the contact page with the callback form. */
export default function PageView({ template, view }: ViewProps<View>) {
  return (
    <ArticlePage
      template={template}
      view={view}
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
