import { Statistics } from '@/components/Statistics/Statistics';
import { ArticlePage } from '../shared/ArticlePage';
import type { ViewProps } from '../view';
import type { PageView as View } from './transform';

/** A page; with the brand's numbers where it is about the brand. */
export default function PageView({ template, view }: ViewProps<View>) {
  return (
    <ArticlePage template={template} view={view}>
      {view.withStatistics && (
        <section className="page-section" data-tone="soft">
          <Statistics />
        </section>
      )}
    </ArticlePage>
  );
}
