import { CommentModel } from './comment-model';
import type { ContentModel } from './content-model';
import { ContentTypeModel } from './content-type-model';
import { canSee, type ModelFactory, type RequestContext } from './context';
import type { KeyLog } from './keys';
import { MediaModel } from './media-model';
import { MenuItemModel, MenuModel } from './menu-models';
import { TermModel } from './term-model';
import { UserModel } from './user-model';
import { WrittenModel } from './written-model';
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
export function contentModel(post: PostEntity, context: RequestContext): ContentModel {
  return post.type === 'attachment' ? new MediaModel(post, context) : new WrittenModel(post, context);
}

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
      return contentModel(post, context);
    },
    term(term) {
      current().keys.add('term', term.id);
      return new TermModel(term, current());
    },
    user(user) {
      if (!user) return null;
      current().keys.add('user', user.id);
      return new UserModel(user, current());
    },
    visibleUser(user) {
      const { viewer, store } = current();
      const known =
        user && (store.hasPublished(user.slug) || user.id === viewer?.id || viewer?.role === 'administrator');
      return known ? make.user(user) : null;
    },
    comment(comment) {
      current().keys.add('comment', comment.id);
      return new CommentModel(comment, current());
    },
    contentType(name) {
      current().keys.add('post_type', name);
      return new ContentTypeModel(name, current());
    },
    menu(menu) {
      current().keys.add('term', menu.id);
      return new MenuModel(menu, current());
    },
    menuItem(item) {
      current().keys.add('post', item.id);
      return new MenuItemModel(item, current());
    },
  };
  return make;
}
