import { parseGlobalId } from '../store/ids';
import type { PostEntity, PostType, TaxonomyName } from '../store/types';
import { commentConnection, type CommentWhere } from './comment-lists';
import { connection, plainConnection, type PageArgs } from './connection';
import { listPosts, type ContentWhere } from './content-lists';
import { CONTENT_TYPES, isContentType, TAXONOMY_NAMES } from './content-type-model';
import { previewOf } from './content-types';
import { canSee, mayEditOthers, type RequestContext } from './context';
import { INVALID_ID, UserError } from './errors';
import { menuItemConnection, type MenuItemWhere } from './menu-models';
import { contentModel } from './models';
import { resolveUri } from './resolve-path';
import { settingsOf, siteOptions } from './settings';
import { findPost, findTerm, findUser, type NodeArgs } from './single-nodes';
import { termConnection, type TermWhere } from './term-lists';

type PostArgs = PageArgs & { where?: ContentWhere | null };
type TermArgs = PageArgs & { where?: TermWhere | null };
type PreviewArgs = NodeArgs & { asPreview?: boolean | null; contentType?: string | null };

/** What `contentNodes` is a list of, in the order the header names it. */
const CONTENT_NODE_LISTS = ['facility', 'mediaitem', 'page', 'post', 'contributor', 'graphqldocument', 'review'];

const TAXONOMY_FIELDS: [TaxonomyName, string, string][] = [
  ['category', 'category', 'categories'],
  ['post_tag', 'tag', 'tags'],
  ['treatment_topic', 'treatmentTopic', 'treatmentTopics'],
];

/** The root of every query: one property per field that the embedded WordPress knows; the rest is answered as empty. */
export function rootQuery(context: RequestContext): object {
  const { store, keys, make, viewer } = context;
  return { ...contentFields(context), ...termFields(context), ...settingsOf(context), ...menuFields(context), ...listsOfOthers() };

  function listsOfOthers() {
    return {
      siteOptions: () => siteOptions(context),
      viewer: () => make.user(viewer),
      user: (args: NodeArgs) => make.visibleUser(findUser(args, context)),
      users: (args: PageArgs & { where?: { role?: string | null; search?: string | null } | null }) => {
        keys.list('user');
        const visible = store.data.users.filter((user) => store.hasPublished(user.slug) || mayEditOthers(viewer));
        const search = args.where?.search?.replace(/\*/g, '').toLowerCase();
        const found = visible.filter((user) => !search || `${user.slug} ${user.displayName}`.toLowerCase().includes(search));
        return connection(found, args, (user) => make.user(user));
      },
      comment: ({ id, idType }: NodeArgs) => {
        const number = idType === 'DATABASE_ID' ? id : parseGlobalId(id)?.id;
        const comment = store.data.comments.find((one) => one.id === Number(number));
        return comment ? make.comment(comment) : null;
      },
      comments: (args: PageArgs & { where?: CommentWhere | null }) => {
        keys.list('comment');
        return commentConnection(store.data.comments, args, context);
      },
      contentType: ({ id, idType }: NodeArgs) => {
        const name = idType === 'NAME' ? id : (parseGlobalId(id)?.id ?? '');
        return isContentType(name) ? make.contentType(name) : null;
      },
      contentTypes: () => {
        keys.list('contenttype');
        return plainConnection(Object.keys(CONTENT_TYPES).filter(isContentType).map((name) => make.contentType(name)));
      },
      taxonomy: ({ id, idType }: NodeArgs) => {
        const name = TAXONOMY_NAMES.find((one) => one === (idType === 'NAME' ? id : parseGlobalId(id)?.id));
        return name ? make.taxonomy(name) : null;
      },
      taxonomies: () => {
        keys.list('taxonomy');
        return plainConnection(TAXONOMY_NAMES.map((name) => make.taxonomy(name)));
      },
      plugins: () => {
        keys.list('plugin');
        return plainConnection([]);
      },
      node: ({ id }: { id?: string | null }) => nodeById(id ?? '', context),
      globalStylesheet: () => '',
    };
  }
}

function contentFields(context: RequestContext): object {
  const { store, keys, make, viewer } = context;
  const single = (type: PostType | null) => (args: PreviewArgs) => {
    // Recorded: only contentNode with asPreview loads authors as nodeByUri does.
    if (type === null && args.asPreview) keys.withAuthors = true;
    return show(findPost(args, type, context), args.asPreview ?? false);
  };
  const show = (post: PostEntity | null, asPreview: boolean) => {
    if (!post || !canSee(post, viewer)) return null;
    if (!asPreview || !post.autosave) return make.content(post);
    // Who may not edit gets nothing at all, although the published page is public: as recorded.
    if (!mayEditOthers(viewer)) return null;
    keys.add('post', post.autosave.id);
    make.content(post);
    return previewOf(contentModel(post, context));
  };
  const list = (type: PostType) => (args: PostArgs) => {
    keys.list(CONTENT_TYPES[type].single.toLowerCase());
    return listPosts(store.postsOfType(type), args, context);
  };
  const fields = Object.entries(CONTENT_TYPES).flatMap(([type, { single: one, plural }]) =>
    isContentType(type) ? [[one, single(type)], [plural, list(type)]] : [],
  );
  return {
    ...Object.fromEntries(fields),
    contentNode: single(null),
    contentNodes: (args: PostArgs) => {
      CONTENT_NODE_LISTS.forEach((name) => keys.list(name));
      return listPosts(store.posts, args, context);
    },
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

function termFields(context: RequestContext): object {
  const { store, keys, make } = context;
  const one = (taxonomy: TaxonomyName | null) => (args: NodeArgs) => {
    const term = findTerm(args, taxonomy, context);
    return term && make.term(term);
  };
  const fields = TAXONOMY_FIELDS.flatMap(([taxonomy, single, plural]) => [
    [single, one(taxonomy)],
    [
      plural,
      (args: TermArgs) => {
        keys.list(single.toLowerCase());
        return termConnection(store.termsOf(taxonomy), args, context);
      },
    ],
  ]);
  return {
    ...Object.fromEntries(fields),
    termNode: one(null),
    terms: (args: TermArgs) => termConnection(store.data.terms, args, context),
  };
}

function menuFields(context: RequestContext): object {
  const { store, keys, make } = context;
  const { menus, menuItems } = store.data;
  return {
    menu: ({ id, idType }: NodeArgs) => {
      const by: Record<string, (menu: (typeof menus)[number]) => boolean> = {
        LOCATION: (menu) => menu.location === id,
        NAME: (menu) => menu.name === id,
        SLUG: (menu) => menu.slug === id,
        DATABASE_ID: (menu) => menu.id === Number(id),
      };
      const menu = menus.find(by[idType ?? ''] ?? ((one) => one.id === Number(parseGlobalId(id)?.id)));
      return menu ? make.menu(menu) : null;
    },
    menus: (args: PageArgs & { where?: { location?: string | null; slug?: string | null } | null }) => {
      keys.list('menu');
      const { location, slug } = args.where ?? {};
      const found = menus.filter((menu) => (!location || menu.location === location) && (!slug || menu.slug === slug));
      return connection(found.sort((a, b) => a.name.localeCompare(b.name)), args, (menu) => make.menu(menu));
    },
    menuItem: ({ id, idType }: NodeArgs) => {
      const number = idType === 'DATABASE_ID' ? id : parseGlobalId(id)?.id;
      const item = menuItems.find((one) => one.id === Number(number));
      return item ? make.menuItem(item) : null;
    },
    menuItems: (args: PageArgs & { where?: MenuItemWhere | null }) => {
      keys.list('menuitem');
      return menuItemConnection(menuItems, args, context);
    },
  };
}

function nodeById(id: string, context: RequestContext): object | null {
  const parsed = parseGlobalId(id);
  if (!parsed) throw new UserError(INVALID_ID);
  const { store, make } = context;
  switch (parsed.type) {
    case 'post':
      return make.content(store.post(Number(parsed.id)));
    case 'term': {
      const term = store.term(Number(parsed.id));
      return term && make.term(term);
    }
    case 'user':
      return make.visibleUser(store.userById(Number(parsed.id)));
    case 'post_type':
      return isContentType(parsed.id) ? make.contentType(parsed.id) : null;
    default:
      return null;
  }
}
