import { Button } from '@/components/Button/Button';
import { Comment, type CommentView } from '@/components/Comments/Comment';
import * as CommentStyles from '@/components/Comments/Comment.styles';
import { CommentForm, type CommentFormView } from '@/components/Comments/CommentForm';
import { Comments, type CommentsView } from '@/components/Comments/Comments';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';

import type { LinkView } from '@/components/Breadcrumbs/Breadcrumbs';

export interface CommentPageView {
  title: string;
  /** The result; empty before the form is sent. */
  intro: string;
  trail: LinkView[];
  /** Link to the post; null if unknown. */
  back: LinkView | null;
  /** The comment that is answered. */
  answered: CommentView | null;
  form: CommentFormView | null;
}

/** The page of the comment form: the comment that is answered, the form, or the result. */
export function CommentPage({ view: { title, intro, trail, back, answered, form } }: { view: CommentPageView }) {
  return (
    <main data-template="comment">
      <TitleBlock trail={trail} title={title} intro={intro} />
      <PageBody.Root>
        {answered && (
          <CommentStyles.Answered className="plain-list">
            <Comment {...answered} />
          </CommentStyles.Answered>
        )}
        {form ? <CommentForm {...form} /> : !intro && <p>Comments are closed here.</p>}
        {back && !form && (
          <p className="button-row">
            <Button href={back.url} theme="secondary">
              Back to the page
            </Button>
          </p>
        )}
      </PageBody.Root>
    </main>
  );
}

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
