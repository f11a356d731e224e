/** @jest-environment jest-fixed-jsdom */
import { fireEvent, screen } from '@testing-library/react';

import { startSuggestions } from '@footbridge/browser/behaviors/suggestions';
import { SearchForm } from '@/components/SearchForm/SearchForm';
import { serve } from '../../../__tests__/support/serve';

import type { Suggestion } from '@footbridge/shared/suggestions';

const DEBOUNCE_MS = 150;
const FOUND: Suggestion[] = [
  { title: 'Medical detox', url: '/detox/', label: 'Page' },
  { title: 'What detox is', url: '/what/', label: 'Article' },
];

let sent: { typed: string; signal: AbortSignal; answer: (response: Response | Error) => void }[];
const json = (suggestions: unknown, status = 200) => new Response(JSON.stringify({ suggestions }), { status });
let now = Date.UTC(2026, 10, 27);
const settle = () => jest.advanceTimersByTimeAsync(DEBOUNCE_MS);
const field = () => screen.getByLabelText<HTMLInputElement>('Search this site');
const list = () => screen.queryByRole('listbox');
const options = () => screen.queryAllByRole('option').map((one) => one.textContent);

async function type(value: string): Promise<void> {
  fireEvent.input(field(), { target: { value } });
  await settle();
}
async function answer(response: Response | Error): Promise<void> {
  sent.at(-1)?.answer(response);
  await jest.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  sent = [];
  // Later than a pause after 429 in the test before.
  jest.useFakeTimers({ now: (now += 3_600_000) });
  Element.prototype.scrollIntoView = () => undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_path, init) =>
      new Promise((resolve, reject) => {
        const { signal, body } = init ?? {};
        if (!signal) throw new Error('no signal');
        signal.addEventListener('abort', () => reject(signal.reason));
        sent.push({
          typed: JSON.parse(String(body)).typed,
          signal,
          answer: (response) => (response instanceof Error ? reject(response) : resolve(response)),
        });
      }),
  );
  serve(<SearchForm />);
  startSuggestions();
  field().focus();
  // The code is loaded by the focus.
  await import('@footbridge/browser/behaviors/suggestion-field');
  await jest.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('one request is sent after a pause in typing, in the body, and none for a letter or a space', async () => {
  for (const value of ['d', 'de', 'det']) fireEvent.input(field(), { target: { value } });
  await settle();
  expect(sent.map(({ typed }) => typed)).toEqual(['det']);
  expect(jest.mocked(fetch)).toHaveBeenCalledWith('/api/suggestions', expect.objectContaining({ method: 'POST' }));
  await type('d');
  await type('   ');
  expect(sent).toHaveLength(1);
});

it('an earlier request is aborted, and its answer is not shown', async () => {
  await type('det');
  const [earlier] = sent;
  await type('deto');
  expect(earlier?.signal.aborted).toBe(true);
  earlier?.answer(json([{ title: 'Late', url: '/late/', label: 'Page' }]));
  await answer(json(FOUND));
  expect(options()).toHaveLength(2);
});

it('arrow keys choose, from the field and back to it; Enter follows the link', async () => {
  await type('deto');
  await answer(json(FOUND));
  const active = () => field().getAttribute('aria-activedescendant');
  const key = (name: string) => fireEvent.keyDown(field(), { key: name });
  // Without an active suggestion the form searches.
  expect(key('Enter')).toBe(true);
  key('ArrowDown');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Medical detox');
  expect(active()).toBe(screen.getByRole('option', { selected: true }).id);
  key('ArrowDown');
  key('ArrowDown');
  expect(active()).toBeNull();
  key('ArrowUp');
  const clicked = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('option', { selected: true }).addEventListener('click', clicked);
  expect(key('Enter')).toBe(false);
  expect(clicked).toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
});

it('Escape, leaving the field and emptying it close the list; the words stay', async () => {
  for (const close of [
    () => fireEvent.keyDown(field(), { key: 'Escape' }),
    () => fireEvent.blur(field()),
    () => fireEvent.submit(field()),
  ]) {
    await type('deto');
    await answer(json(FOUND));
    expect(list()).not.toBeNull();
    close();
    expect(list()).toBeNull();
    expect(field()).toHaveValue('deto');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  }
});

it.each([
  ['503', () => json([], 503)],
  ['429', () => json([], 429)],
  ['no answer', () => new TypeError('Failed to fetch')],
  ['no JSON', () => new Response('<html>')],
  ['another form', () => json({ suggestions: 'x' })],
])('after %s there are no suggestions, and no error', async (_what, response) => {
  await type('deto');
  await answer(json(FOUND));
  await type('detox');
  await answer(response());
  expect(list()).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('after 429 no request is sent for a while', async () => {
  await type('deto');
  await answer(json([], 429));
  await type('detox');
  expect(sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(60_000);
  await type('detox c');
  expect(sent).toHaveLength(2);
});

it('a suggestion that leads to another site is left out', async () => {
  await type('deto');
  await answer(json([...FOUND, { title: 'Elsewhere', url: '//evil.example', label: 'Page' }]));
  expect(options()).toHaveLength(FOUND.length);
});

it('the list ends above the sticky bar', async () => {
  document.documentElement.style.scrollPaddingBottom = '100px';
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 300, 200, window.innerHeight - 300));
  await type('deto');
  await answer(json(FOUND));
  expect(list()?.style.maxHeight).toBe(`${window.innerHeight - 100 - 8 - 300}px`);
  document.documentElement.style.scrollPaddingBottom = '';
});
