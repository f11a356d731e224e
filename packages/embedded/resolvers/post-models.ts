import { withoutPrefix } from '@footbridge/shared/schema-names';
import { shownContent } from '../markdown/wp-blocks';
import { addressOf } from '../editing/links';
import { TAXONOMIES, typeName } from '../fields/declared';
import { groupsOf } from '../fields/model';
import { globalId } from '../store/ids';
import { excerptOf, toGmt } from '../store/entities';
import { candidates, mediaUrl } from '../store/images';
import type { Autosave, PostEntity } from '../store/types';
import { connection, edgeTo, type PageArgs } from './connection';
import { fieldAnswers } from './content-fields';
import { canSee, isLocked, visiblePost, type RequestContext } from './context';
import { commentConnection, listPosts, termConnection, type CommentArgs, type PostArgs, type TermArgs } from './lists';
import { contentTemplates, TEMPLATES } from './templates';

const whereOpen =
  (post: PostEntity, context: RequestContext) =>
  <T>(value: () => T) =>
  () =>
    isLocked(post, context) ? null : value();

/** A password hides all but name, address and, in WordPress too, all ACF fields. */
function contentModel(post: PostEntity, context: RequestContext) {
  const { store, make, keys } = context;
  const { urls, settings } = store.data;
  const author = store.user(post.authorSlug);
  if (keys.withAuthors && author) make('user', author);
  const isFrontPage = store.frontPage?.id === post.id;
  const isPostsPage = store.postsPage?.id === post.id;
  const address = isFrontPage ? '/' : addressOf(post);
  const open = whereOpen(post, context);
  const gmt = (local: string) => open(() => (post.status === 'draft' ? null : toGmt(local, settings.timezone)));
  return {
    __typename: typeName(post.type),
    isContentNode: true,
    isFrontPage,
    isPostsPage,
    hasPassword: post.password !== undefined,
    isRestricted: isLocked(post, context),
    id: globalId('post', post.id),
    databaseId: post.id,
    // A draft has none before it is published.
    slug: post.slug || null,
    status: post.status,
    contentTypeName: post.type,
    // Null for the posts page, which WPGraphQL knows as a content type's list only.
    uri: isPostsPage ? null : address,
    link: urls.wordpress + address,
    title: post.title || null,
    date: open(() => post.date),
    modified: open(() => post.modified),
    dateGmt: gmt(post.date),
    modifiedGmt: gmt(post.modified),
    isPreview: open(() => false),
    contentType: open(() => ({ node: make('post_type', { id: post.type }) })),
    template: open(() => ({
      __typename: TEMPLATES[post.template ?? '']?.typename ?? 'DefaultTemplate',
      templateName: post.template ?? 'Default',
    })),
    templates: open(() => contentTemplates(post, store)),
    author: open(() => author && { node: make('user', author) }),
    parentDatabaseId: post.parentId || null,
    parentId: post.parentId ? globalId('post', post.parentId) : null,
    parent: () => edgeTo(visiblePost(store.post(post.parentId), context)),
  };
}

function mediaModel(post: PostEntity, context: RequestContext) {
  const { wordpress } = context.store.data.urls;
  const { width = 0, height = 0, alt = '' } = post.media ?? {};
  const url = mediaUrl(post, wordpress);
  return {
    ...contentModel(post, context),
    altText: alt,
    mimeType: 'image/jpeg',
    mediaItemUrl: url,
    sourceUrl: url,
    mediaDetails: () => ({
      width,
      height,
      // WordPress returns the sizes' dimensions as strings, the original's as numbers.
      sizes: candidates(post, wordpress).map((size) => ({
        name: size.name,
        width: String(size.width),
        height: String(size.height),
        sourceUrl: size.url,
      })),
    }),
  };
}

/**
 * All types but pictures. Field groups and taxonomies' lists are functions by their names; the schema knows which
 * fields a type has.
 */
function writtenModel(post: PostEntity, context: RequestContext) {
  const { store, make, marked } = context;
  const open = whereOpen(post, context);
  const locked = isLocked(post, context);
  const ownTerms = post.termIds.flatMap((id) => store.term(id) ?? []);
  const ownComments = () => store.data.comments.filter(({ postId }) => postId === post.id);
  const lists = Object.entries(TAXONOMIES)
    .filter(([, { postTypes }]) => postTypes.includes(post.type))
    .map(([name, { graphql }]) => {
      const terms = ownTerms.filter(({ taxonomy }) => taxonomy === name);
      return [withoutPrefix(graphql.plural), (args: TermArgs) => termConnection(terms, args, context)];
    });
  return {
    ...contentModel(post, context),
    ...fieldAnswers(groupsOf(post.type), post.values, context),
    ...Object.fromEntries(lists),
    content: open(() => shownContent(post.content, { store, marked }) || null),
    excerpt: open(() => excerptOf(post)),
    featuredImage: open(() => edgeTo(visiblePost(store.post(Number(post.values.featuredImage)), context))),
    menuOrder: post.menuOrder,
    // WordPress has no value for a locked post here; as the field is non-null, the whole node is lost.
    isSticky: () => {
      if (locked) throw new Error('isSticky of a post behind a password');
      return post.sticky;
    },
    isPrivacyPage: post.role === 'privacyPage',
    commentStatus: open(() => post.commentStatus),
    commentCount: open(() => ownComments().length),
    comments: (args: CommentArgs) => commentConnection(locked ? [] : ownComments(), args, context),
    terms: (args: PageArgs) => connection(ownTerms, args, (term) => make('term', term)),
    ancestors: (args: PageArgs) => {
      const line = postsAbove(post, context);
      return line.length > 0 ? connection(line, args, (above) => make('post', above)) : null;
    },
    children: (args: PostArgs) => listPosts(store.children(post.id), args, context),
  };
}

export const postModel = (post: PostEntity, context: RequestContext): ReturnType<typeof contentModel> =>
  post.type === 'attachment' ? mediaModel(post, context) : writtenModel(post, context);

function postsAbove(post: PostEntity, context: RequestContext): PostEntity[] {
  const { store } = context;
  const line = [];
  for (let above = store.post(post.parentId); above; above = store.post(above.parentId)) {
    if (canSee(above, context)) line.push(above);
  }
  return line;
}

/**
 * As FaustWP previews a published page: the autosave's id, slug and text, the post's other fields, and a URL on the
 * front end.
 */
export function previewOf(post: PostEntity, autosave: Autosave, context: RequestContext): object {
  const { id, path } = post;
  const { store, marked } = context;
  const model = postModel(post, context);
  const { urls, settings } = store.data;
  const pageId = post.type === 'page' ? `&page_id=${id}` : '';
  const uri = `${urls.frontend}${path ?? '/'}?preview=true&previewPathname=${path ?? '/'}&p=${id}${pageId}&typeName=${model.__typename}`;
  const { savedAt } = autosave;
  const savedGmt = savedAt && toGmt(savedAt, settings.timezone);
  return {
    ...model,
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
    content: shownContent(autosave.content, { store, marked }),
    parentDatabaseId: id,
    parentId: globalId('post', id),
    parent: edgeTo(model),
  };
}
