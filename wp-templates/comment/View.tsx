import { Button } from '@/components/Button/Button';
import { CommentForm } from '@/components/CommentForm/CommentForm';
import { Comment } from '@/components/Comments/Comment';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import * as PageBody from '@/components/PageBody/PageBody.styles';
import * as CommentStyles from '@/components/Comments/Comment.styles';
import type { CommentPageView } from './transform';

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
