/** @jest-environment jest-fixed-jsdom */
import { followClearLink } from '@footbridge/browser/editor/follow-clear-link';

const requests: string[] = [];
const sent: string[] = [];

document.addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) throw new TypeError('no form');
  const fields = [...form.elements].flatMap((field) => (field instanceof HTMLInputElement ? [field] : []));
  const body = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
  sent.push(`${form.method} ${form.getAttribute('action')} ${body}`);
});

beforeEach(() => {
  document.cookie = 'csrf-token=; max-age=0; path=/';
  requests.length = sent.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    requests.push(String(input));
    document.cookie = 'csrf-token=a-new-token; path=/';
    return Response.json({});
  });
});

it('[S2.26] posts the token to the page with the flag, at once', () => {
  document.cookie = 'csrf-token=the-token; path=/';
  void followClearLink('/about/?a=b&clear-cache');
  expect([sent, requests]).toEqual([['post /about/?a=b&clear-cache token=the-token'], []]);
});

it('requests a token first in a browser that has none', async () => {
  await followClearLink('/about/?clear-menu-cache');
  expect([sent, requests]).toEqual([['post /about/?clear-menu-cache token=a-new-token'], ['/api/visitor']]);
});

it('leads to the page also when there is no token', async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError('network error'));
  await followClearLink('/about/?clear-cache');
  expect(sent).toEqual(['post /about/?clear-cache token=']);
});
