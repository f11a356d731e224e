import { InsuranceCheck } from '@/components/InsuranceCheck/InsuranceCheck';
import { ArticlePage } from '../shared/ArticlePage';
import type { PageView as View } from '../page/transform';
import type { ViewProps } from '../view';

/** The page template "Insurance Verification": what readers came for, then the text about it. */
export default function InsuranceVerificationView({ template, view }: ViewProps<View>) {
  const check = (
    <div className="page-section" data-tone="close">
      <InsuranceCheck />
    </div>
  );
  return <ArticlePage template={template} view={view} first={!view.isProtected && check} callOnly />;
}
