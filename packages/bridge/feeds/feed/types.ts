export interface FeedItem {
  /** Plain text. */
  title: string;
  /** Absolute. */
  link: string;
  /** Does not change with the slug. */
  guid: string;
  published: Date | null;
  modified: Date | null;
  creator: string;
  categories: string[];
  /** HTML. */
  description: string;
  /** HTML; empty for a protected post. */
  content: string;
  /** Null without comments, if they are closed. */
  comments: { link: string; feed: string; count: number } | null;
}

export interface Feed {
  /** Plain text. */
  title: string;
  /** Path of the page that the feed belongs to. */
  page: string;
  /** The feed's own path. */
  self: string;
  items: FeedItem[];
}
