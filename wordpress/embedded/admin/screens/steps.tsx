import type { EditForm } from '../../editing/types';
import type { Desk } from '../desk';
import { refusedNonce } from '../form/nonce';
import { count, oneOf } from '../form/sent';
import { renderPage, goTo } from '../render';
import { NonceField } from '../ui/NonceField';
import { Page } from '../ui/Page';
import { listAddress, titleOf, TYPE_WORDS } from '../words';
import { conflict, unknownPage } from './refusals';

const STEPS = ['trash', 'untrash', 'delete'] as const;
type ListStep = (typeof STEPS)[number];

/** Trashes, restores or permanently deletes a post, then redirects to the list. */
export function take(desk: Desk) {
  const { edits, sent, session } = desk;
  const id = count(sent.get('post_ID'));
  const form = id === null ? null : edits.form(id);
  const step = oneOf(STEPS, sent.get('action'));
  if (!form || !step) return unknownPage(desk, 'The item you are trying to move no longer exists.');
  const refused = refusedNonce(desk, `${step}-post_${form.id}`);
  if (refused) return refused;
  const outcome =
    step === 'trash'
      ? edits.trash(form.id, session.user)
      : step === 'untrash'
        ? edits.untrash(form.id, session.user)
        : edits.deletePermanently(form.id, session.user);
  if (!outcome.ok) return conflict(desk, outcome.errors.map(({ message }) => message).join(' '));
  const left = step === 'trash' ? '' : '&post_status=trash';
  return goTo(`${listAddress(form.type)}${left}&${DONE[step]}=1&ids=${form.id}`);
}

const DONE: Readonly<Record<ListStep, string>> = { trash: 'trashed', untrash: 'untrashed', delete: 'deleted' };

/** Asks for confirmation: following a link changes nothing, its button does. */
export function confirmFirst(desk: Desk, { id, type, title }: EditForm, action: 'trash' | 'delete') {
  const isTrash = action === 'trash';
  return renderPage(
    <Page desk={desk} title={isTrash ? 'Move to Trash' : 'Delete permanently'} here={listAddress(type)}>
      <p>
        {isTrash
          ? `“${titleOf(title)}” leaves the site. It can be restored from the Trash.`
          : `“${titleOf(title)}” is then gone for good.`}
      </p>
      <form method="post" action="/wp-admin/post.php" className="actions">
        <NonceField desk={desk} action={`${action}-post_${id}`} />
        <input type="hidden" name="post_ID" value={id} />
        <button className="danger" name="action" value={action}>
          {isTrash ? 'Move to Trash' : 'Delete Permanently'}
        </button>
        <a href={listAddress(type)}>{`Back to ${TYPE_WORDS[type].many}`}</a>
      </form>
    </Page>,
  );
}
