/** @jest-environment jest-fixed-jsdom */
import { render, screen, within } from '@testing-library/react';
import { Avatar } from '@/components/Avatar/Avatar';
import { Byline } from '@/components/Byline/Byline';
import { people, reviews } from '@/components/content.fixture';
import { Hero } from '@/components/Hero/Hero';
import { ReviewQuotes } from '@/components/ReviewQuotes/ReviewQuotes';
import { WaysIn } from '@/components/WaysIn/WaysIn';
import { sites } from '@/site-config/brands';
import { inBrand } from '../support/in-brand';

describe('Avatar', () => {
  it('shows initials where there is no picture', () => {
    const { container } = render(<Avatar name="Ana Lucia Torres" urls={[]} />);
    expect(container).toHaveTextContent('AT');
    expect(container.querySelector('[aria-hidden]')).toBeInTheDocument();
  });

  it('takes whole letters for initials, and nothing else', () => {
    const initials = (name: string) => render(<Avatar name={name} urls={[]} />).container.textContent;
    expect(['𝒜da Lovelace', 'Cher', 'Ana “Lu” 3 Torres', '(no title)', '123', ''].map(initials)).toEqual([
      '𝒜L',
      'C',
      'AT',
      'nt',
      '',
      '',
    ]);
  });

  it('[S3.18] takes the smallest size for a small face and the largest for a portrait', () => {
    const urls = ['/media/a-150x150.jpg', '/media/a.jpg'];
    const source = (size: number) =>
      render(<Avatar name="Ana" urls={urls} size={size} />).container.querySelector('img')?.src;
    expect(source(48)).toContain(encodeURIComponent('/media/a-150x150.jpg'));
    expect(source(240)).toContain(encodeURIComponent('/media/a.jpg'));
  });
});

describe('Byline', () => {
  it('[S3.21] says when the page last changed', () => {
    render(<Byline people={[]} updated="September 14, 2026" />);
    expect(screen.getByText('Last updated September 14, 2026')).toBeInTheDocument();
  });

  it('says how long the text takes to read', () => {
    render(<Byline people={[]} updated="September 14, 2026" minutes={4} />);
    expect(screen.getByText('Last updated September 14, 2026 · 4 min read')).toBeInTheDocument();
  });

  it('is nothing where nothing is known', () => {
    expect(render(<Byline people={[]} updated={null} />).container).toBeEmptyDOMElement();
  });

  it('names a person without a page', () => {
    render(<Byline people={people.map((person) => ({ ...person, role: 'Written by' }))} updated={null} />);
    expect(screen.getByText('Cher').closest('a')).toBeNull();
    expect(screen.getByRole('link', { name: 'Elena Marsh, MA' })).toHaveAttribute('href', '/contributors/elena-marsh/');
  });
});

describe('ReviewQuotes', () => {
  it('[S5.5] [S9.5] names author, source, date and rating', () => {
    render(<ReviewQuotes reviews={reviews} />);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Dana K.written to us, October 28, 2026');
    expect(second).toHaveTextContent('Anonymouson Google, September 30, 2026');
    expect(within(second ?? document.body).getByText('4.00')).toBeInTheDocument();
  });
});

describe('by brand', () => {
  it('composes the hero as the brand’s look says', () => {
    const compositions = sites.map((site) => {
      const { container } = render(inBrand(site, <Hero title={site.fullName} sentence="" picture={null} />));
      return container.querySelector('section')?.dataset.hero;
    });
    expect(compositions).toEqual(sites.map((site) => site.look.hero));
  });

  it('[S2.5] leads veterans to the brand’s own path', () => {
    for (const site of sites) {
      const { unmount } = render(inBrand(site, <WaysIn />));
      expect(screen.getByRole('link', { name: /For a veteran/ })).toHaveAttribute('href', site.veteranPath);
      unmount();
    }
  });
});
