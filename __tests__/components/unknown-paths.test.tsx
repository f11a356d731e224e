/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';

import { CallToAction } from '@/components/CallToAction/CallToAction';
import { Hero } from '@/components/Hero/Hero';
import { Layout } from '@/components/Layout/Layout';
import { LevelsPath } from '@/components/LevelsPath/LevelsPath';
import { PromoCards } from '@/components/PromoCards/PromoCards';
import { WaysIn } from '@/components/WaysIn/WaysIn';
import { NotFound } from '@/wp-templates/error/pages';
import { configuredPaths } from '@footbridge/bridge/pages/routing/unknown-paths';
import { configWithout } from '@footbridge/shared/site/client-config';
import { brands } from '@footbridge/shared/site/current';
import { siteOf } from '@/site-config/brands';
import { THEME_PATHS } from '@/components/theme-paths';

import { inBrand } from '../support/in-brand';

import type { LayoutData } from '@footbridge/bridge/pages/layout/load-layout';
import type { MenuNode } from '@footbridge/bridge/pages/layout/menu-tree';

const page = (title: string, url: string): MenuNode => ({ title, url, children: [] });
const site = siteOf('DSH');
const paths = Object.values(THEME_PATHS);

/** Renders every part that has configured links, where WordPress has nothing at `unknownPaths`. @returns the links' targets */
function linksWith(unknownPaths: readonly string[], layout: Partial<LayoutData> = {}): string[] {
  render(
    inBrand(
      site,
      <Layout layout={{ primary: [], footer: [], social: [], unknownPaths, ...layout }}>
        <Hero title="Title" sentence="" picture={null} />
        <CallToAction />
        <WaysIn />
        <LevelsPath />
        <PromoCards />
        <NotFound />
      </Layout>,
    ),
  );
  return screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '');
}

const allPaths = (): string[] => configuredPaths({ brands: { ...brands(), site }, paths });

describe('links to configured paths', () => {
  it('are left out in the header, footer, cards, buttons and lists where WordPress has nothing', () => {
    const unknown = allPaths();
    expect(unknown.length).toBeGreaterThan(12);
    const links = linksWith(unknown);
    expect(links.filter((href) => unknown.includes(href))).toEqual([]);
    expect(links).toEqual(expect.arrayContaining(['/', '/search/?s=', site.callNumbers.default.tel]));
  });

  it('stay where WordPress has a page, and all stay while it does not say', () => {
    expect(linksWith(allPaths().filter((path) => path !== site.aboutPath))).toContain(site.aboutPath);
  });

  it('are all there when none is unknown', () => {
    const linked = new Set(linksWith([]));
    expect([site.admissionsPath, site.veteranPath, THEME_PATHS.insurance].every((path) => linked.has(path))).toBe(true);
  });

  it('are joined by the site’s top pages where it has no menu, each once', () => {
    const pages = [page('About', site.aboutPath), page('Blog', '/blog/'), page('Shop', '/shop/')];
    const unknown = allPaths().filter((path) => path !== site.aboutPath);
    linksWith(unknown, { pages });
    const header = screen.getByRole('navigation', { name: 'Main', hidden: true });
    expect([...header.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      site.aboutPath,
      '/blog/',
      '/shop/',
    ]);
  });

  it('of the abandon modal are not in the page’s data', () => {
    inBrand(site, null);
    expect(configWithout([]).site.insurance?.link).toBe(THEME_PATHS.insurance);
    expect(configWithout([THEME_PATHS.insurance]).site.insurance).toBeUndefined();
  });
});
