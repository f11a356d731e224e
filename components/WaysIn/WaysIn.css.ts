import { media } from '@/site-config/theme';

/** Server only. */
export const waysIn = `
.ways-in { padding-inline: var(--gutter); border-block: 1px solid var(--color-line); }
.ways-in li + li { border-top: 1px solid var(--color-line); }
.ways-in a {
  position: relative;
  display: block;
  height: 100%;
  padding: var(--space-5) var(--space-7) var(--space-5) 0;
  color: inherit;
  text-decoration: none;
  text-wrap: balance;
}
.ways-in a::after {
  content: '';
  position: absolute;
  top: 2.6rem;
  right: var(--space-5);
  width: 0.6rem;
  height: 0.6rem;
  border: solid var(--color-interactive);
  border-width: 2px 2px 0 0;
  transform: rotate(45deg);
  transition: translate var(--transition);
}
.ways-in a:hover::after { translate: 6px; }
.ways-in b {
  display: block;
  margin-bottom: var(--space-1);
  color: var(--color-interactive);
  font: var(--weight-heading) var(--text-2xl)/1.25 var(--font-heading);
  letter-spacing: var(--tracking-heading);
}
${media.desktop} {
  .ways-in ul { display: grid; grid-template-columns: repeat(3, 1fr); }
  .ways-in li + li { border: solid var(--color-line); border-width: 0 0 0 1px; }
  .ways-in li + li a { padding-left: var(--space-6); }
  .ways-in a { padding-block: var(--space-6); }
  .ways-in a::after { top: 3.1rem; }
}
`;
