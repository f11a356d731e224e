import { Island } from '@/components/Island/Island';
import { InsuranceCheck } from '@/components/LeadForm/InsuranceCheck/InsuranceCheck.island';
import { Section } from '@/components/Section/Section';
import { ArticlePage } from '../shared/ArticlePage';
import type { PageView } from '../page/View';
import type { ViewProps } from '../shared/define-template';

/** The page template "Insurance Verification": the insurance check, then the text. */
export function InsuranceVerificationPage({ template, view }: ViewProps<PageView>) {
  const check = (
    <Section tone="close">
      <Island name="InsuranceCheck" when="visible" of={InsuranceCheck} props={{}} />
    </Section>
  );
  return <ArticlePage template={template} view={view} first={!view.isProtected && check} callOnly />;
}
