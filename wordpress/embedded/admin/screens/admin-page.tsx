import type { Desk } from '../desk';
import { refusedNonce } from '../form/nonce';
import { renderPage, goTo } from '../render';
import { Wrong } from '../ui/messages';
import { NonceField } from '../ui/NonceField';
import { Page } from '../ui/Page';
import { siteOptions } from './options';
import { unknownPage } from './refusals';

/** /wp-admin/admin.php?page=…: pages that plugins add. */
export function adminPage(desk: Desk) {
  const page = desk.query.get('page');
  if (page === 'site-options') return siteOptions(desk);
  return page === 'throw-away' ? discard(desk) : unknownPage(desk);
}

/** Asks for confirmation, because there is no undo. */
function discard(desk: Desk) {
  const refused = desk.isPost ? refusedNonce(desk, 'throw-away') : null;
  if (refused) return refused;
  const outcome = desk.isPost ? desk.edits.discard(desk.session.user) : null;
  if (outcome?.ok) return goTo('/wp-admin/?thrown-away=1');
  return renderPage(
    <Page desk={desk} title="Discard my edits" here="/wp-admin/">
      {outcome && (
        <Wrong>
          <p>{outcome.errors.map(({ message }) => message).join(' ')}</p>
        </Wrong>
      )}
      <p>
        Every page, draft, menu label and option becomes what the content files say. What was written here is gone;
        there is no way back.
      </p>
      <form method="post" className="actions">
        <NonceField desk={desk} action="throw-away" />
        <button className="danger">Discard everything</button>
        <a href="/wp-admin/">Cancel</a>
      </form>
    </Page>,
    outcome ? 422 : 200,
  );
}
