/** What an editor may clear, as WordPress decides. */
export interface EditorRights {
  /** Clear one page. */
  clearPage: boolean;
  /** Clear menus, options or everything, and send mail to staff. */
  clearAll: boolean;
}

/** The cache entry of a page or a 404. */
export interface CacheFacts {
  /** When its first request to WordPress was sent, ISO 8601. */
  renderedAt: string;
  /** Dependencies of the page itself: `post:1870`, `list:post`, `uri:/about/`. */
  keys: string[];
  /** Dependencies of what it shares with other pages: menus and options. */
  sharedKeys: string[];
  /** Whether an edit invalidated it. */
  isOutdated: boolean;
}

/** A version that is saved but not published. */
export interface DraftFacts {
  /** Site path. */
  previewUrl: string;
  /** In the site's time zone, for display; null if not known. */
  savedAt: string | null;
}

/** The response of `/api/editor/page`: the admin bar's data about a page, for verified editors only (docs/editors.md). */
export interface EditorPage {
  editor: { login: string; name: string };
  rights: EditorRights;
  dashboardUrl: string;
  /** Null for a list, and if the editor may not edit the page. */
  editUrl: string | null;
  /** Template of the cached page. */
  template: string | null;
  /** Null for a page that is not cached. */
  cache: CacheFacts | null;
  /** The last webhook of WordPress, about any content. */
  lastWebhook: { at: string; about: string; pages: number } | null;
  draft: DraftFacts | null;
  /** Recipients of the mail about a cleared cache; empty for an editor who may not clear everything. */
  staff: string[];
  /** Names of outdated parts of WordPress; null if it does not report versions. */
  updates: string[] | null;
}
