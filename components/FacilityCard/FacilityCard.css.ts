/** Server only. */
export const facilityCard = `
.facility-card { display: grid; gap: var(--space-4); }
.facility-card img { width: 100%; aspect-ratio: 3 / 2; border-radius: var(--radius); object-fit: cover; }
.facility-card h2, .facility-card h3 { font-size: var(--text-lg); }
.facility-card h2 a, .facility-card h3 a { color: inherit; text-decoration: none; }
.facility-card h2 a:hover, .facility-card h3 a:hover { text-decoration: underline; }
.facility-card p, .facility-card address { margin-top: var(--space-2); text-wrap: pretty; }
.facility-card address { color: var(--color-text-muted); }
.facility-card div > a { display: inline-block; padding-block: var(--space-3); font-weight: 650; }
.facility-card .facility-card-town { margin: 0 0 var(--space-1); color: var(--color-brand); font-size: var(--text-xs); font-weight: 650; }
`;
