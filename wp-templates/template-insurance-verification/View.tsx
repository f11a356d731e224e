import { Island } from '@/components/Island/Island';
import { InsuranceCheck } from '@/components/InsuranceCheck/InsuranceCheck.island';
import { ArticlePage } from '../shared/ArticlePage';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { PageView as View } from '../page/transform';
import type { ViewProps } from '../view';

/** The page template "Insurance Verification": the insurance check, then the text. */
export default function InsuranceVerificationView({ template, view }: ViewProps<View>) {
  const check = (
    <PageSection.Root as="div" data-tone="close">
      <Island name="InsuranceCheck" when="visible" of={InsuranceCheck} props={{}} />
    </PageSection.Root>
  );
  return <ArticlePage template={template} view={view} first={!view.isProtected && check} callOnly />;
}
