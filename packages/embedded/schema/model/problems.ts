import { withoutPrefix } from '@footbridge/shared/schema-names';
import { isOwnPage } from '@footbridge/shared/own-pages';
import type { Declaration, PostTypeDeclaration, TaxonomyDeclaration } from '../declaration';
import { formatFieldName, typeOf } from '../names';
import { isBuiltIn, postTypesOf, taxonomiesOf } from './wordpress';

/** Names that mean something else to WordPress (developer.wordpress.org, "Reserved terms"). */
const RESERVED = new Set(
  (
    'action attachment author calendar cat category category_name comments_popup cpage custom custom_css ' +
    'customize_changeset customize_messenger_channel date day debug embed error exact feed fields hour link_category m ' +
    'minute monthnum more name nav_menu nav_menu_item nonce nopaging oembed_cache offset order orderby p page page_id ' +
    'paged pagename pb perm post post_format post_mime_type post_status post_tag post_type posts preview revision robots ' +
    's search second sentence static status subpost tag taxonomy tb term terms theme title type types user_request w ' +
    'withcomments withoutcomments wp_block wp_global_styles wp_navigation wp_template wp_template_part year'
  ).split(' '),
);
/** First parts of addresses that WordPress itself has. */
const TAKEN_SLUGS = ['author', 'comments', 'embed', 'feed', 'page', 'search', 'wp-admin', 'wp-content', 'wp-json'];
const MAX_LENGTH = { postTypes: 20, taxonomies: 32 };

type Kind = keyof typeof MAX_LENGTH;
type Declared = PostTypeDeclaration | TaxonomyDeclaration;

interface Entry {
  kind: Kind;
  name: string;
  item: Declared;
}

function flaws({ kind, name, item }: Entry): string[] {
  const { single, plural } = item.graphql;
  const wanted = `footbridge${typeOf(formatFieldName(name))}`;
  const hasPages = 'publiclyQueryable' in item ? item.publiclyQueryable : item.public;
  const [first = ''] = item.slug?.split('/') ?? [];
  const slugs = [item.slug, 'archive' in item ? item.archive : null].filter((slug) => slug !== null);
  return [
    !new RegExp(`^[a-z][a-z0-9_-]{0,${MAX_LENGTH[kind] - 1}}$`).test(name) &&
      `rename it: WordPress allows ${MAX_LENGTH[kind]} small letters, digits, - and _, a letter first`,
    (RESERVED.has(name) || isBuiltIn(name)) && `rename it: "${name}" means something else to WordPress`,
    !(item.labels.single && item.labels.plural) &&
      'labels: name it for editors, as "labels": { "single": "Event", "plural": "Events" }',
    single !== wanted && `graphql.single: must be "${wanted}", so that no other plugin has it`,
    !/^footbridge[A-Z][A-Za-z0-9]*$/.test(plural) && `graphql.plural: must begin with "footbridge", as "${wanted}s"`,
    single === plural && 'graphql.plural: is the name of one, too; lists need another',
    hasPages && item.slug === null && 'slug: give the beginning of its addresses ("events" for /events/open-house/)',
    !hasPages && slugs.length > 0 && 'publiclyQueryable: false, so it has no pages: set slug and archive to null',
    slugs.some((slug) => TAKEN_SLUGS.includes(slug) || isOwnPage(`/${slug}/`)) &&
      `slug: "${first}" begins addresses of WordPress or of the site itself; choose another`,
  ].filter((flaw) => typeof flaw === 'string');
}

/** Returns pairs of entries that share a name of some kind: the later one, and the first. */
function clashes(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly (string | null)[],
): [Entry, Entry, string][] {
  const known = new Map<string, Entry>();
  return entries.flatMap((entry) =>
    [...new Set(namesOf(entry))].flatMap((name): [Entry, Entry, string][] => {
      const first = name ? known.get(name) : undefined;
      if (name && !first) known.set(name, entry);
      return name && first && first !== entry ? [[entry, first, name]] : [];
    }),
  );
}

export function findDeclarationProblems(declaration: Declaration): string[] {
  const entriesOf = (kind: Kind, items: Readonly<Record<string, Declared>>): Entry[] =>
    Object.entries(items).map(([name, item]) => ({ kind, name, item }));
  const all = [
    ...entriesOf('postTypes', postTypesOf(declaration)),
    ...entriesOf('taxonomies', taxonomiesOf(declaration)),
  ];
  const own = all.filter(({ name }) => !isBuiltIn(name));
  const types = postTypesOf(declaration);
  const at = ({ kind, name }: Entry, text: string): string => `${kind}.${name}: ${text}.`;
  const equal = (field: string, namesOf: (entry: Entry) => (string | null)[]): string[] =>
    clashes(all, namesOf).map(([later, first, name]) =>
      at(later, `${field}: ${first.kind}.${first.name} has "${name}", too; choose another`),
    );
  return [
    ...own.flatMap((entry) => flaws(entry).map((flaw) => at(entry, flaw))),
    ...equal('the name', ({ name }) => [name]),
    ...equal('graphql', ({ item }) =>
      [item.graphql.single, item.graphql.plural].map((name) => withoutPrefix(name).toLowerCase()),
    ),
    ...equal('slug', ({ item }) => [item.slug, 'archive' in item ? item.archive : null]),
    ...own.flatMap((entry) =>
      ('postTypes' in entry.item ? entry.item.postTypes : [])
        .filter((type) => !Object.hasOwn(types, type))
        .map((type) => at(entry, `postTypes: there is no "${type}"; there are ${Object.keys(types).join(', ')}`)),
    ),
  ];
}
