import { decode } from '@footbridge/shared/decode';
import type { Store } from '../store/store';

/** Query variables by name, all of them text, as WordPress has them after its rewrite rules. */
export type Vars = Readonly<Record<string, string>>;

/** An address as it was requested. */
export interface Address {
  /** Decoded, without slashes at its ends. */
  path: string;
  query: URLSearchParams;
}

/** Post types and taxonomies by their query variable. */
export const TYPE_VARIABLES = { facility: 'facility', contributor: 'contributor' } as const;
export const TERM_VARIABLES = {
  category_name: 'category',
  tag: 'post_tag',
  post_format: 'post_format',
  treatment_topic: 'treatment_topic',
} as const;

const CORE_VARIABLES =
  'p page_id attachment_id name pagename attachment post_type s cat taxonomy term tag category_name author author_name ' +
  'm year monthnum day paged page cpage feed withcomments embed tb post_format treatment_topic facility contributor';

/** Variables that can change a response. */
export const VARIABLES: readonly string[] = CORE_VARIABLES.split(' ');

/** Types that `?post_type=` may name. */
export const QUERYABLE = ['post', 'attachment', 'facility', 'contributor'] as const;

interface Rule {
  pattern: RegExp;
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

/** WordPress's rewrite rules for `/%postname%/`, in its order. */
const RULES: readonly Rule[] = [
  rule(`facilities${LIST}`, { vars: { post_type: 'facility' } }),
  rule(`facilities/(?<facility>[^/]+)${TEXT}`),
  // A type without an archive has no feeds.
  rule(`contributors/(?<contributor>[^/]+)(?:/(?:${PARTS}))?`),
  rule(`(?:facilities|contributors)/[^/]+/(?<attachment>[^/]+)${UPLOAD}`),
  ...['category/(?<category_name>.+?)', 'tag/(?<tag>[^/]+)', 'type/(?<post_format>[^/]+)'].map((base) =>
    rule(base + LIST),
  ),
  rule(`topics/(?<treatment_topic>.+?)${LIST}`),
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

/** Returns the variables of a path by the first rule that matches. */
function ofPath(path: string, store: Store): Vars {
  for (const { pattern, vars, isPage } of RULES) {
    const groups = pattern.exec(path)?.groups;
    if (!pattern.test(path) || (isPage && !pageAt(groups?.pagename ?? '', store))) continue;
    const found = Object.entries(groups ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined);
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
  const vars: Record<string, string> = { ...ofPath(path, store), ...Object.fromEntries(given) };
  for (const [name, type] of Object.entries(TYPE_VARIABLES)) {
    const slug = vars[name];
    if (slug) Object.assign(vars, { post_type: type, name: slug });
  }
  if (!QUERYABLE.some((type) => type === vars.post_type)) delete vars.post_type;
  return vars;
}
