import { media } from '@/site-config/theme';

/** Server only. */
export const hero = `
.hero-scene { overflow: hidden; }
.hero-scene img { width: 100%; height: 100%; object-fit: cover; }
.hero-words { padding: var(--space-7) var(--gutter); }
.hero-words > p:not(:first-child) {
  max-width: 36rem;
  margin-top: var(--space-4);
  font-size: var(--text-lg);
  line-height: 1.5;
  text-wrap: balance;
}
/* On small screens all four are one: the scene above, the words below it. Wide ones compose. */
.hero > :first-child { aspect-ratio: 16 / 10; }
${media.desktop} {
  .hero[data-hero='full'] { display: grid; align-items: end; min-height: min(46rem, 84vh); }
  .hero[data-hero='full'] > * { grid-area: 1 / 1; }
  .hero[data-hero='full'] > :first-child { height: 100%; aspect-ratio: auto; }
  .hero[data-hero='full'] > :last-child {
    width: calc(var(--gutter) + 38rem);
    margin-top: var(--space-9);
    padding: var(--space-7) var(--space-7) var(--space-7) var(--gutter);
    border-top-right-radius: calc(var(--radius) * 2);
    background: var(--color-surface);
  }
  .hero[data-hero='split'] { display: grid; grid-template-columns: 1fr 1fr; align-items: center; }
  .hero[data-hero='split'] > :first-child { order: 1; height: 100%; min-height: 36rem; aspect-ratio: auto; }
  .hero[data-hero='split'] > :last-child { padding-left: var(--gutter); padding-right: var(--space-8); }
  .hero[data-hero='framed'] {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    gap: var(--space-8);
    align-items: center;
    padding: var(--space-7) var(--gutter);
  }
  .hero[data-hero='framed'] > :first-child {
    order: 1;
    aspect-ratio: 5 / 6;
    max-height: 40rem;
    width: 100%;
    border-radius: var(--radius);
  }
  .hero[data-hero='framed'] > :last-child { padding: 0; }
  .hero[data-hero='band'] { display: flex; flex-direction: column-reverse; }
  .hero[data-hero='band'] > :first-child { aspect-ratio: 16 / 5; }
  .hero[data-hero='band'] > :last-child {
    display: grid;
    grid-template-columns: 7fr 5fr;
    column-gap: var(--space-8);
    align-items: end;
    padding: var(--space-8) var(--gutter) var(--space-7);
  }
  .hero[data-hero='band'] > :last-child > p:first-child { grid-column: 1 / -1; }
  .hero[data-hero='band'] > :last-child h1 { grid-row: 2 / 4; align-self: start; }
  .hero[data-hero='band'] > :last-child > p, .hero[data-hero='band'] > :last-child > div { margin-top: 0; }
  .hero[data-hero='band'] > :last-child > div { margin-top: var(--space-4); }
}
`;
