import { CallbackSection } from '@/components/LeadForm/sections';
import { CALLBACK_ID } from '@footbridge/shared/forms/names';
import { ArticlePage } from '../shared/ArticlePage';
import type { PageView } from '../page/View';
import type { ViewProps } from '../shared/define-template';

/** The page template "Admissions": the text and the callback form. */
export function AdmissionsPage({ template, view }: ViewProps<PageView>) {
  return (
    <ArticlePage template={template} view={view} formAt={`#${CALLBACK_ID}`}>
      {!view.isProtected && <CallbackSection />}
    </ArticlePage>
  );
}
