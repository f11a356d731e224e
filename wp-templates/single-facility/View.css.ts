import { media } from '@/site-config/theme';

/** Server only. */
export const singleFacility = `
.single-facility-actions {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
  margin-top: var(--space-5);
}
/* Rows of a large and a small picture in turn. */
.single-facility-gallery { display: grid; gap: var(--space-4); }
.single-facility-gallery img { width: 100%; height: 100%; max-height: 30rem; border-radius: var(--radius); object-fit: cover; }
${media.general} {
  .single-facility-gallery { grid-template-columns: repeat(5, 1fr); }
  .single-facility-gallery li { grid-column: span 2; }
  .single-facility-gallery li:nth-child(4n + 1), .single-facility-gallery li:nth-child(4n) { grid-column: span 3; }
  .single-facility-gallery li:last-child:nth-child(odd) { grid-column: 1 / -1; }
}
`;
