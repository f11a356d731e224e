import { browserColors, iconsOf } from '@/site-config/icons';
import type { SiteConfig } from '@/site-config/types';

/** The brand around the page: on the browser's tab and bar, and on a home screen. Printed by the server only. */
export function BrandIcons({ site }: { site: SiteConfig }) {
  const { ico, drawing, touch } = iconsOf(site);
  return (
    <>
      {/* Its size keeps browsers that know drawings from taking it. */}
      <link rel="icon" href={ico.path} sizes={`${ico.side}x${ico.side}`} />
      <link rel="icon" href={drawing.path} type={drawing.type} />
      <link rel="apple-touch-icon" href={touch.path} />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={browserColors(site).theme} />
    </>
  );
}
