/** Server only: the insides of inner pages, which several views share. */
export const innerPage = `
/* The text of an inner page. Sources are set as what they are: notes at the end. */
.page-body { padding: 0 var(--gutter) var(--section-space); }
.page-body[data-wide] .prose > * { max-width: none; }
.page-body .prose h2[id='sources'] {
  padding-top: var(--space-5);
  border-top: 1px solid var(--color-line);
  font-size: var(--text-lg);
}
.page-body .prose h2[id='sources'] ~ ol { font-size: var(--text-sm); line-height: 1.5; }
.lead-picture { margin-bottom: var(--space-7); }
.lead-picture img { width: 100%; max-height: 30rem; border-radius: var(--radius); object-fit: cover; }
/* A line after the text that is not part of it. */
.aside-line { margin-top: var(--space-5); color: var(--color-text-muted); font-size: var(--text-sm); }
.facility-actions {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-5);
  margin-top: var(--space-5);
}
/* Rows of a large and a small picture in turn. */
.facility-gallery { display: grid; gap: var(--space-4); }
.facility-gallery img { width: 100%; height: 100%; max-height: 30rem; border-radius: var(--radius); object-fit: cover; }
@media (min-width: 776px) {
  .facility-gallery { grid-template-columns: repeat(5, 1fr); }
  .facility-gallery li { grid-column: span 2; }
  .facility-gallery li:nth-child(4n + 1), .facility-gallery li:nth-child(4n) { grid-column: span 3; }
  .facility-gallery li:last-child:nth-child(odd) { grid-column: 1 / -1; }
}
`;
