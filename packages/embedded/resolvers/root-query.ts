import { POST_TYPES, SEARCHED, TAXONOMIES } from '../fields/declared';
import { formatEnumValue } from '../schema/names';
import { parseGlobalId, globalId } from '../store/ids';
import { connection, plainConnection, type PageArgs } from './connection';
import { mayEditOthers } from './roles';
import { visibleUser, type RequestContext } from './context';
import { commentConnection, termConnection, type CommentArgs, type TermArgs } from './lists';
import { menuItemConnection, type MenuItemArgs } from './models';
import { contentFields, findTerm, findUser, type NodeArgs } from './root-content';
import { OPTIONS_FIELDS } from '../fields/model';
import { fieldAnswers } from './content-fields';

function settingsOf({ store, keys }: RequestContext) {
  const { settings, urls } = store.data;
  const group = <T extends object>(name: string, fields: T) => {
    keys.add('setting_group', name);
    return { id: globalId('setting_group', name), ...fields };
  };
  const { title, description, language, timezone, dateFormat } = settings;
  const reading = {
    showOnFront: settings.showOnFront,
    pageOnFront: store.frontPage?.id ?? 0,
    pageForPosts: store.postsPage?.id ?? 0,
    postsPerPage: settings.postsPerPage,
  };
  return {
    generalSettings: () =>
      group('general', {
        title,
        description,
        url: urls.wordpress,
        homeUrl: urls.wordpress,
        language,
        timezone,
        dateFormat,
      }),
    footbridgeUploads: () => [`${urls.wordpress}/wp-content/uploads`],
    readingSettings: () => group('reading', reading),
  };
}

function siteOptions(context: RequestContext) {
  context.keys.add('acf_options_page', 'site-options');
  return {
    __typename: 'FootbridgeSiteOptions',
    id: globalId('acf_options_page', 'site-options'),
    pageTitle: 'Site Options',
    menuTitle: 'Site Options',
    parentId: null,
    ...fieldAnswers(OPTIONS_FIELDS, context.store.data.options, context),
  };
}

const SITEMAP = {
  contentTypes: [...SEARCHED].map(formatEnumValue),
  taxonomies: Object.values(TAXONOMIES).flatMap(({ public: isPublic, graphql }) =>
    isPublic ? formatEnumValue(graphql.single) : [],
  ),
};

const TAXONOMY_ENUM: ReadonlyMap<string, string> = new Map(
  Object.entries(TAXONOMIES).map(([name, { graphql }]) => [formatEnumValue(graphql.single), name]),
);

const byId = <T extends { id: number }>(all: readonly T[], { id, idType }: NodeArgs): T | undefined =>
  all.find((one) => one.id === Number(idType === 'DATABASE_ID' ? id : parseGlobalId(id)?.id));

export function rootQuery(context: RequestContext): object {
  const { store, make, viewer } = context;
  const { comments, menuItems, terms, users } = store.data;
  const term = (taxonomy: string | null) => (args: NodeArgs) => {
    const found = findTerm(args, taxonomy, context);
    return found && make('term', found);
  };
  const ofTaxonomies = Object.entries(TAXONOMIES).flatMap(([taxonomy, { graphql }]) => [
    [graphql.single, term(taxonomy)],
    [graphql.plural, (args: TermArgs) => termConnection(store.termsOf(taxonomy), args, context)],
  ]);
  return {
    ...contentFields(context),
    ...Object.fromEntries(ofTaxonomies),
    ...settingsOf(context),
    termNode: (args: NodeArgs & { taxonomy?: string | null }) =>
      term(TAXONOMY_ENUM.get(args.taxonomy ?? '') ?? null)(args),
    terms: (args: TermArgs) => termConnection(terms, args, context),
    menuItem: (args: NodeArgs) => {
      const item = byId(menuItems, args);
      return item ? make('menuItem', item) : null;
    },
    menuItems: (args: MenuItemArgs) => menuItemConnection(menuItems, args, context),
    siteOptions: () => siteOptions(context),
    viewer: () => viewer && make('user', viewer),
    user: (args: NodeArgs) => visibleUser(findUser(args, context), context),
    users: (args: PageArgs) => {
      const visible = users.filter((user) => store.hasPublished(user.slug) || mayEditOthers(viewer));
      return connection(visible, args, (user) => make('user', user));
    },
    comment: (args: NodeArgs) => {
      const comment = byId(comments, args);
      return comment ? make('comment', comment) : null;
    },
    comments: (args: CommentArgs) => commentConnection(comments, args, context),
    footbridgeSitemap: () => SITEMAP,
    contentType: ({ id, idType }: NodeArgs) => {
      const name = idType === 'NAME' ? id : (parseGlobalId(id)?.id ?? '');
      return Object.hasOwn(POST_TYPES, name) ? make('post_type', { id: name }) : null;
    },
    contentTypes: () => plainConnection(Object.keys(POST_TYPES).map((id) => make('post_type', { id }))),
  };
}
