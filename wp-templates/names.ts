/** Templates that exist, named as WordPress's hierarchy names them. Both records, statics and views, must have them all. */
export type TemplateName =
  | 'front-page'
  | 'home'
  | 'page'
  | 'single'
  | 'singular'
  | 'single-facility'
  | 'single-contributor'
  | 'archive-facility'
  | 'archive'
  | 'category'
  | 'tag'
  | 'taxonomy'
  | 'author'
  | 'index';
