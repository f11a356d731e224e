/** @jest-environment jest-fixed-jsdom */
import { render, screen, within } from '@testing-library/react';
import { layout } from '@/components/Layout/layout.fixture';
import { Header } from '@/components/Header/Header';
import { SITE_CODES, siteOf } from '@/site-config/brands';
import { inBrand } from '../support/in-brand';

const item = (name: string) => screen.getByRole('button', { name });
const renderHeader = () => render(<Header menu={layout.primary} />);

describe('Header menu', () => {
  it('renders three levels and more', () => {
    renderHeader();
    const link = screen.getByRole('link', { name: 'A day here' });
    const levels = [];
    for (let el = link.closest('li'); el; el = el.parentElement?.closest('li') ?? null) levels.push(el);
    expect(levels).toHaveLength(4);
  });

  it('renders items without a URL as text', () => {
    renderHeader();
    expect(screen.getByText('Outpatient').tagName).toBe('SPAN');
    const panel = item('Programs').nextElementSibling;
    expect(panel instanceof HTMLElement && within(panel).queryByRole('link', { name: 'Programs' })).toBeNull();
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('href', '#');
  });

  it('renders a top item without URL and children as text', () => {
    render(<Header menu={[{ title: 'Soon', url: '#', children: [] }]} />);
    expect(screen.getByText('Soon').tagName).toBe('SPAN');
  });

  it('announces a new window', () => {
    renderHeader();
    expect(screen.getByRole('link', { name: 'Careers (opens in a new window)' })).toHaveAttribute('rel', 'noopener');
  });

  it('[S2.27] has the call link and the way home on every brand, menu or not', () => {
    for (const code of SITE_CODES) {
      const site = siteOf(code);
      const { unmount } = render(inBrand(site, <Header menu={[]} />));
      const calls = screen.getAllByRole('link', { name: `Call ${site.callNumbers.default.display}` });
      expect(calls.at(-1)).toHaveAttribute('href', site.callNumbers.default.tel);
      expect(screen.getByRole('link', { name: site.fullName })).toHaveAttribute('href', '/');
      expect(screen.getByRole('link', { name: 'Admissions' })).toHaveAttribute('href', site.admissionsPath);
      unmount();
    }
  });
});
