import { Island } from '@/components/Island/Island';
import { CallbackForm } from '@/components/LeadForm/LeadForm.island';
import { ArticlePage } from '../shared/ArticlePage';
import * as PageSection from '@/components/PageSection/PageSection.styles';
import type { PageView as View } from '../page/transform';
import type { ViewProps } from '../view';

/** The page template "Admissions": the text and the callback form. */
export default function AdmissionsView({ template, view }: ViewProps<View>) {
  return (
    <ArticlePage template={template} view={view}>
      {!view.isProtected && (
        <PageSection.Root as="div" data-tone="soft">
          <Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />
        </PageSection.Root>
      )}
    </ArticlePage>
  );
}
