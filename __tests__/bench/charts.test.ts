import { JSDOM } from 'jsdom';
import { barChart } from '@/bench/lib/charts/bars';
import { curveChart, decades } from '@/bench/lib/charts/curves';
import { short, WIDTH } from '@/bench/lib/charts/svg';

/** As a browser reads it: throws where it is no XML. */
function read(svg: string): Document {
  const { document } = new JSDOM(svg, { contentType: 'image/svg+xml' }).window;
  return document;
}
const numbers = (document: Document, selector: string, name: string) =>
  [...document.querySelectorAll(selector)].map((element) => Number(element.getAttribute(name)));
const words = (document: Document) => [...document.querySelectorAll('text')].map(({ textContent }) => textContent);

describe('a chart of bars', () => {
  const svg = barChart({
    title: 'Scripts <gzip> & more',
    unit: 'kB',
    bars: [
      { label: 'empty', value: 100, isOurs: false },
      { label: 'ours', value: 50, isOurs: true },
      { label: 'nothing', value: 0, isOurs: true },
    ],
    limits: [{ value: 75, label: 'aim' }],
  });
  const document = read(svg);

  it('renders bars as long as their figures, ours in another color', () => {
    const [empty = 0, ours = 0, nothing = 0] = numbers(document, 'rect:not(.ground)', 'width');
    expect(ours / empty).toBeCloseTo(0.5, 2);
    expect(nothing).toBeGreaterThan(0);
    expect([...document.querySelectorAll('rect:not(.ground)')].map((bar) => bar.getAttribute('class'))).toEqual([
      's1',
      's0',
      's0',
    ]);
  });

  it('names every bar with its figure and unit, and the limit', () => {
    expect(words(document)).toEqual(
      expect.arrayContaining(['Scripts <gzip> & more', 'empty', '100 kB', 'ours', '50 kB', 'aim: 75 kB']),
    );
  });

  it('has a text for screen readers', () => {
    expect(document.querySelector('title')?.textContent).toBe('Scripts <gzip> & more');
    expect(document.querySelector('desc')?.textContent).toBe('empty: 100 kB; ours: 50 kB; nothing: 0 kB. aim: 75 kB.');
    expect(document.documentElement.getAttribute('aria-labelledby')).toBe('title desc');
  });

  it('can be read in the dark', () => {
    expect(document.querySelector('style')?.textContent).toContain(
      '@media (prefers-color-scheme:dark){.ground{fill:#0d1117}',
    );
  });
});

describe('a chart of curves', () => {
  const linear = [100, 1000, 10_000].map((x) => [x, x / 10] as const);
  const document = read(
    curveChart({
      title: 'Time',
      xLabel: 'pages',
      unit: 's',
      curves: [
        { label: 'make', points: linear },
        { label: 'renew', points: linear },
      ],
    }),
  );

  it('renders linear growth as a straight line beside the dotted one', () => {
    const xs = numbers(document, 'circle.s0', 'cx');
    const ys = numbers(document, 'circle.s0', 'cy');
    const [x0 = 0, x1 = 0, x2 = 0] = xs;
    const [y0 = 0, y1 = 0, y2 = 0] = ys;
    expect((y1 - y0) / (x1 - x0)).toBeCloseTo((y2 - y1) / (x2 - x1), 2);
    const guide = document.querySelector('.guide');
    expect([guide?.getAttribute('x1'), guide?.getAttribute('y1')]).toEqual([String(x0), String(y0)]);
    expect([guide?.getAttribute('x2'), guide?.getAttribute('y2')]).toEqual([String(x2), String(y2)]);
  });

  it('places labels apart and inside the picture', () => {
    const labels = [...document.querySelectorAll('.halo')];
    const [first = 0, second = 0] = labels.map((label) => Number(label.getAttribute('y')));
    expect(second - first).toBeGreaterThanOrEqual(15);
    expect(labels.map(({ textContent }) => textContent)).toEqual(['make: 1,000 s', 'renew: 1,000 s']);
    for (const label of labels)
      expect(Number(label.getAttribute('x')) + 7.5 * (label.textContent?.length ?? 0)).toBeLessThan(WIDTH);
  });

  it('has lines at powers of ten, two at least', () => {
    expect(decades([3, 250])).toEqual([1, 10, 100, 1000]);
    expect(decades([10])).toEqual([10, 100]);
    expect(decades([0.05])).toEqual([0.01, 0.1]);
  });
});

it('shows three digits', () => {
  expect([0, 0.7341, 1.283, 45.14, 1839.6].map(short)).toEqual(['0', '0.734', '1.28', '45.1', '1,840']);
});
