/** The facade of a map, with the map's size. */
export const mapFacade = `
.prose .map-facade, .prose .map-facade-frame {
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: var(--space-1);
  width: 100%;
  min-height: 17rem;
  aspect-ratio: 16 / 9;
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  overflow: hidden;
}
.prose .map-facade {
  padding: var(--space-5);
  background: linear-gradient(24deg, transparent 46%, var(--color-surface) 46% 48%, transparent 48%) var(--color-surface-alt);
  color: var(--color-text);
  text-decoration: none;
}
.prose .map-facade::before {
  content: '';
  flex: none;
  width: 48px;
  height: 64px;
  margin: auto;
  background: var(--color-interactive);
  clip-path: path(evenodd, 'M24 0a24 24 0 0 1 24 24c0 16-14 26-24 40c-10-14-24-24-24-40a24 24 0 0 1 24-24M24 15a9 9 0 1 0 0 18a9 9 0 1 0 0-18');
}
@media (forced-colors: active) {
  .prose .map-facade::before { forced-color-adjust: none; background: LinkText; }
}
.prose .map-facade-title { font: var(--weight-heading) var(--text-lg)/1.25 var(--font-heading); text-wrap: balance; }
.prose .map-facade-note { font-size: var(--text-xs); line-height: 1.4; }
.prose .map-facade-show { color: var(--color-interactive); font-weight: 700; text-decoration: underline; }
`;
