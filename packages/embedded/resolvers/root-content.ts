import { POST_TYPES } from '../fields/declared';
import type { PostEntity, TermEntity, UserEntity } from '../store/types';
import { mayEditPost } from './roles';
import { canSee, visiblePost, visibleUser, type RequestContext } from './context';
import { listPosts, type PostArgs } from './lists';
import { previewOf } from './post-models';
import { resolveUri, type Found } from './resolve-path';
import { parseGlobalId } from '../store/ids';
import type { Store } from '../store/store';
import { INVALID_ID, UserError } from './errors';

export interface NodeArgs {
  id: string;
  idType?: string | null;
}

/** Returns the number in a database id, or in a global id of a given kind. @throws for an invalid global id */
function numberOf({ id, idType }: NodeArgs, kind: string): number {
  if (idType === 'DATABASE_ID') return Number(id);
  const parsed = parseGlobalId(id);
  if (!parsed) throw new UserError(INVALID_ID);
  return parsed.type === kind ? Number(parsed.id) : 0;
}

function at<Kind extends Found['kind']>(uri: string, kind: Kind, store: Store): Extract<Found, { kind: Kind }> | null {
  const found = resolveUri(uri, store);
  const isOfKind = (one: Found | null): one is Extract<Found, { kind: Kind }> => one?.kind === kind;
  return isOfKind(found) ? found : null;
}

/** Returns the post of a type (or of any) by id, slug or address; null when it is of another type. */
function findPost(args: NodeArgs, type: string | null, { store }: RequestContext): PostEntity | null {
  const { id, idType } = args;
  if (idType === 'SLUG') return type ? store.postBySlug(type, id) : null;
  const post = idType === 'URI' ? at(id, 'post', store)?.post : store.post(numberOf(args, 'post'));
  return post && (type === null || post.type === type) ? post : null;
}

/** Returns the term of a taxonomy (or of any) by id, slug or address; null when it is of another. */
export function findTerm(args: NodeArgs, taxonomy: string | null, { store }: RequestContext): TermEntity | null {
  const { id, idType } = args;
  const isOf = (term: TermEntity): boolean => taxonomy === null || term.taxonomy === taxonomy;
  if (idType === 'SLUG') return store.data.terms.find((one) => one.slug === id && isOf(one)) ?? null;
  const term = idType === 'URI' ? at(id, 'term', store)?.term : store.term(numberOf(args, 'term'));
  return term && isOf(term) ? term : null;
}

export function findUser(args: NodeArgs, { store }: RequestContext): UserEntity | null {
  const { id, idType } = args;
  if (idType === 'SLUG') return store.user(id);
  return idType === 'URI' ? (at(id, 'user', store)?.user ?? null) : store.userById(numberOf(args, 'user'));
}

type PreviewArgs = NodeArgs & { asPreview?: boolean | null };

export function contentFields(context: RequestContext): object {
  const { store, keys, make, viewer } = context;
  const single = (type: string | null) => (args: PreviewArgs) => {
    // Recorded: only contentNode with asPreview loads authors as nodeByUri does.
    if (type === null && args.asPreview) keys.withAuthors = true;
    return show(findPost(args, type, context), args.asPreview ?? false);
  };
  const show = (post: PostEntity | null, asPreview: boolean) => {
    const autosave = asPreview && post?.autosave;
    if (!autosave || !canSee(post, context)) return visiblePost(post, context);
    // A viewer without edit rights gets nothing, although the published page is public: as recorded.
    if (!mayEditPost(post, viewer)) return null;
    for (const { id } of [autosave, post]) keys.add('post', id);
    return previewOf(post, autosave, context);
  };
  const list = (type: string) => (args: PostArgs) => listPosts(store.postsOfType(type), args, context);
  const fields = Object.entries(POST_TYPES).flatMap(([type, { graphql }]) => [
    [graphql.single, single(type)],
    [graphql.plural, list(type)],
  ]);
  return {
    ...Object.fromEntries(fields),
    contentNode: single(null),
    contentNodes: (args: PostArgs) => listPosts(store.posts, args, context),
    nodeByUri: ({ uri }: { uri: string }) => {
      keys.withAuthors = true;
      const found = resolveUri(uri, store);
      switch (found?.kind) {
        case 'post':
          return visiblePost(found.post, context);
        case 'term':
          return make('term', found.term);
        case 'user':
          return visibleUser(found.user, context);
        case 'comment':
          return make('comment', found.comment);
        case 'list':
          return make('post_type', { id: found.type });
        default:
          return null;
      }
    },
  };
}
