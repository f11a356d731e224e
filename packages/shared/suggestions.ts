/** Suggestions while a visitor types into a search field: the contract of server and browser. */
export const SUGGESTIONS_PATH = '/api/suggestions';
/** As long as a search may be. */
export const MAX_SEARCH_LENGTH = 200;
/** With fewer letters nearly every page is one. */
export const MIN_TYPED_LENGTH = 2;
export const MAX_SUGGESTIONS = 7;

export interface Suggestion {
  title: string;
  /** Path on this site. */
  url: string;
  /** What it is: a page, an article, a facility, an insurance company. */
  label: string;
}
