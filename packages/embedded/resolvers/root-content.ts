import { POST_TYPES } from '../fields/declared';
import type { PostEntity } from '../store/types';
import { canSee, mayEditPost, type RequestContext } from './context';
import { listPosts, type PostArgs } from './lists';
import { postModel } from './models';
import { previewOf } from './post-models';
import { resolveUri } from './resolve-path';
import { findPost, type NodeArgs } from './single-nodes';

type PreviewArgs = NodeArgs & { asPreview?: boolean | null };

export function contentFields(context: RequestContext): object {
  const { store, keys, make, viewer } = context;
  const single = (type: string | null) => (args: PreviewArgs) => {
    // Recorded: only contentNode with asPreview loads authors as nodeByUri does.
    if (type === null && args.asPreview) keys.withAuthors = true;
    return show(findPost(args, type, context), args.asPreview ?? false);
  };
  const show = (post: PostEntity | null, asPreview: boolean) => {
    if (!post || !canSee(post, context)) return null;
    if (!asPreview || !post.autosave) return make.content(post);
    // A viewer without edit rights gets nothing, although the published page is public: as recorded.
    if (!mayEditPost(post, viewer)) return null;
    keys.add('post', post.autosave.id);
    make.content(post);
    return previewOf(post, postModel(post, context), context);
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
          return make.content(found.post);
        case 'term':
          return make.term(found.term);
        case 'user':
          return make.visibleUser(found.user);
        case 'comment':
          return make.comment(found.comment);
        case 'list':
          return make.contentType(found.type);
        default:
          return null;
      }
    },
  };
}
