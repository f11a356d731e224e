import { POST_TYPES, SEARCHED, TAXONOMIES } from '../fields/declared';
import { formatEnumValue } from '../schema/names';
import { parseGlobalId } from '../store/ids';
import { commentConnection, type CommentWhere } from './comment-lists';
import { connection, plainConnection, type PageArgs } from './connection';
import { mayEditOthers, type RequestContext } from './context';
import { contentFields } from './root-content';
import { menuFields } from './root-menus';
import { termFields } from './root-terms';
import { settingsOf, siteOptions } from './settings';
import { findUser, type NodeArgs } from './single-nodes';

/** The types and taxonomies that have pages. */
const SITEMAP = {
  contentTypes: [...SEARCHED].map(formatEnumValue),
  taxonomies: Object.values(TAXONOMIES).flatMap(({ public: isPublic, graphql }) =>
    isPublic ? formatEnumValue(graphql.single) : [],
  ),
};

/** Returns the root of every query: one property per supported field; others resolve as empty. */
export function rootQuery(context: RequestContext): object {
  const { store, make, viewer } = context;
  return {
    ...contentFields(context),
    ...termFields(context),
    ...settingsOf(context),
    ...menuFields(context),
    ...listsOfOthers(),
  };

  function listsOfOthers() {
    return {
      siteOptions: () => siteOptions(context),
      viewer: () => make.user(viewer),
      user: (args: NodeArgs) => make.visibleUser(findUser(args, context)),
      users: (args: PageArgs) => {
        const visible = store.data.users.filter((user) => store.hasPublished(user.slug) || mayEditOthers(viewer));
        return connection(visible, args, (user) => make.user(user));
      },
      comment: ({ id, idType }: NodeArgs) => {
        const number = idType === 'DATABASE_ID' ? id : parseGlobalId(id)?.id;
        const comment = store.data.comments.find((one) => one.id === Number(number));
        return comment ? make.comment(comment) : null;
      },
      comments: (args: PageArgs & { where?: CommentWhere | null }) => {
        return commentConnection(store.data.comments, args, context);
      },
      footbridgeSitemap: () => SITEMAP,
      contentType: ({ id, idType }: NodeArgs) => {
        const name = idType === 'NAME' ? id : (parseGlobalId(id)?.id ?? '');
        return Object.hasOwn(POST_TYPES, name) ? make.contentType(name) : null;
      },
      contentTypes: () => {
        return plainConnection(Object.keys(POST_TYPES).map((name) => make.contentType(name)));
      },
    };
  }
}
