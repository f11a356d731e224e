import { lateForm } from '@/components/LateForm/late-form';
import { ArticlePage } from '../shared/ArticlePage';
import type { PageView as View } from '../page/transform';
import type { ViewProps } from '../view';

/** It stands below the text. */
const CallbackForm = lateForm('callback', async () => (await import('@/components/LeadForm/LeadForm')).CallbackForm);

/** The page template "Veterans": the text, a call back, and the line that is theirs in a crisis. */
export default function VeteransView({ template, view }: ViewProps<View>) {
  return (
    <ArticlePage template={template} view={view}>
      {!view.isProtected && (
        <div className="page-section" data-tone="soft">
          <CallbackForm />
          <p className="page-body-note">
            Veterans Crisis Line, at any hour: call <a href="tel:988">988</a> and press 1, or text <a href="sms:838255">838255</a>.
          </p>
        </div>
      )}
    </ArticlePage>
  );
}
