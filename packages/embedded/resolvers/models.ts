import { contentTypeModel, termModel, userModel } from './archive-models';
import { commentModel } from './comment-model';
import { canSee, type RequestContext } from './context';
import type { KeyLog } from './keys';
import { menuItemModel, menuModel } from './menu-models';
import { mediaModel, writtenModel, type ContentModel } from './post-models';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';

export const postModel = (post: PostEntity, context: RequestContext): ContentModel =>
  post.type === 'attachment' ? mediaModel(post, context) : writtenModel(post, context);

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
