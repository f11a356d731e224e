import { media } from '@/site-config/theme';

/** Server only. Answers stand behind a line; on a phone the line costs hardly any room. */
export const comment = `
.comment-replies { display: grid; gap: var(--space-6); margin-top: var(--space-6); padding-left: var(--space-4); border-left: 2px solid var(--color-line); }
.comment header { display: flex; align-items: center; gap: var(--space-3); }
.comment header .avatar-face { font-size: var(--text-xs); }
.comment header b, .comment header time { display: block; line-height: 1.4; }
.comment header div > a { color: var(--color-text-muted); font-size: var(--text-xs); text-decoration: none; }
.comment header div > a:hover { text-decoration: underline; }
.comment-text { margin-top: var(--space-3); line-height: 1.5556; }
.comment-text > * + * { margin-top: 0.8em; }
.comment-text ul, .comment-text ol { padding-left: 1.4em; }
.comment-text blockquote { padding-left: var(--space-4); border-left: 3px solid var(--color-line); }
.comment-text pre, .comment-text table { display: block; overflow-x: auto; }
.comment-text pre { padding: var(--space-3); border-radius: var(--radius); background: var(--color-surface-alt); font-size: 0.88em; }
.comment-text :is(td, th) { padding: var(--space-1) var(--space-3) var(--space-1) 0; text-align: left; vertical-align: top; }
.comment-text :is(dt, [data-heading]) { font-weight: 700; }
.comment-text dd { margin-bottom: 0.6em; }
.comment > a { display: inline-flex; align-items: center; min-height: 44px; font-size: var(--text-sm); font-weight: 600; }
/* The one that is answered, above the form. */
.comment-answered.plain-list { max-width: 40rem; margin-bottom: var(--space-7); }
${media.general} {
  .comment-replies { padding-left: var(--space-5); }
}
`;
