/** @jest-environment jest-fixed-jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Router from 'next/router';
import { renderToString } from 'react-dom/server';
import { ComparisonChart } from '@/components/ComparisonChart/ComparisonChart.island';
import { comparison } from '@/components/ComparisonChart/ComparisonChart.fixture';
import { choiceIn, hashOf } from '@/components/ComparisonChart/choice';
import { filterState, setFilters } from '@footbridge/browser/filters/filters';

const NOTHING = { treatment: [], amenities: [], facilities: [] };

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent?.replace(/\s+/g, ' ').trim());

const columnsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setFilters(NOTHING);
  window.history.replaceState(null, '', '/compare-facilities/');
  // As the router does it: the address changes, the page stays.
  jest.spyOn(Router, 'replace').mockImplementation((address) => {
    window.history.replaceState(null, '', String(address));
    return Promise.resolve(true);
  });
});

describe('the comparison charts', () => {
  it('[S2.32] are complete in the server’s HTML, with nothing selected', () => {
    setFilters({ ...NOTHING, treatment: ['detox'] });
    const html = renderToString(<ComparisonChart {...comparison} />);
    expect(html.match(/<table/g)).toHaveLength(2);
    for (const name of ['Medical detox', 'Outpatient', 'Telehealth', 'Pool', 'Yoga', 'Desert Hope Reno'])
      expect(html).toContain(name);
    expect(html).not.toContain('checked=""');
  });

  it('say in words what is offered where, with headers for rows and columns', () => {
    render(<ComparisonChart {...comparison} />);
    expect(rowsOf('Treatment')).toEqual([
      'Medical detox✓ Yes– No– No',
      'Outpatient✓ Yes✓ Yes✓ Yes',
      'Telehealth– No✓ Yes– No',
    ]);
    expect(rowsOf('Amenities')).toEqual(['Pool✓ Yes– No? Ask us', 'Yoga✓ Yes✓ Yes? Ask us']);
    expect(
      within(screen.getByRole('table', { name: 'Amenities' })).getByRole('rowheader', { name: 'Pool' }),
    ).toHaveAttribute('scope', 'row');
    expect(screen.getAllByRole('columnheader', { name: /Desert Hope Reno/ })[0]).toHaveAttribute('scope', 'col');
    // The sign is visual; screen readers read the word.
    expect(screen.getAllByRole('cell', { name: 'Yes' })).toHaveLength(8);
  });

  it('[S2.32] [S3.59] show the selection, chart by chart, and store it', async () => {
    render(<ComparisonChart {...comparison} />);
    await tick('Medical detox');
    await tick('Desert Hope Reno');
    expect(rowsOf('Treatment')).toEqual(['Medical detox– No']);
    expect(rowsOf('Amenities')).toEqual(['Pool– No', 'Yoga✓ Yes']);
    expect(columnsOf('Amenities')).toEqual(['Service', 'Desert Hope RenoReno, NV']);
    expect(screen.getByText('Shown: 1 of 3 facilities, 3 services.')).toHaveAttribute('role', 'status');
    expect(JSON.parse(localStorage.getItem('app-state') ?? '')).toMatchObject({
      state: { treatment: { detox: true }, amenities: {}, facilities: { reno: true } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(rowsOf('Treatment')).toHaveLength(3);
    expect(filterState.getState()).toEqual({ treatment: {}, amenities: {}, facilities: {} });
  });

  it('forget a chosen service that is offered no more, rather than show nothing', () => {
    setFilters({ ...NOTHING, treatment: ['hypnosis'], facilities: ['closed-long-ago'] });
    render(<ComparisonChart {...comparison} />);
    expect(rowsOf('Treatment')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show everything' })).toBeNull();
  });

  it('leave a chart out that has no services', () => {
    render(
      <ComparisonChart
        {...comparison}
        charts={comparison.charts.map((chart) => (chart.id === 'amenities' ? { ...chart, services: [] } : chart))}
      />,
    );
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(screen.queryByRole('group', { name: 'Amenities' })).toBeNull();
  });
});

describe('a shared comparison', () => {
  const open = (hash: string) => {
    window.history.replaceState(null, '', `/compare-facilities/${hash}`);
    return render(<ComparisonChart {...comparison} />);
  };

  it('is in the URL only on request, in the hash, which no server gets', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    window.history.replaceState(null, '', '/compare-facilities/?utm_source=mail&gclid=1');
    render(<ComparisonChart {...comparison} />);
    await user.click(screen.getByRole('checkbox', { name: 'Pool' }));
    expect(window.location.href).not.toMatch(/pool/i);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    const link = 'http://localhost/compare-facilities/#compare?amenities=pool';
    expect(await screen.findByText('The link is copied.')).toHaveAttribute('role', 'status');
    expect(copied).toHaveBeenCalledWith(link);
    expect(screen.getByRole('textbox', { name: 'Link to this comparison' })).toHaveValue(link);
    expect(window.location.hash).toBe('');
  });

  it('is shown on the page if the browser cannot copy it, until the choice changes', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    render(<ComparisonChart {...comparison} />);
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Copy this link:')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('http://localhost/compare-facilities/');
    await user.click(screen.getByRole('checkbox', { name: 'Yoga' }));
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is shown when the link is opened, removed from the URL, and not stored', () => {
    setFilters({ ...NOTHING, amenities: ['yoga'] });
    open('#compare?treatment=detox,telehealth&facilities=reno');
    expect(screen.getByText('You are looking at a comparison that someone shared.')).toBeInTheDocument();
    expect(rowsOf('Treatment')).toEqual(['Medical detox– No', 'Telehealth✓ Yes']);
    expect(window.location.href).toBe('http://localhost/compare-facilities/');
    expect(filterState.getState()).toEqual({ treatment: {}, amenities: { yoga: true }, facilities: {} });
  });

  it('becomes the visitor’s own once they change it', async () => {
    open('#compare?treatment=detox&facilities=reno,las-vegas');
    await tick('Telehealth');
    expect(screen.queryByText(/someone shared/)).toBeNull();
    expect(filterState.getState()).toEqual({
      treatment: { detox: true, telehealth: true },
      amenities: {},
      facilities: { 'las-vegas': true, reno: true },
    });
  });

  it('follows a changed hash of the open page', () => {
    open('');
    act(() => {
      window.history.replaceState(null, '', '/compare-facilities/#compare?amenities=pool');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(rowsOf('Amenities')).toHaveLength(1);
  });

  it.each([
    '#',
    '#compare',
    '#what-no-table-shows',
    '#compare?',
    '#compare?treatment=%E0%A4%A,<b>,constructor&other=1',
  ])('leaves everything shown after %s', (hash) => {
    open(hash);
    expect(rowsOf('Treatment')).toHaveLength(3);
    expect(screen.queryByText(/someone shared/)).toBeNull();
  });

  it('comes out of its link as it went in', () => {
    const choice = {
      treatment: ['detox', 'lgbtq'],
      amenities: [],
      facilities: ['сад', 'a&b=c#d', 'Art, music and drama'],
    };
    expect(choiceIn(hashOf(choice))).toEqual(choice);
    expect(hashOf(NOTHING)).toBe('');
    expect(choiceIn('')).toBeNull();
  });
});
