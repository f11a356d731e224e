import { facts } from '@/components/AdminBar/facts.fixture';
import { fetchPageFacts } from '@footbridge/browser/editor/facts';

const error = (code: string) => ({ error: { code, message: 'In a sentence.' } });
const answer = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

it('fetches the facts of the page’s path', async () => {
  const fetched = answer(facts);
  expect(await fetchPageFacts('/über uns/')).toEqual({ kind: 'facts', facts });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/editor/page?path=%2F%C3%BCber%20uns%2F');
});

it.each([
  ['a visitor without session', error('signed-out'), 401, { kind: 'signed-out' }],
  ['a user without the right to edit', error('no-right'), 403, { kind: 'no-right' }],
  ['a request from another page', error('foreign'), 403, { kind: 'unavailable', message: 'In a sentence.' }],
  ['WordPress does not answer', error('unavailable'), 503, { kind: 'unavailable', message: 'In a sentence.' }],
  ['half of it is missing', { ...facts, staff: undefined }, 200, { kind: 'unavailable', message: expect.any(String) }],
  ['it is an error in other words', 'Bad Gateway', 502, { kind: 'unavailable', message: expect.any(String) }],
])('says so when %s', async (_what, body, status, expected) => {
  answer(body, status);
  expect(await fetchPageFacts('/about/')).toEqual(expected);
});

it('says so when there is no answer at all', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  expect(await fetchPageFacts('/about/')).toMatchObject({ kind: 'unavailable' });
});
