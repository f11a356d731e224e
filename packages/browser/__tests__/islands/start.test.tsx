/** @jest-environment jest-fixed-jsdom */
import { openIsland } from '../../../../__tests__/support/islands';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startIslands } from '@footbridge/browser/islands/start';
import { FacilitiesMap } from '@/components/FacilityMap/FacilityMap';
import { Island } from '@/components/Island/Island';
import { CallbackForm, FacilityQuestion } from '@/components/LeadForm/LeadForm.island';

const form = (
  <Island
    name="FacilityQuestion"
    when="visible"
    of={FacilityQuestion}
    props={{ slug: 'desert-hope', name: 'Desert Hope' }}
  />
);
const question = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });
const type = (text: string) => () => {
  question().value = text;
};
const isStepped = () => document.querySelector('form')?.dataset.step === '0';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  window.sessionStorage.clear();
});

describe('an island', () => {
  it('stays the server’s HTML while it is far from the window: no script is requested', async () => {
    const { host, watches } = openIsland(form);
    expect(host.dataset.islandStatus).toBe('waiting');
    expect(watches.map(({ element, rootMargin }) => [element.contains(question()), rootMargin])).toEqual([
      [true, '1000px 0px'],
    ]);
    expect(isStepped()).toBe(false);
  });

  it.each([
    ['comes near the window', (page: ReturnType<typeof openIsland>) => page.watches[0]?.near()],
    ['is reached by a key', () => question().focus()],
    [
      'is touched',
      (page: ReturnType<typeof openIsland>) =>
        page.host.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    ],
  ])('is hydrated when it %s, in the same elements, with what was typed', async (_when, happens) => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = openIsland(form, type('Are there single rooms?'));
    const before = question();
    happens(page);
    expect(page.host.dataset.islandStatus).toBe('loading');
    await page.status('hydrated');
    expect(question()).toBe(before);
    expect(before).toHaveValue('Are there single rooms?');
    expect(isStepped()).toBe(true);
    expect(complaint).not.toHaveBeenCalled();
  });

  it('is hydrated at once if storage has its draft, which is restored', async () => {
    const first = openIsland(form);
    await userEvent.type(question(), 'May I bring a dog?');
    await first.status('hydrated');
    await userEvent.type(question(), ' It is small.');
    const next = openIsland(form);
    expect(next.host.dataset.islandStatus).toBe('loading');
    await next.status('hydrated');
    expect(question()).toHaveValue('May I bring a dog? It is small.');
  });

  it('that is for a touch only is not watched', () => {
    process.env.NEXT_PUBLIC_MAP_STYLE_URL = 'https://tiles.example.org/styles/light.json';
    const { host, watches } = openIsland(
      <FacilitiesMap places={[{ name: 'A', url: '/facilities/a/', latitude: 36, longitude: -115 }]} />,
    );
    delete process.env.NEXT_PUBLIC_MAP_STYLE_URL;
    expect(host.dataset.islandWhen).toBe('touch');
    expect(watches).toEqual([]);
  });

  it('has the page’s own path in what it sends, as the server’s HTML has it', async () => {
    const page = openIsland(<Island name="CallbackForm" when="visible" of={CallbackForm} props={{}} />);
    page.watches[0]?.near();
    await page.status('hydrated');
    expect(document.querySelector<HTMLInputElement>('input[name=page]')?.value).toBe('/about/');
  });

  it('with an unknown name is reported on the console; others work', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    document.body.innerHTML =
      '<div data-island="constructor"></div><div data-island="CallbackForm" data-island-when="touch"></div>';
    startIslands();
    expect(complaint).toHaveBeenCalledWith(expect.stringContaining('Island constructor'));
    expect(document.querySelector<HTMLElement>('[data-island=CallbackForm]')?.dataset.islandStatus).toBe('waiting');
  });
});
