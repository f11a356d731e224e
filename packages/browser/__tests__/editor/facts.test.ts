/** @jest-environment jest-fixed-jsdom */
import { facts } from '@/components/AdminBar/facts.fixture';
import { factsForEditor, fetchPageFacts } from '@footbridge/browser/editor/facts';

const error = (code: string) => ({ error: { code, message: 'In a sentence.' } });
const SIGNED_OUT = { status: 401, body: error('signed-out') };
const SIGN_IN = 'POST /api/faust/auth/sign-in';
const PAGE = 'GET /api/editor/page?path=%2Fabout%2F';

let requests: string[];
/** Answers to the page's question, in order; what the sign-in answers. */
let answers: { status?: number; body: unknown }[];
let signIn: { status?: number; body: unknown } | 'no answer';

beforeEach(() => {
  requests = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.cookie = 'footbridge-login=new%3Aedie';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    requests.push(`${init?.method} ${String(input)}`);
    const answer = init?.method === 'POST' ? signIn : answers.shift();
    if (answer === 'no answer' || !answer) throw new TypeError('offline');
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => {
  document.cookie = 'footbridge-login=; max-age=0';
});

it('fetches the facts of the page’s path', async () => {
  answers = [{ body: facts }];
  expect(await fetchPageFacts('/über uns/')).toEqual({ kind: 'facts', facts });
  expect(requests).toEqual(['GET /api/editor/page?path=%2F%C3%BCber%20uns%2F']);
});

it.each([
  ['a visitor without session', error('signed-out'), 401, { kind: 'signed-out' }],
  ['a user without the right to edit', error('no-right'), 403, { kind: 'no-right' }],
  ['a request from another page', error('foreign'), 403, { kind: 'unavailable', message: 'In a sentence.' }],
  ['WordPress does not answer', error('unavailable'), 503, { kind: 'unavailable', message: 'In a sentence.' }],
  ['half of it is missing', { ...facts, staff: undefined }, 200, { kind: 'unavailable', message: expect.any(String) }],
  ['it is an error in other words', 'Bad Gateway', 502, { kind: 'unavailable', message: expect.any(String) }],
])('says so when %s', async (_what, body, status, expected) => {
  answers = [{ body, status }];
  expect(await fetchPageFacts('/about/')).toEqual(expected);
});

it('says so when there is no answer at all', async () => {
  answers = [];
  expect(await fetchPageFacts('/about/')).toMatchObject({ kind: 'unavailable' });
});

describe('[S6.2] whom WordPress’s cookie names, and who is not signed in here,', () => {
  it('is signed in without another step, and gets the page’s facts', async () => {
    answers = [SIGNED_OUT, { body: facts }];
    signIn = { body: { editor: { login: 'edie', name: 'Edie Editor' } } };
    expect(await factsForEditor('/about/')).toEqual({ kind: 'facts', facts });
    expect(requests).toEqual([PAGE, SIGN_IN, PAGE]);
  });

  it.each([
    ['WordPress does not confirm it', SIGNED_OUT],
    ['WordPress does not answer', { status: 503, body: error('upstream') }],
    ['the site does not answer', 'no answer' as const],
    ['the answer is something else', { body: { editor: 'edie' } }],
  ])('stays signed out where %s', async (_what, answer) => {
    answers = [SIGNED_OUT];
    signIn = answer;
    expect(await factsForEditor('/about/')).toEqual({ kind: 'signed-out' });
    expect(requests).toEqual([PAGE, SIGN_IN]);
  });

  it('who may not edit gets that answer', async () => {
    answers = [SIGNED_OUT];
    signIn = { status: 403, body: error('no-right') };
    expect(await factsForEditor('/about/')).toEqual({ kind: 'no-right' });
  });

  it.each(['asked%3Aedie', 'none%3Aedie', ''])(
    'is not signed in by itself where the server said so: %s',
    async (cookie) => {
      document.cookie = `footbridge-login=${cookie}`;
      answers = [SIGNED_OUT];
      expect(await factsForEditor('/about/')).toEqual({ kind: 'signed-out' });
      expect(requests).toEqual([PAGE]);
    },
  );
});

it('who is signed in is not signed in again', async () => {
  answers = [{ body: facts }];
  expect(await factsForEditor('/about/')).toEqual({ kind: 'facts', facts });
  expect(requests).toEqual([PAGE]);
});
