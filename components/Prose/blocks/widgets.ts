import { media } from '@footbridge/shared/breakpoints';

/** WordPress's lists of posts: latest posts, feeds, query loops, comments. */
export const lists = `
.prose :is(.wp-block-latest-posts, .wp-block-rss, .wp-block-post-template, .wp-block-term-template, .wp-block-latest-comments, .wp-block-comment-template) { padding: 0; list-style: ''; }
.prose :is(.wp-block-latest-posts, .wp-block-rss, .wp-block-post-template, .wp-block-latest-comments, .wp-block-comment-template) > li + li { margin-top: var(--space-4); }
.prose :is(.wp-block-latest-posts, .wp-block-rss, .wp-block-post-template).is-grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)); gap: var(--space-5); }
.prose :is(.wp-block-latest-posts, .wp-block-rss, .wp-block-post-template).is-grid > li { margin: 0; overflow-wrap: anywhere; }
.prose :is([class*='__post-date'], [class*='__post-author'], [class*='__item-publish-date'], [class*='__item-author'], .wp-block-latest-comments time) {
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-xs);
}
.prose :is([class*='__post-excerpt'], [class*='__post-full-content'], [class*='__comment-excerpt']) { margin-top: var(--space-2); font-size: var(--text-sm); }
.prose .wp-block-latest-posts__featured-image { margin-bottom: var(--space-2); }
.prose .wp-block-latest-posts__featured-image img { border-radius: var(--radius); }
${media.general} {
  .prose .wp-block-latest-posts:not(.is-grid) .wp-block-latest-posts__featured-image:is(.alignleft, .alignright) { max-width: 30%; }
}
`;

export const tagCloud = `
.prose .wp-block-tag-cloud { line-height: 1.9; overflow-wrap: anywhere; }
.prose .wp-block-tag-cloud a { margin-right: 0.35em; }
`;

export const calendar = `
.prose .wp-block-calendar { max-width: 24rem; }
.prose .wp-block-calendar :is(th, td) { min-width: 0; padding: var(--space-2) 0; border: 0; text-align: center; }
.prose .wp-block-calendar caption { font-weight: 650; }
.prose .wp-calendar-nav { display: flex; justify-content: space-between; font-size: var(--text-sm); }
`;

export const socialLinks = `
.prose .wp-block-social-links { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); padding: 0; list-style: ''; }
.prose .wp-block-social-links > li { margin: 0; }
`;

/** Navigation, breadcrumbs, pages of a query loop: links in a row. */
export const rows = `
.prose :is(.wp-block-navigation__container, .wp-block-breadcrumbs > ol, .wp-block-query-pagination, .wp-block-comments-pagination) {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin: 0;
  padding: 0;
  list-style: '';
}
.prose :is(.wp-block-navigation__container, .wp-block-breadcrumbs > ol) > li { margin: 0; }
.prose .wp-block-navigation ul { list-style: ''; }
.prose .wp-block-navigation__container > ul { flex-basis: 100%; margin: 0; padding: 0; }
.prose .wp-block-breadcrumbs > ol { gap: 0; }
.prose .wp-block-breadcrumbs li + li::before { content: '/'; margin-inline: var(--space-2); color: var(--color-text-muted); }
.prose .wp-block-query-pagination-numbers { display: inline; word-spacing: var(--space-2); }
`;

/** Terms of a query with their counts; comments. */
export const terms = `
.prose .wp-block-term-template > li > :is(.wp-block-term-name, .wp-block-term-count) { display: inline; }
.prose .wp-block-term-count { margin-left: 0.35em; }
.prose .wp-block-comment-template ol { padding-left: var(--space-5); list-style: ''; }
.prose .wp-block-comment-template .wp-block-comment-author-name { font-weight: 650; }
`;

/** The site's picture as WordPress sizes it, tracks of a playlist, the words beside a link to the search. */
export const siteParts = `
.prose .wp-block-site-logo.is-default-size img { width: 120px; }
.prose .wp-block-playlist ol { padding-left: var(--space-5); }
.prose .wp-block-playlist li + li { margin-top: var(--space-4); }
.prose :is(.wp-block-playlist-track__artist, .wp-block-playlist-track__length) { color: var(--color-text-muted); font-size: var(--text-sm); }
.prose .wp-block-playlist-track__artist { margin-inline: 0.35em; }
.prose .wp-block-search .embed-link { margin-top: var(--space-2); }
`;
