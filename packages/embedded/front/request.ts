import { decode } from '@footbridge/shared/decode';
import { archiveOf, baseOf, POST_TYPES, TAXONOMIES } from '../fields/declared';
import type { Store } from '../store/store';

/** Query variables by name, all of them text, as WordPress has them after its rewrite rules. */
export type Vars = Readonly<Record<string, string>>;

export interface Address {
  /** Decoded, without slashes at its ends. */
  path: string;
  query: URLSearchParams;
}

/** The model's types with pages: the name of each is its query variable. */
export const OWN_TYPES = Object.keys(POST_TYPES).filter((name) => (baseOf(name) ?? '/') !== '/');

export const TERM_VARIABLES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(TAXONOMIES).map((name) => [{ category: 'category_name', post_tag: 'tag' }[name] ?? name, name]),
);

const CORE_VARIABLES =
  'p page_id attachment_id name pagename attachment post_type s cat taxonomy term author author_name ' +
  'm year monthnum day paged page cpage feed withcomments embed tb';

/** Variables that can change a response. */
export const VARIABLES: readonly string[] = [
  ...CORE_VARIABLES.split(' '),
  ...Object.keys(TERM_VARIABLES),
  ...OWN_TYPES,
];

export const QUERYABLE: readonly string[] = Object.keys(POST_TYPES).filter(
  (name) => POST_TYPES[name]?.publiclyQueryable,
);

interface Rule {
  pattern: RegExp;
  /** The variable of the group `own`: names of types may have a hyphen, those of groups may not. */
  own?: string;
  vars?: Vars;
  /** Applies only where there is such a page. */
  isPage?: true;
}

const FEED = '(?:feed/)?(?<feed>feed|rdf|rss2?|atom)';
const PAGED = 'page/?(?<paged>\\d+)';
const COMMENTS = 'comment-page-(?<cpage>\\d+)';
const EMBED = '(?<embed>embed)';
const UPLOAD = `(?:/(?:${FEED}|${COMMENTS}|${EMBED}|(?<tb>trackback)))?`;
const LIST = `(?:/(?:${FEED}|${PAGED}))?`;
const PARTS = `${PAGED}|${COMMENTS}|${EMBED}|(?<tb>trackback)|(?<page>\\d+)`;
const TEXT = `(?:/(?:${FEED}|${PARTS}))?`;

const rule = (pattern: string, rest: Omit<Rule, 'pattern'> = {}): Rule => ({
  pattern: new RegExp(`^${pattern}$`, 'u'),
  ...rest,
});

/** A name at the end of an address, or several where there are parents. */
const ownName = (isHierarchical: boolean): string => `(?<own>${isHierarchical ? '.+?' : '[^/]+'})`;

function rulesOfType(name: string): Rule[] {
  const [base, archive] = [baseOf(name)?.slice(1) ?? '', archiveOf(name)];
  const isHierarchical = POST_TYPES[name]?.hierarchical ?? false;
  return [
    ...(archive === null ? [] : [rule(archive.slice(1, -1) + LIST, { vars: { post_type: name } })]),
    ...(isHierarchical ? [] : [rule(`${base}[^/]+/(?<attachment>[^/]+)${UPLOAD}`)]),
    // A type without an archive has no feeds.
    rule(base + ownName(isHierarchical) + (archive === null ? `(?:/(?:${PARTS}))?` : TEXT), { own: name }),
  ];
}

const rulesOfTerms = ([variable, name]: [string, string]): Rule[] => {
  const { slug, hierarchical } = TAXONOMIES[name] ?? { slug: null, hierarchical: false };
  return slug === null ? [] : [rule(`${slug}/${ownName(hierarchical)}${LIST}`, { own: variable })];
};

/** WordPress's rewrite rules for `/%postname%/`, in its order. */
const RULES: readonly Rule[] = [
  ...OWN_TYPES.flatMap(rulesOfType),
  ...Object.entries(TERM_VARIABLES).flatMap(rulesOfTerms),
  rule(`(?:${FEED}|${PAGED}|${COMMENTS})?`),
  rule(`comments/${FEED}`, { vars: { withcomments: '1' } }),
  rule(`search/(?<s>.+?)${LIST}`),
  rule(`author/(?<author_name>[^/]+)${LIST}`),
  rule(`(?<year>\\d{4})/(?<monthnum>\\d{1,2})/(?<day>\\d{1,2})${LIST}`),
  rule(`(?<year>\\d{4})/(?<monthnum>\\d{1,2})${LIST}`),
  rule(`(?<year>\\d{4})${LIST}`),
  rule(`.+?/attachment/(?<attachment>[^/]+)${UPLOAD}`),
  rule(`(?<pagename>.+?)${TEXT}`, { isPage: true }),
  rule(`(?<name>[^/]+)${TEXT}`),
  rule(`[^/]+/(?<attachment>[^/]+)${UPLOAD}`),
];

/** Returns the page, or attachment of a page or of nothing, at a path without slashes at its ends. */
export function pageAt(path: string, store: Store) {
  const post = store.postAt(`/${path.toLowerCase()}/`);
  if (post?.type === 'page') return post;
  const parent = post?.type === 'attachment' ? store.post(post.parentId) : null;
  if (post?.type === 'attachment' && (!parent || parent.type === 'page')) return post;
  return store.frontPage?.slug === path ? store.frontPage : null;
}

/** Parses a path and query; what can't be decoded stays as it is. */
export function parseAddress(uri: string): Address {
  const [beforeHash = ''] = uri.split('#');
  const [path = '', query = ''] = beforeHash.split(/\?(.*)/su);
  return { path: decode(path, path).replace(/^\/+|(?<!\/)\/+$/g, ''), query: new URLSearchParams(query) };
}

/** Returns the variables of a path without slashes at its ends, by WordPress's rewrite rules. */
export function pathVars(path: string, store: Store): Vars {
  for (const { pattern, own = 'own', vars, isPage } of RULES) {
    const groups = pattern.exec(path)?.groups;
    if (!pattern.test(path) || (isPage && !pageAt(groups?.pagename ?? '', store))) continue;
    const found = Object.entries(groups ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name === 'own' ? own : name, value] as const],
    );
    return { ...vars, ...Object.fromEntries(found) };
  }
  return { error: '404' };
}

/** Returns the query variables of an address, as WP::parse_request does: those of the query win over the path's. */
export function requestVars({ path, query }: Address, store: Store): Vars {
  // Of a repeated variable PHP reads the last one.
  const given = VARIABLES.flatMap((name) =>
    query
      .getAll(name)
      .slice(-1)
      .map((value) => [name, value] as const),
  );
  const vars: Record<string, string> = { ...pathVars(path, store), ...Object.fromEntries(given) };
  for (const type of OWN_TYPES) {
    const slug = vars[type];
    if (slug) Object.assign(vars, { post_type: type, name: slug });
  }
  if (!QUERYABLE.includes(vars.post_type ?? '')) delete vars.post_type;
  return vars;
}
