import { media } from '@/site-config/theme';

/** Server only. The whole card answers to the pointer; its link is what is named and focused. */
export const promoCards = `
.promos {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
  align-content: start;
  gap: var(--space-5);
}
.promos li { position: relative; }
.promos img {
  width: 100%;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  border-radius: var(--radius);
  background: var(--color-primary-100);
}
.promos p { margin: var(--space-3) 0 var(--space-1); line-height: 1.4; text-wrap: balance; }
${media.belowDesktop} {
  .promos { grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); }
  .promos li { display: grid; grid-template-columns: 104px 1fr; column-gap: var(--space-4); align-content: center; }
  .promos img { grid-row: 1 / 3; aspect-ratio: 1.3; }
  .promos p { align-self: end; margin: 0; }
  .promos a { align-self: start; }
}
.promos a { color: var(--color-interactive); font-weight: 600; }
.promos a::after { content: ''; position: absolute; inset: 0; }
`;
