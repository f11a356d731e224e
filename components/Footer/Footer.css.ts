import { media } from '@/site-config/theme';

/** Server only. White on the brand's primary; nothing in it is grey on colour. */
export const footer = `
.site-footer {
  --focus: var(--color-on-color);
  padding: var(--space-8) var(--gutter) var(--space-5);
  background: var(--color-primary);
  color: var(--color-on-color);
  font-size: 0.9375rem;
}
.site-footer a { color: inherit; text-decoration-color: rgb(255 255 255 / 0.4); }
.site-footer .top { display: grid; gap: var(--space-7); }
.site-footer .brand p { text-wrap: balance; }
.site-footer .brand img { width: auto; height: 44px; margin-bottom: var(--space-5); }
.site-footer .brand a {
  display: inline-block;
  margin-top: var(--space-3);
  font: var(--weight-heading) var(--text-lg)/1.6 var(--font-heading);
}
.site-footer nav {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: var(--space-6) var(--space-5);
}
.site-footer h2 { margin-bottom: var(--space-2); font: 600 1rem/1.5 var(--font-body); letter-spacing: 0; }
.site-footer nav :is(a, span), .site-footer .end :is(a, button) { display: inline-block; padding: 5px 0; text-decoration: none; }
.site-footer nav a:hover, .site-footer .end :is(a, button):hover { text-decoration: underline; }
.site-footer .emergency {
  margin-top: var(--space-7);
  padding-block: var(--space-4);
  border: solid rgb(255 255 255 / 0.24);
  border-width: 1px 0;
  font-size: 1rem;
  text-wrap: balance;
}
@media (scripting: none) { .site-footer .privacy-choices { display: none !important; } }
/* Larger than it looks: for a thumb in a hurry. */
.site-footer .emergency a { margin: 0 -6px; padding: 13px 6px; }
.site-footer .end { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-2) var(--space-6); padding-top: var(--space-4); }
.site-footer .end p { padding: 5px 0; }
.site-footer .end ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); }
${media.desktop} { .site-footer .top { grid-template-columns: 1fr 3fr; } }
`;
