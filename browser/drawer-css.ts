/** CSS of the menu for small screens (drawer-content.ts). */
export const drawerCss = `
.menu-drawer { position: fixed; z-index: var(--layer-drawer); inset: 0; overflow-y: auto; overscroll-behavior: contain; background: var(--color-surface); }
.menu-drawer-body { padding: var(--space-2) var(--gutter) var(--space-7); }
.menu-drawer nav ul ul { padding: 0 0 var(--space-3) var(--space-4); }
.menu-drawer nav > ul > li { border-bottom: 1px solid var(--color-line); }
.menu-drawer nav a, .menu-drawer nav span, .menu-drawer summary { display: flex; align-items: center; justify-content: space-between; min-height: 48px; color: var(--color-text); line-height: 1.3; text-decoration: none; }
.menu-drawer nav > ul > li > a, .menu-drawer nav > ul > li > span, .menu-drawer nav > ul > li > details > summary { min-height: 56px; font: var(--weight-heading) var(--text-lg) / 1.2 var(--font-heading); letter-spacing: var(--tracking-heading); }
.menu-drawer summary svg { font-size: 1.25rem; color: var(--color-interactive); transition: rotate var(--transition); }
.menu-drawer details[open] > summary > svg { rotate: 180deg; }
.menu-drawer .promos { margin-top: var(--space-6); }
`;
