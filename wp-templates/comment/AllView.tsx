import { Comments, type CommentsView } from '@/components/Comments/Comments';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import type { LinkView } from '../shared/links';

export interface DiscussionView {
  title: string;
  trail: LinkView[];
  comments: CommentsView;
}

/** A discussion that is too long for the page it belongs to. */
export function DiscussionPage({ view: { title, trail, comments } }: { view: DiscussionView }) {
  return (
    <main data-template="comment">
      <TitleBlock trail={trail} title={title} />
      <div className="page-body">
        <Comments {...comments} />
      </div>
    </main>
  );
}
