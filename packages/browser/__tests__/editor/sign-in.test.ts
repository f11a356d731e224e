/** @jest-environment jest-fixed-jsdom */
import { facts } from '@/components/AdminBar/facts.fixture';
import { factsForEditor } from '@footbridge/browser/editor/facts';

const SIGNED_OUT = { status: 401, body: { error: { code: 'signed-out', message: 'Nobody is signed in.' } } };
const SIGN_IN = 'POST /api/faust/auth/sign-in';
const PAGE = 'GET /api/editor/page?path=%2Fabout%2F';

let requests: string[];
/** Answers to the page's question, in order; what the sign-in answers. */
let answers: { status?: number; body: unknown }[];
let signIn: { status?: number; body: unknown } | 'no answer';

beforeEach(() => {
  requests = [];
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

describe('[S6.2] whom WordPress’s cookie names, and who is not signed in here,', () => {
  it('is signed in without another step, and gets the page’s facts', async () => {
    answers = [SIGNED_OUT, { body: facts }];
    signIn = { body: { editor: { login: 'edie', name: 'Edie Editor' } } };
    expect(await factsForEditor('/about/')).toEqual({ kind: 'facts', facts });
    expect(requests).toEqual([PAGE, SIGN_IN, PAGE]);
  });

  it.each([
    ['WordPress does not confirm it', SIGNED_OUT],
    ['WordPress does not answer', { status: 503, body: { error: { code: 'upstream', message: 'No.' } } }],
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
    signIn = { status: 403, body: { error: { code: 'no-right', message: 'No.' } } };
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
