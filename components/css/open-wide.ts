import { media } from '@footbridge/shared/breakpoints';

/** CSS of a `details` that is one line on small screens. On wide ones it is open, without its summary, where the browser can do that. */
export const openWide = `
  ${media.desktop} {
    @supports selector(::details-content) {
      > summary { display: none; }
      &::details-content { content-visibility: visible; }
    }
  }
`;

/** CSS of such a summary, with a plus or minus at its end. */
export const oneLine = `
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  &::after {
    content: '+';
    margin-left: auto;
    flex: none;
    color: var(--color-interactive);
    font-size: var(--text-base);
    font-weight: 650;
  }
  [open] > &::after {
    content: '−';
  }
`;
