/**
 * WordPress's query variables that name an address, and what each is looked up as. Post types and taxonomies have a
 * variable of the same name.
 */
export const TYPE_VARIABLES = { facility: 'FACILITY', contributor: 'CONTRIBUTOR' } as const;
export const TAXONOMY_VARIABLES = { post_format: 'POSTFORMAT', treatment_topic: 'TREATMENTTOPIC' } as const;

/** WordPress's names of taxonomies in `?taxonomy=`. */
export const TAXONOMIES = { category: 'CATEGORY', post_tag: 'TAG', ...TAXONOMY_VARIABLES } as const;
/** WordPress's names of post types in `?post_type=`. */
export const POST_TYPES = { post: 'POST', page: 'PAGE', attachment: 'ATTACHMENT', ...TYPE_VARIABLES } as const;
/** Post types that a search can be limited to. WordPress ignores `post_type=page`, which is not publicly queryable. */
export const SEARCHED_TYPES = ['post', 'attachment', 'facility', 'contributor'] as const;

const CORE_VARIABLES = [
  'p',
  'page_id',
  'attachment_id',
  'name',
  'pagename',
  'attachment',
  'post_type',
  'cat',
  'category_name',
  'tag',
  'taxonomy',
  'term',
  'author',
  'author_name',
  'm',
  'year',
  'monthnum',
  'day',
] as const;

/** Variables that name an address. */
export const ADDRESS_VARIABLES: readonly string[] = [
  ...CORE_VARIABLES,
  ...Object.keys(TYPE_VARIABLES),
  ...Object.keys(TAXONOMY_VARIABLES),
];
/** Variables that name a part of it, or an editor's preview. */
export const PART_VARIABLES: readonly string[] = [
  'paged',
  'page',
  'cpage',
  'feed',
  'preview',
  'preview_id',
  'preview_nonce',
];

/** Whether a query on the front page names another address. */
export function isAddressQuery(query: URLSearchParams): boolean {
  return ADDRESS_VARIABLES.some((name) => query.get(name));
}
