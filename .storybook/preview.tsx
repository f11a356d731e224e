import type { Decorator, Preview } from '@storybook/nextjs-vite';
import { globalCss } from '@/components/css/global';
import { SiteContext } from '@/components/site-context';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import { setBrands } from '@footbridge/shared/site/current';
import { brands } from '@/site-config';
import { fontCss } from '@/site-config/fonts';
import { themeCss } from '@/site-config/theme-css';
import { DEFAULT_SITE } from '@/site-config/site-code';

/** What pages/_document prints and the build's alias decides, by the toolbar's choice instead. */
const inBrand: Decorator = (Story, { globals }) => {
  const site = siteOf(String(globals.brand));
  setBrands({ ...brands, site });
  return (
    <SiteContext.Provider value={site}>
      <style>{fontCss(site) + themeCss(site) + globalCss}</style>
      <Story />
    </SiteContext.Provider>
  );
};

/** Widths at which every screen is looked at. */
const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  decorators: [inBrand],
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: SITE_CODES.map((code) => ({ value: code, title: siteOf(code).shortName })),
      },
    },
  },
  initialGlobals: { brand: DEFAULT_SITE },
  parameters: {
    a11y: { test: 'error' },
    viewport: {
      options: {
        phone: viewport('Phone, 390', 390, 844),
        tablet: viewport('Tablet, 768', 768, 1024),
        desktop: viewport('Desktop, 1280', 1280, 800),
      },
    },
  },
};

export default preview;
