import { lateForm } from '@/components/LateForm/late-form';
import { Statistics } from '@/components/Statistics/Statistics';
import { ArticlePage } from '../shared/ArticlePage';
import type { ViewProps } from '../view';
import type { PageView as View } from './transform';

/** One page has it; until its script is there it works without. */
const CallbackForm = lateForm('callback', async () => (await import('@/components/LeadForm/LeadForm')).CallbackForm);

/** A page; with the brand's numbers where it is about the brand, and the way to be called where it says how to reach it. */
export default function PageView({ template, view }: ViewProps<View>) {
  return (
    <ArticlePage
      template={template}
      view={view}
      first={
        view.withCallback && (
          <div className="page-section" data-tone="close">
            <CallbackForm />
          </div>
        )
      }
    >
      {view.withStatistics && (
        <section className="page-section" data-tone="soft">
          <Statistics />
        </section>
      )}
    </ArticlePage>
  );
}
