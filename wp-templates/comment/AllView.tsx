import { Comments, type CommentsView } from '@/components/Comments/Comments';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';

export interface DiscussionView {
  title: string;
  trail: LinkView[];
  comments: CommentsView;
}

/** The page of all comments of a long discussion. */
export function DiscussionPage({ view: { title, trail, comments } }: { view: DiscussionView }) {
  return (
    <main data-template="comment">
      <TitleBlock trail={trail} title={title} />
      <PageBody.Root>
        <Comments {...comments} />
      </PageBody.Root>
    </main>
  );
}
