import { commentModel } from './comment-model';
import type { ContentModel } from './content-model';
import { contentTypeModel } from './content-type-model';
import { canSee, type RequestContext } from './context';
import type { KeyLog } from './keys';
import { mediaModel } from './media-model';
import { menuItemModel, menuModel } from './menu-models';
import { termModel } from './term-model';
import { userModel } from './user-model';
import { writtenModel } from './written-model';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';

/** The model of a post, without a visibility check. */
export const postModel = (post: PostEntity, context: RequestContext): ContentModel =>
  post.type === 'attachment' ? mediaModel(post, context) : writtenModel(post, context);

/** The context of one request: content, viewer, an empty key log and the factory of models. */
export function createContext(
  store: Store,
  reader: Pick<RequestContext, 'viewer' | 'guestOf'> & Partial<Pick<RequestContext, 'marked'>>,
  keys: KeyLog,
): RequestContext {
  const { viewer } = reader;
  const context: RequestContext = {
    store,
    marked: null,
    ...reader,
    keys,
    make: {
      content: (post) => (post && canSee(post, context) ? context.make.listed(post) : null),
      listed(post) {
        keys.add('post', post.id);
        if (keys.withAuthors) context.make.user(store.user(post.authorSlug));
        return postModel(post, context);
      },
      term(term) {
        keys.add('term', term.id);
        return termModel(term, context);
      },
      user(user) {
        if (!user) return null;
        keys.add('user', user.id);
        return userModel(user, context);
      },
      visibleUser(user) {
        const isSeen = user && (store.hasPublished(user.slug) || user.id === viewer?.id);
        return isSeen || viewer?.role === 'administrator' ? context.make.user(user) : null;
      },
      comment(comment) {
        keys.add('comment', comment.id);
        return commentModel(comment, context);
      },
      contentType(name) {
        keys.add('post_type', name);
        return contentTypeModel(name, context);
      },
      menu(menu) {
        keys.add('term', menu.id);
        return menuModel(menu);
      },
      menuItem(item) {
        keys.add('post', item.id);
        return menuItemModel(item, context);
      },
    },
  };
  return context;
}
