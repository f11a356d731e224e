import { join } from 'node:path';
import { fieldsOf } from '../fields/model';
import { typeset } from '../markdown/typography';
import { siteTime, emptyPost, withContent, withValues } from '../store/entities';
import type { Store } from '../store/store';
import type { PostEntity, UserEntity } from '../store/types';
import { eventsOfPost, EVERYTHING, Webhooks, type WebhookEvent } from './webhooks';
import { formOf, readChanges } from './forms';
import { layOver, pathWith, hasEdits, NOTHING, readEdits, writeEdits, type Saved, type SavedPost } from './saved';
import { renderContent } from './paragraphs';
import { toSlug, uniqueSlug } from './slug';
import { EDITED_TYPES, type EditForm, type EditInput, type Outcome } from './types';

export interface EditsParts {
  base: Store;
  dataDir?: string | undefined;
  secret?: string | undefined;
  report?: ((message: string) => void) | undefined;
  now?: (() => number) | undefined;
}

type EventsOf = (before: Store, after: Store) => WebhookEvent[];

const fail = (...errors: string[]): { ok: false; errors: string[] } => ({ ok: false, errors });
const NO_SUCH = fail('You attempted to edit an item that doesn’t exist. Perhaps it was deleted?');

/** A change is on disk when a method returns; its webhook is sent afterwards. The caller checks the user's rights. */
export class Edits {
  private readonly file: string | null;
  private readonly webhooks: Webhooks | null;
  private saved: Saved;
  private layers: ReturnType<typeof layOver>;

  constructor(private readonly parts: EditsParts) {
    const { base, dataDir, secret, now = Date.now, report = () => undefined } = parts;
    this.file = dataDir === undefined ? null : join(dataDir, 'embedded-edits', `${base.data.site}.json`);
    this.saved = this.file === null ? NOTHING : readEdits(this.file, report);
    this.layers = layOver(base, this.saved);
    this.webhooks = secret ? new Webhooks({ frontendUrl: base.data.urls.frontend, secret, now, report }) : null;
  }

  close = (): void => this.webhooks?.close();
  reload(base: Store): void {
    this.parts.base = base;
    this.layers = layOver(base, this.saved);
  }

  readonly store = (): Store => this.layers.store;
  hasEdits = (): boolean => hasEdits(this.saved);
  /** Resolves when the webhooks of all edits are sent. @throws if the site did not accept the last one */
  webhooksSent = async (): Promise<void> => this.webhooks?.sent();

  form(id: number): EditForm | null {
    const post = this.find(id);
    return post && this.formOf(post);
  }
  list = (type: string): EditForm[] =>
    [...this.store().postsOfType(type), ...this.layers.trashed.filter((post) => post.type === type)].flatMap(
      (post) => this.formOf(post) ?? [],
    );

  /** Saves with the present status, or with `input.status`. A new post is a draft. */
  update = (input: EditInput, user: UserEntity): Outcome<EditForm> => this.save(input, user, input.status);
  publish = (input: EditInput, user: UserEntity): Outcome<EditForm> => this.save(input, user, 'publish');

  /** Saves what visitors do not see: a draft as it is, of other posts an autosave. Then go to `value.previewUrl`. */
  preview(input: EditInput, user: UserEntity): Outcome<EditForm> {
    const post = this.find(input.id);
    const form = post && this.formOf(post);
    if (!post || !form || ['draft', 'pending', 'trash'].includes(form.status)) return this.save(input, user);
    const read = readChanges(fieldsOf(input.type), post.values, input.values ?? {}, this.store());
    if (!read.ok) return read;
    const was = form.autosave ?? { ...form, values: {} };
    const { title = was.title, content = was.content } = input;
    const slug = toSlug(input.slug ?? was.slug) || form.slug;
    const kept = Object.entries(was.values).filter(([name]) => !Object.hasOwn(input.values ?? {}, name));
    const values = { ...Object.fromEntries(kept), ...read.value };
    const id = post.autosave?.id ?? this.saved.nextId;
    const isSame =
      title === form.title && content === form.content && slug === form.slug && Object.keys(values).length === 0;
    const typed = { id, title, content, slug, values, savedAt: this.siteTime(), by: user.slug };
    const shown = { ...typed, title: typeset(title), content: `${renderContent(content)}\n` };
    return this.put(
      { ...this.rowOf(post), post: { ...post, autosave: isSame ? null : shown }, autosave: isSame ? null : typed },
      () => [],
    );
  }

  trash(id: number): Outcome<EditForm> {
    const post = this.find(id);
    if (!post) return NO_SUCH;
    return post.role ? fail(NEEDED) : this.put({ ...this.rowOf(post), isTrashed: true });
  }

  setMenuLabel(itemId: number, label: string): Outcome<null> {
    const item = this.store().data.menuItems.find(({ id }) => id === itemId);
    if (!item || label.trim() === '') return fail('A menu item needs a label.');
    if (label === item.label) return { ok: true, value: null };
    return this.commit({ ...this.saved, menuLabels: { ...this.saved.menuLabels, [itemId]: label } }, () => EVERYTHING);
  }
  /** Discards all edits; the site receives that everything changed. */
  discard = (): Outcome<null> => this.commit({ ...NOTHING, nextId: this.saved.nextId }, () => EVERYTHING);

  private save(input: EditInput, user: UserEntity, to?: EditInput['status']): Outcome<EditForm> {
    const post = this.find(input.id);
    if (input.id !== null && !post) return NO_SUCH;
    const form = post && this.formOf(post);
    const read = readChanges(fieldsOf(input.type), post?.values ?? {}, input.values ?? {}, this.store());
    if (!read.ok) return read;
    const { title = form?.title ?? '', content = form?.content ?? '' } = input;
    if (title.trim() === '' && content.trim() === '') return fail('Content, title, and excerpt are empty.');
    const status = to ?? (form === null || form.status === 'trash' ? 'draft' : form.status);
    if (post?.role && status !== 'publish') return fail(NEEDED);
    const before = post ?? { ...emptyPost(this.saved.nextId, input.type, '', ''), authorSlug: user.slug };
    const now = this.siteTime();
    const slug = this.slugOf(input, before, status, title);
    const wasPublished = post?.status === 'publish' && post.type !== 'page' && post.slug !== slug;
    const [isTitled, isWritten] = [title !== form?.title, content !== form?.content];
    const next: PostEntity = {
      ...before,
      title: isTitled ? typeset(title) : before.title,
      slug,
      path: slug === before.slug ? before.path : pathWith(before, slug),
      ...(wasPublished && { oldSlugs: [...post.oldSlugs, post.slug].filter((old) => old !== slug) }),
      status,
      // A draft's date follows the clock until it is published.
      date: input.date ?? (form === null || form.status === 'draft' ? now : form.date),
      modified: now,
      autosave: null,
    };
    const valued = withValues(next, read.value);
    return this.put({
      ...this.rowOf(before),
      ...(isTitled && { title }),
      ...(isWritten && { content }),
      post: isWritten ? withContent(valued, renderContent(content)) : valued,
      isTrashed: false,
      autosave: null,
    });
  }

  private slugOf(input: EditInput, post: PostEntity, status: PostEntity['status'], title: string): string {
    const slug = input.slug === undefined || input.slug === post.slug ? post.slug : toSlug(input.slug);
    if (status === 'draft' || status === 'pending') return slug;
    return uniqueSlug(slug || toSlug(title) || String(post.id), (one) => {
      const other = this.store().postAt(pathWith(post, one) ?? '');
      return other !== null && other.id !== post.id && other.status !== 'draft';
    });
  }

  private rowOf(post: PostEntity): SavedPost {
    if (!EDITED_TYPES.includes(post.type)) throw new Error(`a ${post.type} has no edit form`);
    return this.saved.posts.find((row) => row.post.id === post.id) ?? { post, isTrashed: false };
  }

  private put(
    row: SavedPost,
    events: EventsOf = (...stores) => eventsOfPost(row.post.id, ...stores),
  ): Outcome<EditForm> {
    const { saved } = this;
    const { id } = row.post;
    const posts = [...saved.posts.filter(({ post }) => post.id !== id), row];
    const used = Math.max(id, row.autosave?.id ?? 0);
    const done = this.commit({ ...saved, posts, nextId: Math.max(saved.nextId, used + 1) }, events);
    const form = this.form(id);
    return done.ok && form ? { ok: true, value: form } : done.ok ? NO_SUCH : done;
  }

  private commit(next: Saved, events: EventsOf): Outcome<null> {
    const before = this.store();
    const layers = layOver(this.parts.base, next);
    try {
      if (this.file !== null) writeEdits(this.file, next);
    } catch (error) {
      return fail(`It could not be saved: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.saved = next;
    this.layers = layers;
    this.webhooks?.send(events(before, layers.store));
    return { ok: true, value: null };
  }

  private find(id: number | null): PostEntity | null {
    const post = id === null ? null : this.store().post(id);
    const found = post ?? this.layers.trashed.find((one) => one.id === id) ?? null;
    return found && EDITED_TYPES.includes(found.type) ? found : null;
  }

  private formOf(post: PostEntity): EditForm | null {
    const row = this.saved.posts.find((one) => one.post.id === post.id);
    return EDITED_TYPES.includes(post.type) ? formOf(post, row, this.store().data.urls.frontend) : null;
  }

  private siteTime = (): string =>
    siteTime(new Date((this.parts.now ?? Date.now)()), this.parts.base.data.settings.timezone);
}

const NEEDED = 'The front page and the page of posts are always published: they cannot be hidden here.';
