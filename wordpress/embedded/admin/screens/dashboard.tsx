import { DEMO_PASSWORD } from '../../http/accounts';
import { EDITED_TYPES } from '../../editing/types';
import type { Desk } from '../desk';
import { refusedNonce } from '../form/nonce';
import { renderPage, goTo } from '../render';
import { Done } from '../ui/messages';
import { NonceField } from '../ui/NonceField';
import { Webhooks } from '../ui/Webhooks';
import { Page } from '../ui/Page';
import { listAddress, TYPE_WORDS } from '../words';

const HOME = '/wp-admin/';

/**
 * /wp-admin/: what this is, how much content there is, and whether the site received the last edits. Its form sends
 * waiting webhooks.
 */
export async function dashboard(desk: Desk) {
  const { edits, query, isPost, mayEdit } = desk;
  if (isPost) {
    const refused = refusedNonce(desk, 'send-webhooks');
    if (refused) return refused;
    if (mayEdit) await edits.sendWebhooks();
    return goTo(HOME);
  }
  return renderPage(
    <Page desk={desk} title="Dashboard" here={HOME}>
      {query.has('thrown-away') && <Done>Your edits are discarded. The content is that of the files again.</Done>}
      <p className="lead">
        This is not a WordPress. It answers the site’s questions from the files in{' '}
        <code>wordpress/embedded/content</code>, in WordPress’s words, so that the site can be built and tried without
        one. What you edit here lies over the files, on this machine only.
      </p>
      {mayEdit ? (
        <ForEditors desk={desk} />
      ) : (
        <p>{`You are signed in as ${desk.session.user.displayName}, who may read, and change nothing. “editor” may edit (password ${DEMO_PASSWORD}).`}</p>
      )}
    </Page>,
  );
}

function ForEditors({ desk }: { desk: Desk }) {
  const { edits } = desk;
  return (
    <div className="columns">
      <section className="panel" aria-labelledby="glance">
        <h2 id="glance">At a Glance</h2>
        <ul className="counts">
          {EDITED_TYPES.map((type) => {
            const all = edits.list(type);
            const drafts = all.filter(({ status }) => status === 'draft').length;
            return (
              <li key={type}>
                <a
                  href={listAddress(type)}
                >{`${all.length} ${all.length === 1 ? TYPE_WORDS[type].one : TYPE_WORDS[type].many}`}</a>
                {drafts > 0 && (
                  <a
                    href={`${listAddress(type)}&post_status=draft`}
                  >{`${drafts} ${drafts === 1 ? 'draft' : 'drafts'}`}</a>
                )}
                <a href={`/wp-admin/post-new.php?post_type=${type}`}>{`Add ${TYPE_WORDS[type].one}`}</a>
              </li>
            );
          })}
        </ul>
        <p>
          <a href={`${edits.store().data.urls.frontend}/`}>Visit Site</a>
        </p>
        <h3>Your edits</h3>
        {edits.hasEdits() ? (
          <p>
            They survive restarts. <a href="/wp-admin/admin.php?page=throw-away">Discard my edits</a>
          </p>
        ) : (
          <p>Nothing is edited: all content is that of the files.</p>
        )}
      </section>
      <section className="panel" aria-labelledby="webhooks">
        <h2 id="webhooks">Webhooks</h2>
        <Webhooks state={edits.webhooks()} />
        {edits.webhooks().waiting > 0 && (
          <form method="post" action={HOME}>
            <NonceField desk={desk} action="send-webhooks" />
            <button>Send now</button>
          </form>
        )}
      </section>
    </div>
  );
}
