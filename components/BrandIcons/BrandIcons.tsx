import { browserColors, iconsOf } from '@footbridge/shared/site/icons';
import type { SiteConfig } from '@/site-config/types';

/** The brand's icons and theme color for the browser and home screens. Server only. */
export function BrandIcons({ site }: { site: SiteConfig }) {
  const { ico, drawing, touch } = iconsOf(site);
  return (
    <>
      {/* `sizes` makes browsers that support SVG prefer the SVG. */}
      <link rel="icon" href={ico.path} sizes={`${ico.side}x${ico.side}`} />
      <link rel="icon" href={drawing.path} type={drawing.type} />
      <link rel="apple-touch-icon" href={touch.path} />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={browserColors(site).theme} />
    </>
  );
}
