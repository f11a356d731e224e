import type { Store } from '../store/store';
import type { UserEntity } from '../store/types';
import type { EditedStatus, EditedType, EditForm, EditInput, ListedMenu, ListedPost, NoticesState, OptionsFields, Outcome } from './types';

/**
 * How to call it (admin pages): the server makes one and hands it to the router. Everything that saves takes the user who
 * asks and answers `Outcome`: `{ ok: true, value }`, or `{ ok: false, errors }` with nothing changed. Saving is done when
 * the method returns, on disk too; the notice to the site goes by itself afterwards. Texts are stored, and given back in
 * forms, as typed: escape them when you draw them.
 *
 *   const form = edits.form(id);                        // draw; put form.version into a hidden field
 *   const saved = edits.update({ id, type, version, title, content }, user);
 *   if (!saved.ok) return draw(saved.errors);           // 'Changed by Demo Editor … meanwhile' is one of them
 *   redirect(`/wp-admin/post.php?post=${saved.value.id}&action=edit`);
 *   edits.preview(input, user)                          // saves without publishing, then go to value.previewUrl
 */
export declare class Edits {
  /** The content with the edits on it; the same object until the next change. */
  readonly store: () => Store;

  form(id: number): EditForm | null;
  /** Newest first; without a status all but those in the trash. */
  list(type: EditedType, status?: EditedStatus): ListedPost[];
  menus(): ListedMenu[];
  options(): OptionsFields;
  /** Whether anything was edited, and so can be thrown away. */
  hasEdits(): boolean;
  notices(): NoticesState;

  /** Saves what visitors do not see. A published one keeps its words and gets an autosave (title and content only). */
  saveDraft(input: EditInput, user: UserEntity): Outcome<EditForm>;
  /** saveDraft by another name, for the Preview button: then go to `value.previewUrl`. */
  preview(input: EditInput, user: UserEntity): Outcome<EditForm>;
  /** Publishes, or schedules when the date is to come. */
  publish(input: EditInput, user: UserEntity): Outcome<EditForm>;
  /** Saves as what it is, or as `input.status`; a published one changes for visitors. */
  update(input: EditInput, user: UserEntity): Outcome<EditForm>;
  trash(id: number, user: UserEntity): Outcome<ListedPost>;
  /** Out of the trash, as a draft, as WordPress does it. */
  untrash(id: number, user: UserEntity): Outcome<ListedPost>;
  /** For good: only what was made here, and only out of the trash. */
  deleteForGood(id: number, user: UserEntity): Outcome<null>;
  setMenuLabel(itemId: number, label: string, user: UserEntity): Outcome<ListedMenu[]>;
  setOptions(fields: Partial<OptionsFields>, user: UserEntity): Outcome<OptionsFields>;
  /** Back to the content files; the site is told that everything changed. */
  throwAway(user: UserEntity): Outcome<null>;
  /** Sends what waits now; resolves when each was tried or one failed. */
  sendNotices(): Promise<void>;
}
