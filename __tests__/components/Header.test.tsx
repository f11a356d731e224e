/** @jest-environment jest-fixed-jsdom */
import { render, screen, within } from '@testing-library/react';
import { layout } from '@/components/Layout/layout.fixture';
import { Header } from '@/components/Header/Header';
import { sites } from '@/site-config/brands';
import { SITE_CODES } from '@/site-config/types';
import { callName } from '../support/call-name';
import { inBrand } from '../support/in-brand';

const item = (name: string) => screen.getByRole('button', { name });
const draw = () => render(<Header menu={layout.primary} />);

describe('Header menu', () => {
  it('draws three levels and more', () => {
    draw();
    const link = screen.getByRole('link', { name: 'A day here' });
    const levels = [];
    for (let el = link.closest('li'); el; el = el.parentElement?.closest('li') ?? null) levels.push(el);
    expect(levels).toHaveLength(4);
  });

  it('draws words, not links, for items that lead nowhere', () => {
    draw();
    expect(screen.getByText('Outpatient').tagName).toBe('SPAN');
    const panel = item('Programs').nextElementSibling;
    expect(panel instanceof HTMLElement && within(panel).queryByRole('link', { name: 'Programs' })).toBeNull();
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('href', '#');
  });

  it('draws an item at the top that leads nowhere and holds nothing as words', () => {
    render(<Header menu={[{ title: 'Soon', url: '#', children: [] }]} />);
    expect(screen.getByText('Soon').tagName).toBe('SPAN');
  });

  it('tells of a new window where an editor asked for one', () => {
    draw();
    expect(screen.getByRole('link', { name: 'Careers (opens in a new window)' })).toHaveAttribute('rel', 'noopener');
  });

  it('[S2.27] has the call link and the way home on every brand, menu or not', () => {
    for (const code of SITE_CODES) {
      const site = sites[code];
      const { unmount } = render(inBrand(site, <Header menu={[]} />));
      const calls = screen.getAllByRole('link', { name: callName(site.callNumbers.default.display) });
      expect(calls.at(-1)).toHaveAttribute('href', site.callNumbers.default.tel);
      expect(screen.getByRole('link', { name: site.fullName })).toHaveAttribute('href', '/');
      expect(screen.getByRole('link', { name: 'Admissions' })).toHaveAttribute('href', site.admissionsPath);
      unmount();
    }
  });
});
