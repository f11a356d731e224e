/** What the bridge reads of the answers to the theme's queries. */

type MenuTarget = { databaseId: number; slug: string | null } & (
  | { taxonomyName: string | null }
  | { contentTypeName: string }
);

export interface MenuItemFields {
  databaseId: number;
  parentDatabaseId: number | null;
  order: number | null;
  label: string | null;
  title: string | null;
  description: string | null;
  url: string | null;
  target: string | null;
  cssClasses: readonly (string | null)[] | null;
  connectedNode: { node: MenuTarget } | null;
}

export interface MenuAnswer {
  menuItems: { pageInfo: { hasNextPage: boolean; endCursor: string | null }; nodes: MenuItemFields[] } | null;
}

export interface LinkFields {
  url?: string | null;
  title?: string | null;
  target?: string | null;
}

/** The common fields of a page's sticky bar and the options page's. An unset group is an object of nulls. */
export interface BarFields {
  hide?: boolean | null;
  title?: string | null;
  subtitle?: string | null;
  buttons?: readonly ({ link?: LinkFields | null } | null)[] | null;
}

export interface StickyFields {
  contentSegments: readonly (({ segment: readonly (string | null)[] | null } & BarFields) | null)[] | null;
  contentSegmentsDefault: BarFields | null;
}

export interface OptionsAnswer {
  /** The addresses below which pictures and files are, that of uploads first. */
  footbridgeUploads?: readonly string[] | null;
  generalSettings: Record<'title' | 'description' | 'url' | 'homeUrl' | 'language', string | null> | null;
  readingSettings: {
    postsPerPage: number | null;
    showOnFront: string | null;
    pageForPosts: number | null;
  } | null;
  siteOptions: { stickyFloater: StickyFields | null } | null;
}
