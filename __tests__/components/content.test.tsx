/** @jest-environment jest-fixed-jsdom */
import { render, screen, within } from '@testing-library/react';
import { Avatar } from '@/components/Avatar/Avatar';
import { Byline } from '@/components/Byline/Byline';
import { CrisisLine } from '@/components/CrisisText/CrisisLine';
import { CrisisText } from '@/components/CrisisText/CrisisText';
import { people, reviews } from '@/components/content.fixture';
import { Hero } from '@/components/Hero/Hero';
import { Chevron, Warning } from '@/components/Icon/Icon';
import { LevelsPath } from '@/components/LevelsPath/LevelsPath';
import { PromoCards } from '@/components/PromoCards/PromoCards';
import { ReviewQuotes } from '@/components/ReviewQuotes/ReviewQuotes';
import { ReviewWidget } from '@/components/ReviewWidget/ReviewWidget';
import { WaysIn } from '@/components/WaysIn/WaysIn';
import { siteOf, sites } from '@/site-config/brands';
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

describe.each(sites)('of $code', (site) => {
  it('the levels of care are one path that ends in a single step for outpatient care, with the ways into it', () => {
    const { container } = render(inBrand(site, <LevelsPath />));
    const steps = [...container.querySelectorAll<HTMLElement>('ol > li')];
    expect(steps).toHaveLength(site.levelsOfCarePaths.length + 1);
    const last = within(steps.at(-1) ?? document.body);
    expect(last.getByText('Outpatient care')).toBeInTheDocument();
    expect(last.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      site.outpatientPaths.map(({ path }) => path),
    );
    expect(screen.getAllByRole('link')).toHaveLength(site.levelsOfCarePaths.length + site.outpatientPaths.length);
  });

  it('[S2.9] [S2.11] the call card is a call link, and the alumni app is configured, not rendered', () => {
    const { display, tel } = site.callNumbers.default;
    render(inBrand(site, <PromoCards />));
    expect(screen.getByRole('link', { name: `Call ${display}` })).toHaveAttribute('href', tel);
    expect(screen.getByRole('link', { name: `Call ${display}` })).toHaveAttribute('data-call-link');
    const hidden = site.navPromos.find(({ id }) => id === 'alumni-app');
    expect(hidden && screen.queryByText(hidden.text)).not.toBeInTheDocument();
  });
});

it('promo cards are `count` from `from` on, modulo their number', () => {
  const site = siteOf('DSH');
  render(inBrand(site, <PromoCards from={5} count={2} />));
  const promos = site.navPromos.filter((promo) => promo.render !== false);
  expect(screen.getAllByRole('listitem').map((card) => card.querySelector('p')?.textContent)).toEqual([
    promos[1]?.text,
    promos[2]?.text,
  ]);
});

describe('Icons', () => {
  it('[S2.30] has a chevron in each direction', () => {
    const turns = (['down', 'left', 'up', 'right'] as const).map((direction) => {
      const { container } = render(<Chevron direction={direction} />);
      return container.querySelector('path')?.getAttribute('transform');
    });
    expect(turns).toEqual(['rotate(0 12 12)', 'rotate(90 12 12)', 'rotate(180 12 12)', 'rotate(270 12 12)']);
  });

  it('[S2.30] has a warning that says so when it is given a title', () => {
    render(<Warning title="Warning" />);
    expect(screen.getByRole('img', { name: 'Warning' })).toBeInTheDocument();
  });

  it('hides from screen readers what has no title', () => {
    const { container } = render(<Warning />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

const SENTENCE = 'In an emergency, call 911. In a crisis, call or text 988.';
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe.each([
  ['an editor’s sentence', <CrisisText key="text">{SENTENCE}</CrisisText>],
  ['the site’s own sentence', <CrisisLine key="line" />],
])('%s', (_, text) => {
  it('has links that call 911, text 988 and call 988, and the same words', () => {
    const { container } = render(text);
    expect(hrefs()).toEqual(['tel:911', 'sms:988', 'tel:988']);
    expect(container).toHaveTextContent(SENTENCE);
    expect(screen.getByRole('link', { name: 'text 988' })).toBeInTheDocument();
  });
});

it('a sentence with other numbers has no links, and all its words', () => {
  const { container } = render(<CrisisText>We are at 911 Main Street, and helped 988 people.</CrisisText>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container).toHaveTextContent('We are at 911 Main Street, and helped 988 people.');
});

const renderWidget = (reviewWidgetId: string) =>
  render(inBrand({ ...siteOf('DSH'), reviewWidgetId }, <ReviewWidget />));

describe('the review widget', () => {
  it('[S3.14] is off without a service, and while a brand has a placeholder for an id', () => {
    expect(renderWidget('r-1').container).toBeEmptyDOMElement();
    process.env.NEXT_PUBLIC_REVIEW_WIDGET_URL = 'https://reviews.example.org/widget/{id}';
    for (const { reviewWidgetId } of sites) expect(renderWidget(reviewWidgetId).container).toBeEmptyDOMElement();
  });

  it('[S3.14] loads on a click only, and names the host', () => {
    process.env.NEXT_PUBLIC_REVIEW_WIDGET_URL = 'https://reviews.example.org/widget/{id}?theme=plain';
    renderWidget('r/1');
    expect(document.querySelector('iframe')).toBeNull();
    const facade = screen.getByRole('link', {
      name: /^Show reviews from reviews\.example\.org ?: they load from there, and it will see that you viewed them$/,
    });
    expect(facade).toHaveAttribute('href', 'https://reviews.example.org/widget/r%2F1?theme=plain');
  });
});
