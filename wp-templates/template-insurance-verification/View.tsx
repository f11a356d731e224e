import { InsuranceSection } from '@/components/LeadForm/sections';
import { ArticlePage } from '../shared/ArticlePage';
import type { PageView } from '../page/View';
import type { ViewProps } from '../shared/define-template';

/** The page template "Insurance Verification": the insurance check, then the text. */
export function InsuranceVerificationPage({ template, view }: ViewProps<PageView>) {
  return <ArticlePage template={template} view={view} first={!view.isProtected && <InsuranceSection />} callOnly />;
}
