import { renderBlocks } from '../blocks/render';
import { toGmt } from '../store/dates';
import { globalId } from '../store/ids';
import type { ContentWhere } from './content-filters';
import { listPosts } from './content-lists';
import { connection, edgeTo, type PageArgs } from './connection';
import { canSee } from './context';
import type { ContentModel } from './content-model';
import type { TermWhere } from './term-lists';
import { WrittenModel } from './written-model';

export class PostModel extends WrittenModel {
  /** WordPress has no value for a locked post here; as the field is non-null, the whole node is lost. */
  get isSticky() {
    if (this.locked) throw new Error('isSticky of a post behind a password');
    return this.entity.sticky;
  }
  categories(args: PageArgs & { where?: TermWhere | null }) {
    return this.termsIn('category', args);
  }
  tags(args: PageArgs & { where?: TermWhere | null }) {
    return this.termsIn('post_tag', args);
  }
  postFormats(args: PageArgs & { where?: TermWhere | null }) {
    return this.termsIn('post_format', args);
  }
}

export class PageModel extends WrittenModel {
  get isPrivacyPage() {
    return this.entity.role === 'privacyPage';
  }
  get parentDatabaseId() {
    return this.entity.parentId || null;
  }
  get parentId() {
    return this.entity.parentId ? globalId('post', this.entity.parentId) : null;
  }
  get parent() {
    const { store, make } = this.context;
    return edgeTo(make.content(store.post(this.entity.parentId)));
  }
  ancestors(args: PageArgs) {
    const line = this.line();
    return line.length > 0 ? connection(line, args, (post) => this.context.make.listed(post)) : null;
  }
  children(args: PageArgs & { where?: ContentWhere | null }) {
    return listPosts(this.context.store.children(this.entity.id), args, this.context);
  }

  /** The pages above, nearest first. */
  private line() {
    const { store } = this.context;
    const line = [];
    for (let above = store.post(this.entity.parentId); above; above = store.post(above.parentId)) {
      if (canSee(above, this.context)) line.push(above);
    }
    return line;
  }
}

/**
 * Returns a published page with unpublished changes as a preview does: the autosave's id, slug and text, the published
 * post's other fields, and a URL on the front end.
 */
export function previewOf(model: ContentModel): ContentModel {
  const { autosave, path } = model.entity;
  if (!autosave) return model;
  const { store, marked } = model.context;
  const { urls } = store.data;
  const { id } = model.entity;
  const pageId = model.entity.type === 'page' ? `&page_id=${id}` : '';
  const uri = `${urls.frontend}${path ?? '/'}?preview=true&previewPathname=${path ?? '/'}&p=${id}${pageId}&typeName=${model.__typename}`;
  const { savedAt } = autosave;
  const savedGmt = savedAt && toGmt(savedAt, model.context.store.data.settings.timezone);
  const own: Record<string, unknown> = {
    ...(savedAt && { date: savedAt, modified: savedAt, dateGmt: savedGmt, modifiedGmt: savedGmt }),
    id: globalId('post', autosave.id),
    databaseId: autosave.id,
    slug: `${id}-autosave-v1`,
    status: 'inherit',
    isPreview: true,
    contentTypeName: 'revision',
    uri,
    link: uri,
    title: autosave.title,
    content: renderBlocks(autosave.content, { post: model.entity, store, marked }),
    parentDatabaseId: id,
    parentId: globalId('post', id),
    parent: edgeTo(model),
  };
  return new Proxy(model, {
    get: (target, name) => (typeof name === 'string' && name in own ? own[name] : Reflect.get(target, name)),
  });
}
