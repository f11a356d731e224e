import { lateForm } from '@/components/LateForm/late-form';
import { ArticlePage } from '../shared/ArticlePage';
import type { PageView as View } from '../page/transform';
import type { ViewProps } from '../view';

/** What readers came for works without script, which comes behind what they see. */
const InsuranceCheck = lateForm('insurance', async () => (await import('@/components/InsuranceCheck/InsuranceCheck')).InsuranceCheck);

/** The page template "Insurance Verification": what readers came for, then the text about it. */
export default function InsuranceVerificationView({ template, view }: ViewProps<View>) {
  const check = (
    <div className="page-section" data-tone="close">
      <InsuranceCheck />
    </div>
  );
  return <ArticlePage template={template} view={view} first={!view.isProtected && check} callOnly />;
}
