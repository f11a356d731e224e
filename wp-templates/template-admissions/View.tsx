import { Island } from '@/components/Island/Island';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';
import { CALLBACK_ID } from '@footbridge/shared/forms/place';
import { ArticlePage } from '../shared/ArticlePage';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { PageView } from '../page/View';
import type { ViewProps } from '../shared/define-template';

/** The page template "Admissions": the text and the callback form. */
export function AdmissionsPage({ template, view }: ViewProps<PageView>) {
  return (
    <ArticlePage template={template} view={view} formAt={`#${CALLBACK_ID}`}>
      {!view.isProtected && (
        <PageSection.Root as="div" data-tone="soft">
          <Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />
        </PageSection.Root>
      )}
    </ArticlePage>
  );
}
