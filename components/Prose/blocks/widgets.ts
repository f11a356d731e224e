import { media } from '@footbridge/shared/breakpoints';

/** WordPress's lists of posts: latest posts, feeds, query loops, comments. */
export const lists = `
.prose :is(.wp-block-latest-posts, .wp-block-rss, .wp-block-post-template, .wp-block-latest-comments) { padding: 0; list-style: ''; }
.prose :is(.wp-block-latest-posts, .wp-block-rss, .wp-block-post-template, .wp-block-latest-comments) > li + li { margin-top: var(--space-4); }
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
