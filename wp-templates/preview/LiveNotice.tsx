import type { LiveNotice as Notice } from '@footbridge/bridge/editors/live/answer';
import { ErrorPage } from '../error/pages';

const WORDS: Record<Notice, { title: string; text: string }> = {
  waiting: {
    title: 'Loading the preview',
    text: 'It needs JavaScript. If it does not appear, open it again from the editor in WordPress, or by the whole link that you got.',
  },
  expired: {
    title: 'This preview link does not work any more',
    text: 'It has expired or was revoked, or the page has been published. Ask the person who sent it.',
  },
  hidden: {
    title: 'WordPress shows no such draft',
    text: 'It may have been deleted. Ask the person who sent you the link.',
  },
  busy: {
    title: 'Too many requests',
    text: 'Try again in a minute.',
  },
  slow: {
    title: 'Your connection was too slow',
    text: 'Open the link again.',
  },
};

/** Replaces a live preview that cannot be shown. */
export function LiveNotice({ notice }: { notice: Notice }) {
  const { title, text } = WORDS[notice];
  return (
    <ErrorPage name="preview" title={title}>
      <p>{text}</p>
    </ErrorPage>
  );
}

/** Returns the title for the page's head. */
export const liveTitle = (notice: Notice): string => WORDS[notice].title;
