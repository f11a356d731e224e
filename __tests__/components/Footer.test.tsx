/** @jest-environment jest-fixed-jsdom */
import { render, screen, within } from '@testing-library/react';
import { Footer } from '@/components/Footer/Footer';
import { layout } from '@/components/Layout/layout.fixture';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import { clientConfig } from '@footbridge/shared/site/client-config';
import { site } from '@/site-config/site';
import { inBrand } from '../support/in-brand';

const menu = () => within(screen.getByRole('navigation', { name: 'Footer' }));

describe('Footer', () => {
  it('renders items with children as groups, the rest as one line at the end', () => {
    render(<Footer menu={layout.footer} social={layout.social} />);
    expect(
      menu()
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Treatment', 'Getting started', 'About us', 'Legal']);
    expect(menu().queryByRole('link', { name: 'Sitemap' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sitemap' })).toHaveAttribute('href', '/sitemap/');
    expect(screen.getByRole('link', { name: /^Facebook/ })).toBeInTheDocument();
  });

  it('makes a heading a link only where it leads somewhere', () => {
    render(<Footer menu={layout.footer} social={[]} />);
    expect(within(menu().getByRole('heading', { name: 'Treatment' })).getByRole('link')).toHaveAttribute(
      'href',
      '/programs/',
    );
    expect(within(menu().getByRole('heading', { name: 'Getting started' })).queryByRole('link')).toBeNull();
  });

  it('credits the geolocation database, as its license requires, unless the operator has another', () => {
    const { rerender } = render(<Footer menu={[]} social={[]} />);
    expect(screen.getByRole('link', { name: 'IP Geolocation by DB-IP' })).toHaveAttribute('href', 'https://db-ip.com/');
    rerender(<Footer menu={[]} social={[]} hasLocationCredit={false} />);
    expect(screen.queryByText(/DB-IP/)).toBeNull();
  });

  it.each(SITE_CODES)('[S8.5] %s: renders the configured paths without menus', (code) => {
    const brand = siteOf(code);
    render(inBrand(brand, <Footer menu={[]} social={[]} />));
    const hrefs = menu()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const paths = [...brand.levelsOfCarePaths, ...brand.outpatientPaths].map(({ path }) => path);
    expect(hrefs).toEqual(
      expect.arrayContaining([...paths, brand.admissionsPath, brand.aboutPath, brand.reviewsPath, brand.veteranPath]),
    );
    expect(screen.getByRole('img', { name: brand.fullName })).toHaveAttribute('src', brand.whiteLogo);
    expect(screen.getByRole('link', { name: `Call ${brand.callNumbers.default.display}` })).toBeInTheDocument();
  });

  it('has the server’s year, or none', () => {
    const { rerender } = render(<Footer menu={[]} social={[]} year={2031} />);
    expect(screen.getByText(/©/)).toHaveTextContent(`© 2031 ${site.fullName}`);
    rerender(<Footer menu={[]} social={[]} />);
    expect(screen.getByText(/©/).textContent?.replace(/\s+/g, ' ')).toBe(`© ${site.fullName}`);
  });

  it('offers the privacy choices where there is anything to consent to, and nothing of them elsewhere', () => {
    const { rerender } = render(<Footer menu={[]} social={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
    const vendors = jest
      .spyOn(clientConfig, 'vendors', 'get')
      .mockReturnValue([{ id: 'google-tag-manager', hasAgreement: false }]);
    rerender(<Footer menu={[]} social={[]} year={2026} />);
    expect(screen.getByRole('button', { name: 'Privacy choices' })).toBeInTheDocument();
    vendors.mockRestore();
  });
});
