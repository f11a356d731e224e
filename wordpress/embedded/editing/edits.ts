import { mayEditOthers } from '../resolvers/context';
import type { Values } from '../fields/field';
import { OPTIONS_FIELDS } from '../fields/model';
import type { Store } from '../store/store';
import type { PostEntity, UserEntity } from '../store/types';
import type { Current } from './current';
import { formOf, listedOf, menusOf } from './forms';
import { ksesLine } from './kses';
import { everything } from './webhooks/collector';
import { eventsOfMenuItem, eventsOfOptions, eventsOfPosts } from './webhooks/events';
import { readValues } from './field-values';
import { PublishingClock } from './publishing-clock';
import { conflict, saveAutosave, savePost } from './save-post';
import { hasEdits, NOTHING, type SavedPost } from './saved';
import { EditState, type EditsParts } from './state';
import type {
  RequestedStatus,
  EditedStatus,
  EditedType,
  EditForm,
  EditInput,
  FieldError,
  ListedMenu,
  ListedPost,
  WebhooksState,
  Outcome,
} from './types';

const fail = (field: FieldError['field'], message: string): { ok: false; errors: FieldError[] } => ({
  ok: false,
  errors: [{ field, message }],
});
const NO_SUCH = fail('form', 'You attempted to edit an item that doesn’t exist. Perhaps it was deleted?');
const IN_TRASH = fail('form', 'You can’t edit this item because it is in the Trash. Please restore it and try again.');
const FORBIDDEN = fail('form', 'Sorry, you are not allowed to edit this item.');

/**
 * Saves editors' changes. A method that saves takes the user and returns an `Outcome`: `{ ok: true, value }`, or
 * `{ ok: false, errors }` with nothing changed. Changes are on disk when the method returns; the webhook to the site is
 * sent afterwards. Forms contain texts as typed, without disallowed HTML: escape them when rendering.
 *
 *   const form = edits.form(id);                        // render; put form.version into a hidden field
 *   const saved = edits.update({ id, type, version, title, content }, user);
 *   if (!saved.ok) return render(saved.errors);         // such as 'Changed by Demo Editor … meanwhile'
 *   redirect(`/wp-admin/post.php?post=${saved.value.id}&action=edit`);
 *   edits.preview(input, user)                          // saves without publishing; then redirect to value.previewUrl
 */
export class Edits {
  private readonly state: EditState;
  private readonly clock: PublishingClock;

  constructor(parts: EditsParts) {
    this.state = new EditState(parts);
    this.clock = new PublishingClock(this.state);
  }

  /** Sends what an earlier run left behind and publishes what is due; called once the server listens. */
  start(): void {
    if (this.state.sendsWebhooks) void this.state.outbox.run();
    this.clock.wind();
  }
  close(): void {
    this.clock.stop();
    this.state.outbox.close();
  }
  reload(base: Store): void {
    this.state.reload(base);
    this.clock.wind();
  }

  /** The content with the edits on it; the same object until the next change. */
  readonly store = (): Store => this.state.store;

  form(id: number): EditForm | null {
    const [current, post] = this.find(id);
    return current && post ? formOf(current, post, this.state.store) : null;
  }
  /** Newest first; without a status all but those in the trash. */
  list(type: EditedType, status?: EditedStatus): ListedPost[] {
    return this.state.posts
      .filter((post) => post.type === type)
      .flatMap((post) => {
        const current = this.state.current(post.id);
        return current ? [listedOf(current, post, this.state.store)] : [];
      })
      .filter((post) => (status === undefined ? post.status !== 'trash' : post.status === status))
      .toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
  }
  menus = (): ListedMenu[] => menusOf(this.state.store);
  options = (): Values => this.state.store.data.options;
  /** Whether there are edits to discard. */
  hasEdits = (): boolean => hasEdits(this.state.saved);
  webhooks(): WebhooksState {
    const last = this.state.outbox.states();
    return {
      isConfigured: this.state.sendsWebhooks,
      waiting: last.filter(({ state }) => state === 'waiting').length,
      last,
    };
  }
  /** Sends what waits now; resolves when each was tried or one failed. */
  sendWebhooks = (): Promise<void> => (this.state.sendsWebhooks ? this.state.outbox.sendNow() : Promise.resolve());

  /**
   * Saves what visitors do not see. A post that is published, private or scheduled stays as it is and gets an autosave.
   */
  saveDraft(input: EditInput, user: UserEntity): Outcome<EditForm> {
    return this.save(input, user, (status) =>
      status === 'draft' || status === 'pending' ? (input.status === 'pending' ? 'pending' : 'draft') : 'autosave',
    );
  }
  /** saveDraft by another name, for the Preview button: then go to `value.previewUrl`. */
  preview = (input: EditInput, user: UserEntity): Outcome<EditForm> =>
    this.save(input, user, (status) => (status === 'draft' || status === 'pending' ? status : 'autosave'));
  /** Publishes (publicly, or privately where `input.status` says so), or schedules for a future date. */
  publish = (input: EditInput, user: UserEntity): Outcome<EditForm> =>
    this.save(input, user, () => (input.status === 'private' ? 'private' : 'publish'));
  /** Saves with the present status, or with `input.status`; a published post changes for visitors. */
  update = (input: EditInput, user: UserEntity): Outcome<EditForm> =>
    this.save(input, user, (status) => input.status ?? status);

  trash(id: number, user: UserEntity): Outcome<ListedPost> {
    return this.move(id, user, (current) => (current.isTrashed ? NO_SUCH : { isTrashed: true }));
  }
  /** Out of the trash, as a draft, as WordPress does it. */
  untrash(id: number, user: UserEntity): Outcome<ListedPost> {
    return this.move(id, user, (current) => (current.isTrashed ? { isTrashed: false, status: 'draft' } : NO_SUCH));
  }
  /** Permanently deletes a trashed post that was created here. */
  deletePermanently(id: number, user: UserEntity): Outcome<null> {
    const [current] = this.find(id);
    if (!mayEditOthers(user)) return FORBIDDEN;
    if (!current?.isTrashed) return NO_SUCH;
    if (!current.saved?.isNew)
      return fail(
        'form',
        'This one comes from a content file, which is not deleted from here: leave it in the trash, or delete the file.',
      );
    const { saved } = this.state;
    const error = this.state.commit({ ...saved, posts: saved.posts.filter((post) => post.id !== id) }, () => []);
    return error ? { ok: false, errors: [error] } : { ok: true, value: null };
  }

  setMenuLabel(itemId: number, label: string, user: UserEntity): Outcome<ListedMenu[]> {
    const item = this.state.store.data.menuItems.find(({ id }) => id === itemId);
    if (!mayEditOthers(user)) return FORBIDDEN;
    if (!item) return NO_SUCH;
    const words = ksesLine(label);
    if (words === '') return fail('label', 'A menu item needs a label.');
    if (words === item.label) return { ok: true, value: this.menus() };
    const { saved } = this.state;
    const error = this.state.commit({ ...saved, menuLabels: { ...saved.menuLabels, [itemId]: words } }, () =>
      eventsOfMenuItem(itemId, item.menuId),
    );
    return error ? { ok: false, errors: [error] } : { ok: true, value: this.menus() };
  }
  /** Changes fields of the options page (fields/model.ts); what is left out stays as it is. */
  setOptions(given: Readonly<Record<string, unknown>>, user: UserEntity): Outcome<Values> {
    if (!mayEditOthers(user)) return FORBIDDEN;
    const { saved, store } = this.state;
    const edit = { fields: OPTIONS_FIELDS, known: store.data.options, given, store, isComplete: true };
    const { changes, errors } = readValues(edit);
    if (errors.length > 0) return { ok: false, errors };
    const error = this.state.commit({ ...saved, options: { ...saved.options, ...changes } }, eventsOfOptions);
    return error ? { ok: false, errors: [error] } : { ok: true, value: this.options() };
  }
  /** Discards all edits; the site receives that everything changed. */
  discard(user: UserEntity): Outcome<null> {
    if (!mayEditOthers(user)) return FORBIDDEN;
    // Ids continue: an id is never reused.
    const error = this.state.commit({ ...NOTHING, nextId: this.state.saved.nextId }, everything);
    this.clock.wind();
    return error ? { ok: false, errors: [error] } : { ok: true, value: null };
  }

  private save(
    input: EditInput,
    user: UserEntity,
    statusFrom: (status: RequestedStatus) => RequestedStatus | 'autosave',
  ): Outcome<EditForm> {
    const { state } = this;
    if (!mayEditOthers(user)) return FORBIDDEN;
    const current = input.id === null ? null : state.current(input.id);
    if (input.id !== null && !current) return NO_SUCH;
    if (current?.isTrashed) return IN_TRASH;
    const meanwhile = conflict(input, current, state.store);
    if (meanwhile) return { ok: false, errors: [meanwhile] };
    const to = statusFrom(current?.status ?? 'draft');
    const { nextId } = state.saved;
    const saving = { input, user, nextId, now: state.siteTime, taken: state.posts, store: state.store };
    const read =
      to === 'autosave' && current
        ? saveAutosave({ ...saving, current })
        : savePost({ ...saving, current, to: to === 'autosave' ? 'draft' : to });
    if (read.errors) return { ok: false, errors: read.errors };
    const error = this.put(read.post, to === 'autosave');
    const form = this.form(read.post.id);
    return error ? { ok: false, errors: [error] } : form ? { ok: true, value: form } : NO_SUCH;
  }

  private move(
    id: number,
    user: UserEntity,
    change: (current: Current) => Partial<SavedPost> | { ok: false; errors: FieldError[] },
  ): Outcome<ListedPost> {
    const [current] = this.find(id);
    if (!mayEditOthers(user)) return FORBIDDEN;
    if (!current) return NO_SUCH;
    const changed = change(current);
    if ('errors' in changed) return changed;
    const { type } = current;
    const error = this.put(
      {
        ...(current.saved ?? { id, type, isNew: false, isTrashed: false, isDateChosen: false }),
        ...changed,
        modified: this.state.siteTime,
        editedBy: user.slug,
      },
      false,
    );
    const [after, post] = this.find(id);
    return error
      ? { ok: false, errors: [error] }
      : after && post
        ? { ok: true, value: listedOf(after, post, this.state.store) }
        : NO_SUCH;
  }

  private put(post: SavedPost, isUnseen: boolean): FieldError | null {
    const { saved } = this.state;
    const posts = [...saved.posts.filter(({ id }) => id !== post.id), post];
    const used = Math.max(post.id, post.autosave?.id ?? 0);
    const error = this.state.commit({ ...saved, posts, nextId: Math.max(saved.nextId, used + 1) }, (before, after) =>
      isUnseen ? [] : eventsOfPosts([post.id], before, after),
    );
    this.clock.wind();
    return error;
  }

  private find(id: number): [Current | null, PostEntity | undefined] {
    return [this.state.current(id), this.state.posts.find((post) => post.id === id)];
  }
}
