import { lateForm } from '@/components/LateForm/late-form';
import { ArticlePage } from '../shared/ArticlePage';
import type { PageView as View } from '../page/transform';
import type { ViewProps } from '../view';

/** It stands below the text. */
const CallbackForm = lateForm('callback', async () => (await import('@/components/LeadForm/LeadForm')).CallbackForm);

/** The page template "Admissions": the text, and the first of its steps for who would rather be called. */
export default function AdmissionsView({ template, view }: ViewProps<View>) {
  return (
    <ArticlePage template={template} view={view}>
      {!view.isProtected && (
        <div className="page-section" data-tone="soft">
          <CallbackForm />
        </div>
      )}
    </ArticlePage>
  );
}
