import { media } from '@/site-config/theme';

/** Server only: on every page, the same on all, so no browser has to read it as script. */
export const header = `
.masthead {
  position: sticky;
  z-index: var(--layer-navigation);
  top: 0;
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: 64px;
  padding-inline: var(--gutter);
  background: var(--color-surface);
  box-shadow: inset 0 -1px var(--color-line);
}
.masthead:has([data-top][aria-expanded='true']) { z-index: var(--layer-navigation-open); }
.masthead .logo { margin-right: auto; }
.masthead .logo img { width: auto; height: 36px; }
.masthead .call {
  display: flex;
  align-items: center;
  gap: 0.3em;
  min-height: 44px;
  color: var(--color-interactive);
  font-weight: 600;
  text-decoration: none;
}
.masthead .call:hover { text-decoration: underline; }
.masthead .menu {
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);
  min-width: 44px;
  min-height: 44px;
  color: var(--color-text);
  font-weight: 600;
  text-decoration: none;
}
.masthead .menu i.close { height: 22px; border: 0; background: none; position: relative; }
.masthead i.close::before, .masthead i.close::after {
  content: '';
  position: absolute;
  inset: 10px 0 auto;
  /* No ground: there is none in forced colours. */
  border-top: 2px solid;
  rotate: 45deg;
}
.masthead i.close::after { rotate: -45deg; }
.masthead .menu i {
  width: 22px;
  height: 14px;
  border: solid;
  border-width: 2px 0;
  background: linear-gradient(currentColor, currentColor) 0 50% / 100% 2px no-repeat;
}
${media.mobile} {
  .masthead { gap: var(--space-3); }
  .masthead .logo img { height: 30px; }
  .masthead .call span:first-child, .masthead .menu span {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
}
${media.desktop} {
  .masthead { flex-wrap: wrap; gap: 0 var(--space-5); }
  .masthead .logo { padding-block: var(--space-4); }
  .masthead .logo img { height: 42px; }
  .masthead .menu { display: none; }
  .masthead nav { order: 1; flex-basis: 100%; }
}
${media.wide} {
  .masthead { flex-wrap: nowrap; column-gap: clamp(var(--space-4), var(--space-4) + (100vw - 1200px) / 10, var(--space-5)); min-height: 80px; }
  .masthead nav { order: 0; flex-basis: auto; margin-right: var(--space-2); }
}
@media (max-height: 500px) { .masthead { position: relative; } }
`;
