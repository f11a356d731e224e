import type { ReactNode } from 'react';
import type { PreviewNotice as Notice } from '@footbridge/bridge/editors/editor/answer-preview';
import { Button } from '@/components/Button/Button';
import { ErrorPage } from '../error/pages';

const WORDS: Record<Notice, { title: string; text: ReactNode }> = {
  'no-right': {
    title: 'Your account may not see previews',
    text: (
      <p>
        You are signed in to WordPress, but your account may not edit posts there. Ask an administrator for the right.
        To come back with another account, log out of WordPress and sign out here.
      </p>
    ),
  },
  hidden: {
    title: 'WordPress shows you no such draft',
    text: (
      <p>
        It may have been deleted, or it is somebody else’s and your account may not edit it. Look for it in WordPress’s
        own list.
      </p>
    ),
  },
  nothing: {
    title: 'This address names no draft',
    text: <p>Open the preview from WordPress: the button there knows which text you mean.</p>,
  },
  unknown: {
    title: 'WordPress does not recognize you',
    text: (
      <p>
        It signed you in, and then did not know you. Tell your administrator: its web server probably keeps the
        Authorization header from WordPress.
      </p>
    ),
  },
  closed: {
    title: 'Previews are not set up',
    text: (
      <p>
        This site and WordPress do not know each other’s secret. Tell your administrator: the site’s log says what is
        missing.
      </p>
    ),
  },
  outdated: {
    title: 'Previews are closed',
    text: (
      <p>
        The FaustWP plugin in WordPress is too old to be safe, so nobody can sign in here. An administrator has to
        update it; Tools, Site Health there says to which version. A minute later previews work again.
      </p>
    ),
  },
};

/** Replaces a preview that a signed-in user may not see. */
export function PreviewNotice({ notice }: { notice: Notice }) {
  const { title, text } = WORDS[notice];
  return (
    <ErrorPage name="preview" title={title}>
      {text}
      {notice === 'no-right' && (
        <form method="post" action="/api/faust/auth/logout">
          <Button type="submit" theme="secondary">
            Sign out here
          </Button>
        </form>
      )}
    </ErrorPage>
  );
}

/** Returns the title for the page's head. */
export const noticeTitle = (notice: Notice): string => WORDS[notice].title;
