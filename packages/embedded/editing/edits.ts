import { join } from 'node:path';
import { fieldsOf } from '../fields/model';
import { typeset } from '../markdown/typography';
import { siteTime, emptyPost, withValues } from '../store/entities';
import type { Store } from '../store/store';
import type { Autosave, PostEntity, UserEntity } from '../store/types';
import { readChanges } from './changes';
import { layOver, NOTHING, pathWith, readEdits, writeEdits, type Saved } from './saved';
import { toSlug, uniqueSlug } from './slug';
import { EDITED_TYPES, isUnpublished, type EditInput, type Outcome } from './types';
import { eventsOfPost, EVERYTHING, Webhooks, type WebhookEvent } from './webhooks';

export interface EditsParts {
  base: Store;
  dataDir?: string | undefined;
  secret?: string | undefined;
  report?: ((message: string) => void) | undefined;
}

type EventsOf = (before: Store, after: Store) => WebhookEvent[];

const fail = (...errors: string[]): { ok: false; errors: string[] } => ({ ok: false, errors });
const NO_SUCH = fail('You attempted to edit an item that doesn’t exist. Perhaps it was deleted?');
const NEEDED = 'The front page and the page of posts are always published: they cannot be hidden here.';

/** A change is on disk when a method returns; its webhook is sent afterwards. The caller checks the user's rights. */
export class Edits {
  private readonly file: string | null;
  private readonly webhooks: Webhooks | null;
  private saved: Saved;
  private edited: Store;

  constructor(private readonly parts: EditsParts) {
    const { base, dataDir, secret, report = () => undefined } = parts;
    this.file = dataDir === undefined ? null : join(dataDir, 'embedded-edits', `${base.data.site}.json`);
    this.saved = this.file === null ? NOTHING : readEdits(this.file, report);
    this.edited = layOver(base, this.saved);
    this.webhooks = secret ? new Webhooks({ frontendUrl: base.data.urls.frontend, secret, report }) : null;
  }

  close = (): void => this.webhooks?.close();
  reload(base: Store): void {
    this.parts.base = base;
    this.edited = layOver(base, this.saved);
  }

  readonly store = (): Store => this.edited;
  /** Resolves when the webhooks of all edits are sent. @throws if the site did not accept the last one */
  webhooksSent = async (): Promise<void> => this.webhooks?.sent();

  /** Saves with the present status. A new post is a draft. */
  update = (input: EditInput, user: UserEntity): Outcome<PostEntity> => this.save(input, user);
  publish = (input: EditInput, user: UserEntity): Outcome<PostEntity> => this.save(input, user, 'publish');

  /** Saves what visitors do not see: a draft as it is, of other posts an autosave where something differs. */
  preview(input: EditInput, user: UserEntity): Outcome<PostEntity> {
    const post = this.find(input.id);
    if (!post || isUnpublished(post)) return this.save(input, user);
    const read = readChanges(fieldsOf(post.type), post.values, input.values ?? {}, this.store());
    if (!read.ok) return read;
    const was: Autosave = post.autosave ?? { id: this.saved.nextId, title: post.title, content: post.content };
    const { title = was.title, content = was.content } = input;
    const kept = Object.entries(was.values ?? {}).filter(([name]) => !Object.hasOwn(input.values ?? {}, name));
    const values = { ...Object.fromEntries(kept), ...read.value };
    const slug = toSlug(input.slug ?? was.slug ?? '') || post.slug;
    const autosave: Autosave = { ...was, title: typeset(title), content, slug, values, savedAt: this.now() };
    const isSame =
      autosave.title === post.title &&
      content === post.content &&
      slug === post.slug &&
      Object.keys(values).length === 0;
    return this.put({ ...post, autosave: isSame ? null : autosave }, () => []);
  }

  trash(id: number): Outcome<PostEntity> {
    const post = this.find(id);
    if (!post) return NO_SUCH;
    return post.role ? fail(NEEDED) : this.put({ ...post, status: 'trash' });
  }

  setMenuLabel(itemId: number, label: string): Outcome<null> {
    const item = this.store().data.menuItems.find(({ id }) => id === itemId);
    if (!item || label.trim() === '') return fail('A menu item needs a label.');
    if (label === item.label) return { ok: true, value: null };
    return this.commit({ ...this.saved, menuLabels: { ...this.saved.menuLabels, [itemId]: label } }, () => EVERYTHING);
  }

  private save(input: EditInput, user: UserEntity, to?: 'publish'): Outcome<PostEntity> {
    const post = this.find(input.id);
    if (input.id !== null && !post) return NO_SUCH;
    const before = post ?? {
      ...emptyPost(this.saved.nextId, input.type, '', ''),
      authorSlug: user.slug,
      status: 'draft',
    };
    const read = readChanges(fieldsOf(input.type), before.values, input.values ?? {}, this.store());
    if (!read.ok) return read;
    const { title = before.title, content = before.content } = input;
    if (title.trim() === '' && content.trim() === '') return fail('Content, title, and excerpt are empty.');
    const status = to ?? (before.status === 'trash' ? 'draft' : before.status);
    const now = this.now();
    const slug = this.slugOf(input, before, status, title);
    const hadAnother = before.status === 'publish' && before.type !== 'page' && before.slug !== slug;
    const next: PostEntity = {
      ...before,
      title: typeset(title),
      content,
      slug,
      path: slug === before.slug ? before.path : pathWith(before, slug),
      oldSlugs: hadAnother ? [...before.oldSlugs, before.slug] : before.oldSlugs,
      status,
      // A draft's date follows the clock until it is published.
      date: before.status === 'draft' ? now : before.date,
      modified: now,
      autosave: null,
    };
    return this.put(withValues(next, read.value));
  }

  private slugOf(input: EditInput, post: PostEntity, status: PostEntity['status'], title: string): string {
    const slug = input.slug === undefined || input.slug === post.slug ? post.slug : toSlug(input.slug);
    if (status === 'draft') return slug;
    return uniqueSlug(slug || toSlug(title) || String(post.id), (one) => {
      const other = this.store().postAt(pathWith(post, one) ?? '');
      return other !== null && other.id !== post.id && !isUnpublished(other);
    });
  }

  private put(
    post: PostEntity,
    events: EventsOf = (...stores) => eventsOfPost(post.id, ...stores),
  ): Outcome<PostEntity> {
    const posts = [...this.saved.posts.filter(({ id }) => id !== post.id), post];
    const nextId = Math.max(this.saved.nextId, post.id + 1, (post.autosave?.id ?? 0) + 1);
    const done = this.commit({ ...this.saved, posts, nextId }, events);
    return done.ok ? { ok: true, value: post } : done;
  }

  private commit(next: Saved, events: EventsOf): Outcome<null> {
    const before = this.store();
    const after = layOver(this.parts.base, next);
    try {
      if (this.file !== null) writeEdits(this.file, next);
    } catch (error) {
      return fail(`It could not be saved: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.saved = next;
    this.edited = after;
    this.webhooks?.send(events(before, after));
    return { ok: true, value: null };
  }

  private find(id: number | null): PostEntity | null {
    const post = id === null ? null : this.store().post(id);
    return post && EDITED_TYPES.includes(post.type) ? post : null;
  }

  private now = (): string => siteTime(new Date(), this.parts.base.data.settings.timezone);
}
