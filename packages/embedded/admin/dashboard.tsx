import { DEMO_PASSWORD } from '../http/accounts';
import type { Desk } from './desk';
import { goTo, NonceField, notice, Page, renderPage } from './page';

/** /wp-admin/: what this is. Its form discards all edits. */
export function dashboard(desk: Desk) {
  const { edits, exchange, sent, mayEdit } = desk;
  if (sent) {
    const outcome = mayEdit ? edits.discard() : null;
    return outcome?.ok
      ? goTo('/wp-admin/?discarded=1')
      : notice(403, outcome?.errors.join(' ') ?? 'Sorry, you are not allowed to edit here.');
  }
  return renderPage(
    <Page
      desk={desk}
      title="Dashboard"
      done={exchange.url.searchParams.has('discarded') && 'The content is that of the files again.'}
    >
      <p>
        This is not a WordPress. It answers the site’s queries from the files in <code>packages/embedded/content</code>,
        and stores what you change here on this machine. To edit in earnest, start a WordPress:{' '}
        <code>npm run wordpress</code>.
      </p>
      {!mayEdit && <p>{`You may read, and change nothing. “editor” may edit (password ${DEMO_PASSWORD}).`}</p>}
      {mayEdit && edits.hasEdits() && (
        <form method="post" action="/wp-admin/">
          <NonceField desk={desk} />
          <button>Discard my edits</button> There is no way back.
        </form>
      )}
    </Page>,
  );
}
