import { media } from '@/site-config/theme';

/** Server only. */
export const commentForm = `
.comment-form { display: grid; gap: var(--space-5); max-width: 40rem; scroll-margin-top: var(--space-5); }
.comment-form-note, .comment-form-failure { padding: var(--space-4); border-radius: var(--radius); font-size: var(--text-sm); }
.comment-form-note { background: var(--color-surface-alt); }
.comment-form-failure { border: 1px solid var(--color-error); color: var(--color-error); font-weight: 600; }
.comment-form-who { display: grid; gap: var(--space-5); }
.comment-form-trap { position: absolute; left: -200vw; }
.comment-form > .button { justify-self: start; }
${media.general} {
  .comment-form-who { grid-template-columns: 1fr 1fr; }
}
`;
