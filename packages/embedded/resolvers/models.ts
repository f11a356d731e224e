import { commentModel } from './comment-model';
import type { ContentModel } from './content-model';
import { contentTypeModel } from './content-type-model';
import { canSee, type ModelFactory, type RequestContext } from './context';
import type { KeyLog } from './keys';
import { mediaModel } from './media-model';
import { menuItemModel, menuModel } from './menu-models';
import { termModel } from './term-model';
import { userModel } from './user-model';
import { writtenModel } from './written-model';
import type { Store } from '../store/store';
import type { PostEntity } from '../store/types';

/** The context of one request: content, viewer, an empty key log and the factory of models. */
export function createContext(
  store: Store,
  reader: Pick<RequestContext, 'viewer' | 'guestOf'> & Partial<Pick<RequestContext, 'marked'>>,
  keys: KeyLog,
): RequestContext {
  const context: RequestContext = { store, marked: null, ...reader, keys, make: factory(() => context) };
  return context;
}

/** The model of a post, without a visibility check. */
export const postModel = (post: PostEntity, context: RequestContext): ContentModel =>
  post.type === 'attachment' ? mediaModel(post, context) : writtenModel(post, context);

function factory(current: () => RequestContext): ModelFactory {
  const make: ModelFactory = {
    content(post) {
      const context = current();
      if (!post || !canSee(post, context)) return null;
      return make.listed(post);
    },
    listed(post) {
      const context = current();
      context.keys.add('post', post.id);
      if (context.keys.withAuthors) make.user(context.store.user(post.authorSlug));
      return postModel(post, context);
    },
    term(term) {
      current().keys.add('term', term.id);
      return termModel(term, current());
    },
    user(user) {
      if (!user) return null;
      current().keys.add('user', user.id);
      return userModel(user, current());
    },
    visibleUser(user) {
      const { viewer, store } = current();
      const known =
        user && (store.hasPublished(user.slug) || user.id === viewer?.id || viewer?.role === 'administrator');
      return known ? make.user(user) : null;
    },
    comment(comment) {
      current().keys.add('comment', comment.id);
      return commentModel(comment, current());
    },
    contentType(name) {
      current().keys.add('post_type', name);
      return contentTypeModel(name, current());
    },
    menu(menu) {
      current().keys.add('term', menu.id);
      return menuModel(menu);
    },
    menuItem(item) {
      current().keys.add('post', item.id);
      return menuItemModel(item, current());
    },
  };
  return make;
}
