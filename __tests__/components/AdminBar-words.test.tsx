/** @jest-environment jest-fixed-jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminBarView } from '@/components/AdminBar/AdminBarView';
import { describeKeys } from '@/components/AdminBar/PagePanel';
import { facts } from '@/components/AdminBar/facts.fixture';
import { ago, freshness } from '@/components/AdminBar/freshness';

const MADE = '2026-11-21T10:00:00Z';
const after = (seconds: number) => Date.parse(MADE) + seconds * 1000;

it.each([
  [-20, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [3600, '1 hour ago'],
  [47 * 3600, '47 hours ago'],
  [48 * 3600, '2 days ago'],
])('%d seconds later it was made %s', (seconds, words) => {
  expect(ago(MADE, after(seconds))).toBe(words);
});

it('what is no time is unknown', () => {
  expect(ago('yesterday')).toBe('at an unknown time');
});

it('keys are grouped by what they are, in numbers’ order, the texts first', () => {
  expect(
    describeKeys(['uri:/about/', 'post:1870', 'kind:menu', 'post:201', 'post_type:page', 'list:post', 'skipped:post']),
  ).toEqual([
    { word: 'post', values: ['201', '1870'] },
    { word: 'list of each', values: ['post'] },
    { word: 'any other', values: ['post'] },
    { word: 'site-wide', values: ['menu'] },
    { word: 'address', values: ['/about/'] },
    { word: 'post type', values: ['page'] },
  ]);
  expect(describeKeys(['list:footbridgereview'])).toEqual([{ word: 'list of each', values: ['review'] }]);
  expect(describeKeys(['*'])).toEqual([{ word: 'unknown', values: ['every edit renews it'] }]);
});

describe('how fresh a page is', () => {
  const of = (cache: typeof facts.cache) => freshness({ kind: 'facts', facts: { ...facts, cache } }, after(300));

  it('is how long ago it was made', () => {
    expect(of(facts.cache)).toMatchObject({ state: 'fresh', brief: 'Page rendered 5 minutes ago' });
  });

  it('is outdated after an edit, whenever it was made', () => {
    expect(of(facts.cache && { ...facts.cache, isOutdated: true })).toMatchObject({
      state: 'outdated',
      brief: 'Page outdated',
    });
  });

  it('is unknown for an uncached page, before an answer, and without one', () => {
    expect(of(null)).toMatchObject({ state: 'unknown', brief: 'Page not cached' });
    expect(freshness(null).state).toBe('unknown');
    expect(freshness({ kind: 'unavailable', message: 'WordPress does not answer.' })).toMatchObject({
      state: 'unknown',
      whole: 'WordPress does not answer.',
    });
  });
});

describe('the versions of WordPress', () => {
  /** Renders an editor's bar and opens its page panel. */
  async function renderBar(updates: string[] | null) {
    const answer = { kind: 'facts', facts: { ...facts, updates } } as const;
    const nothing = () => undefined;
    render(
      <AdminBarView
        path="/about/"
        answer={answer}
        hint={null}
        isHidden={false}
        onToggle={nothing}
        onClearAll={nothing}
        onOpenPage={nothing}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Page rendered/, hidden: true }));
  }

  it('are too old: says that WordPress needs updates, of what, and where there is more', async () => {
    await renderBar(['WPGraphQL', 'Secure Custom Fields']);
    expect(screen.getByText('WordPress needs updates')).toHaveAttribute(
      'title',
      'Older than is safe: WPGraphQL, Secure Custom Fields',
    );
    expect(
      screen.getByText(/^Older than is safe: WPGraphQL, Secure Custom Fields\. .*Site Health/),
    ).toBeInTheDocument();
  });

  it('show nothing without updates', async () => {
    await renderBar([]);
    expect(screen.queryByText(/updates|Older|versions/)).toBeNull();
  });

  it('are unknown where WordPress reports none', async () => {
    await renderBar(null);
    expect(screen.queryByText('WordPress needs updates')).toBeNull();
    expect(screen.getByText('Does not report its versions.')).toBeInTheDocument();
  });
});
