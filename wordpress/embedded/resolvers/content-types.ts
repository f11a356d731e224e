import { toGmt } from '../store/dates';
import { globalId } from '../store/ids';
import type { ContentWhere } from './content-filters';
import { listPosts } from './content-lists';
import type { ConditionalTag } from './conditional-tags';
import { connection, edgeTo, type PageArgs } from './connection';
import { canSee } from './context';
import type { ContentModel } from './content-model';
import type { TermWhere } from './term-lists';
import { WrittenModel } from './written-model';

export class PostModel extends WrittenModel {
  get postId() {
    return this.entity.id;
  }
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
  protected override conditionals(): ConditionalTag[] {
    return this.entity.sticky ? [...super.conditionals(), 'isSticky'] : super.conditionals();
  }
}

export class FacilityModel extends WrittenModel {
  get facilityId() {
    return this.entity.id;
  }
}

export class ContributorModel extends WrittenModel {
  get contributorId() {
    return this.entity.id;
  }
}

export class ReviewModel extends WrittenModel {
  get reviewId() {
    return this.entity.id;
  }
}

export class PageModel extends WrittenModel {
  get pageId() {
    return this.entity.id;
  }
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
  protected override conditionals(): ConditionalTag[] {
    const tags: ConditionalTag[] = ['isPage', 'isSingular'];
    if (this.entity.template) tags.push('isPageTemplate');
    if (this.isFrontPage) tags.push('isFrontPage');
    if (this.isPrivacyPage) tags.push('isPrivacyPolicy');
    return tags;
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
  const { urls } = model.context.store.data;
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
    guid: `${urls.frontend}/?p=${autosave.id}`,
    title: autosave.title,
    content: autosave.content,
    parentDatabaseId: id,
    parentId: globalId('post', id),
    parent: edgeTo(model),
    previewRevisionDatabaseId: null,
  };
  return new Proxy(model, {
    get: (target, name) => (typeof name === 'string' && name in own ? own[name] : Reflect.get(target, name)),
  });
}
