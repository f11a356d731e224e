import { Button } from '@/components/Button/Button';
import { CommentForm } from '@/components/CommentForm/CommentForm';
import { Comment } from '@/components/Comments/Comment';
import { TitleBlock } from '@/components/TitleBlock/TitleBlock';
import type { CommentPageView } from './transform';

/** The page of one comment: the one it answers, the form, or what became of it. */
export function CommentPage({ view: { title, intro, trail, back, answered, form } }: { view: CommentPageView }) {
  return (
    <main data-template="comment">
      <TitleBlock trail={trail} title={title} intro={intro} />
      <div className="page-body">
        {answered && (
          <ol className="comment-answered comments-list plain-list">
            <Comment {...answered} />
          </ol>
        )}
        {form ? <CommentForm {...form} /> : !intro && <p>Comments are closed here.</p>}
        {back && !form && (
          <p className="button-row">
            <Button href={back.url} theme="secondary">
              Back to the page
            </Button>
          </p>
        )}
      </div>
    </main>
  );
}
