export interface FeedItem {
  /** Plain text. */
  title: string;
  /** Absolute. */
  link: string;
  /** The same for as long as the post lives, whatever becomes of its address. */
  guid: string;
  published: Date | null;
  modified: Date | null;
  creator: string;
  categories: string[];
  /** HTML. */
  description: string;
  /** HTML; empty where it is withheld. */
  content: string;
  /** Where visitors may, or did, comment. */
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
