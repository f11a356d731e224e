import { CallbackSection } from '@/components/LeadForm/sections';
import { CALLBACK_ID } from '@footbridge/shared/forms/names';
import { ArticlePage } from '../shared/ArticlePage';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import type { PageView } from '../page/View';
import type { ViewProps } from '../shared/define-template';

/** The page template "Veterans": the text, the callback form, and the Veterans Crisis Line. */
export function VeteransPage({ template, view }: ViewProps<PageView>) {
  return (
    <ArticlePage template={template} view={view} formAt={`#${CALLBACK_ID}`}>
      {!view.isProtected && (
        <CallbackSection>
          <PageBody.Note>
            Veterans Crisis Line, at any hour: call <a href="tel:988">988</a> and press 1, or text{' '}
            <a href="sms:838255">838255</a>.
          </PageBody.Note>
        </CallbackSection>
      )}
    </ArticlePage>
  );
}
