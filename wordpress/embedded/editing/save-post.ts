import { withChanges, type Changes } from '../fields/field';
import type { Store } from '../store/store';
import type { UserEntity } from '../store/types';
import { versionOf, type Current } from './current';
import { FieldReader, isEmptyText } from './fields';
import type { SavedPost } from './saved';
import { settleSlug, type Taken } from './settle-slug';
import { toSlug } from './slug';
import type { RequestedStatus, EditInput, FieldError } from './types';

export interface Saving {
  input: EditInput;
  /** null: a new one. */
  current: Current | null;
  user: UserEntity;
  /** The new status; null: only an autosave, or the present one. */
  to: RequestedStatus;
  /** The site's time. */
  now: string;
  /** A free id. */
  nextId: number;
  taken: Taken;
  store: Store;
}

export type SavedOrErrors = { post: SavedPost; errors?: undefined } | { errors: FieldError[]; post?: undefined };

const isHidden = (status: RequestedStatus) => status === 'draft' || status === 'pending';

/** An edit form as a row of the edits file: what is as it was is left out of it. */
export function savePost(saving: Saving): SavedOrErrors {
  const { input, current, user, now, store } = saving;
  const known = current ?? { title: '', content: '', date: now, values: {} };
  const read = new FieldReader(input, known);
  const title = read.title();
  const content = read.content();
  const chosen = read.date();
  const changes = read.changes(store, !isHidden(saving.to));
  const isDateChosen = chosen !== null || (current?.saved?.isDateChosen ?? false);
  const status = scheduled(saving.to, chosen, saving, isDateChosen);
  const date = dateOf(status, chosen, saving, isDateChosen);
  const { parentId, slug, oldSlugs } = settleSlug({
    ...saving,
    status,
    title,
    refuse: (field, message) => read.refuse(field, message),
  });
  const values = withChanges(known.values, changes);
  if (isEmptyText(title, content) && values.excerpt === undefined)
    read.refuse('form', 'Content, title, and excerpt are empty.');
  if (input.status === 'future' && status === 'publish' && current?.status !== 'future')
    read.refuse('date', 'A date to come is needed to schedule.');
  if (read.errors.length > 0) return { errors: read.errors };

  const before = current?.saved ?? null;
  const differs = <T>(value: T, was: T | undefined, saved: T | undefined) =>
    saved !== undefined || value !== was ? value : undefined;
  return {
    post: {
      id: current?.id ?? saving.nextId,
      type: current?.type ?? input.type,
      isNew: before?.isNew ?? current === null,
      title: differs(title, current?.title, before?.title),
      content: differs(content, current?.content, before?.content),
      slug: differs(slug, current?.slug, before?.slug),
      oldSlugs: oldSlugs === current?.oldSlugs ? before?.oldSlugs : oldSlugs,
      status: differs(status, current?.status, before?.status),
      isTrashed: false,
      date: differs(date, current?.date, before?.date),
      isDateChosen,
      modified: now,
      parentId: differs(parentId, current?.parentId ?? 0, before?.parentId),
      ...allChanges(before?.values, changes),
      author: before?.author ?? (current ? undefined : user.slug),
      editedBy: user.slug,
      ...(current?.autosave || before?.autosave !== undefined ? { autosave: null } : {}),
    },
  };
}

const allChanges = (before: Changes = {}, changes: Changes) => {
  const values = { ...before, ...changes };
  return Object.keys(values).length > 0 ? { values } : {};
};

/** A future date turns publishing into scheduling, and a past date turns scheduling into publishing. */
function scheduled(
  to: RequestedStatus,
  chosen: string | null,
  { current, now }: Saving,
  isDateChosen: boolean,
): RequestedStatus {
  if (to !== 'publish' && to !== 'future') return to;
  const isPlan = current !== null && (current.status === 'future' || current.status === 'publish' || isDateChosen);
  const date = chosen ?? (isPlan ? current.date : now);
  return date > now ? 'future' : 'publish';
}

/** A draft's date follows the clock until a user chooses one or it is published. */
function dateOf(
  status: RequestedStatus,
  chosen: string | null,
  { current, now }: Saving,
  isDateChosen: boolean,
): string {
  if (chosen !== null) return chosen;
  if (current === null) return now;
  return isHidden(current.status) && !isDateChosen ? now : current.date;
}

/** Saves changes of a published post that visitors do not see yet, as the plugin stores them with WordPress's autosave. */
export function saveAutosave({
  input,
  current,
  user,
  now,
  nextId,
  store,
}: Omit<Saving, 'to'> & { current: Current }): SavedOrErrors {
  const { title: wasTitle, content: wasContent, slug: wasSlug, values: wasChanged } = current.autosave ?? {};
  const read = new FieldReader(
    {
      ...input,
      title: input.title ?? wasTitle,
      content: input.content ?? wasContent,
      values: { ...wasChanged, ...input.values },
    },
    current,
  );
  const [title, content, values] = [read.title(), read.content(), read.changes(store, false)];
  const slug = toSlug(input.slug ?? wasSlug ?? current.slug) || current.slug;
  if (read.errors.length > 0) return { errors: read.errors };
  const id = current.autosave?.id ?? nextId;
  const { saved, type } = current;
  // Drops an autosave that equals the published version, as WordPress does.
  const unchanged =
    title === current.title && content === current.content && slug === current.slug && Object.keys(values).length === 0;
  return {
    post: {
      ...(saved ?? { id: current.id, type, isNew: false, isTrashed: false, isDateChosen: false }),
      editedBy: user.slug,
      autosave: unchanged ? null : { id, title, content, slug, values, savedAt: now, by: user.slug },
    },
  };
}

/** Returns the message if another user saved since the form was rendered; otherwise null. */
export function conflict({ version }: EditInput, current: Current | null, store: Store): FieldError | null {
  if (version === undefined || current === null || version === versionOf(current)) return null;
  const { saved } = current;
  const who = saved ? (store.user(saved.editedBy)?.displayName ?? saved.editedBy) : 'its content file';
  const when = saved?.autosave?.savedAt ?? saved?.modified;
  const at = saved && when ? ` at ${when.replace('T', ' ')}` : '';
  return { field: 'form', message: `Changed by ${who}${at} meanwhile. Nothing was saved.` };
}
