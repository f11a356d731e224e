import { withoutPrefix } from '@footbridge/shared/schema-names';
import { TAXONOMIES } from '../fields/declared';
import { renderBlocks } from '../blocks/render';
import { groupsOf } from '../fields/model';
import type { PostEntity } from '../store/types';
import { connection, edgeTo, type PageArgs } from './connection';
import { fieldAnswers } from './content-fields';
import { contentModel, whereOpen } from './content-model';
import { canSee, isLocked, type RequestContext } from './context';
import { commentConnection, listPosts, termConnection, type CommentArgs, type PostArgs, type TermArgs } from './lists';

/**
 * Returns the fields of the types that editors write: all but pictures. Field groups and the lists of a taxonomy's terms are
 * functions by their names; the schema knows which fields a type has.
 */
export function writtenModel(post: PostEntity, context: RequestContext) {
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
    content: open(() => renderBlocks(post.content, { post, store, marked }) || null),
    excerpt: open(() => post.excerpt),
    featuredImage: open(() => edgeTo(make.content(store.post(Number(post.values.featuredImage))))),
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
    terms: (args: PageArgs) => connection(ownTerms, args, (term) => make.term(term)),
    ancestors: (args: PageArgs) => {
      const line = postsAbove(post, context);
      return line.length > 0 ? connection(line, args, (above) => make.listed(above)) : null;
    },
    children: (args: PostArgs) => listPosts(store.children(post.id), args, context),
  };
}

/** Returns the posts above one, nearest first. */
function postsAbove(post: PostEntity, context: RequestContext): PostEntity[] {
  const { store } = context;
  const line = [];
  for (let above = store.post(post.parentId); above; above = store.post(above.parentId)) {
    if (canSee(above, context)) line.push(above);
  }
  return line;
}
