/** Connections that WordPress closes while a request is on its way, from a double on a real port. */
import { createServer, type Server, type ServerResponse } from 'node:http';

import { gql } from '@apollo/client';

import { queryWordPress } from '@footbridge/bridge/wordpress/faust/query';
import { fetchRest, fetchWordPress } from '@footbridge/bridge/wordpress/rest/request';
import { requestUpstream, upstreamClient, upstreamStats } from '@footbridge/bridge/wordpress/upstream/client';
import { FAILURES_TO_OPEN } from '@footbridge/bridge/wordpress/upstream/limits';
import { listen } from '@footbridge/tools/process/listen';

import { configureFaust, LOG_LEVELS, resetState } from '../../../../../__tests__/support/wordpress-server';

const ANSWER = JSON.stringify({ data: { generalSettings: null } });
const QUERY = gql`
  query GetTitle {
    generalSettings {
      title
    }
  }
`;
const MUTATION = gql`
  mutation CreateComment {
    createComment {
      success
    }
  }
`;
const query = () => queryWordPress(QUERY, {});

let double: Server;
/** The connection's port of each request. */
let requests: (number | undefined)[];
/** Answers the requests in this order, the last one also all others. */
let answers: ((response: ServerResponse) => void)[];

const reset = (response: ServerResponse) => void response.socket?.resetAndDestroy();
const close = (response: ServerResponse) => void response.socket?.destroy();
const answer = (response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER);
const breakOff = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"data"', () => response.socket?.destroy());
};

beforeEach(async () => {
  resetState();
  configureFaust();
  for (const level of LOG_LEVELS) jest.spyOn(console, level).mockImplementation(() => undefined);
  requests = [];
  double = createServer((request, response) => {
    requests.push(request.socket.remotePort);
    request.resume().once('end', () => (answers.length > 1 ? answers.shift() : answers[0])?.(response));
  });
  process.env.WORDPRESS_URL = await listen(double);
});

afterEach(() => {
  double.closeAllConnections();
  double.close();
});

describe('a request whose connection ends before the response', () => {
  it.each([
    ['is reset', reset],
    ['is closed', close],
    ['is closed with all idle ones, as by a restart', () => double.closeAllConnections()],
  ])('is answered over another one, when its own %s', async (_, end) => {
    answers = [answer, answer, answer, end, answer];
    await Promise.all([query(), query(), query()]);
    expect(await query()).toEqual({ generalSettings: null });
    expect(requests).toHaveLength(5);
    expect(requests.slice(0, 3)).toContain(requests[3]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['REST', () => fetchRest('/footbridge/v1/versions')],
    ['a feed', () => fetchWordPress('/feed/', {}, { isRead: true })],
  ])('is sent again to %s', async (_, send) => {
    answers = [reset, answer];
    await send();
    expect(requests).toHaveLength(2);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a comment', () => queryWordPress(MUTATION, {})],
    ['a password', () => fetchRest('/wp/v2/posts/1', { password: 'secret' })],
    ['a code of a sign-in', () => fetchWordPress('/generate', {}, { kind: 'editor' })],
  ])('is not sent again with %s', async (_, send) => {
    answers = [reset, answer];
    await expect(send()).rejects.toMatchObject({ name: 'UpstreamError' });
    expect(requests).toHaveLength(1);
  });

  it('is one success for the circuit breaker, and one failure when it ends so twice', async () => {
    answers = [...Array.from({ length: FAILURES_TO_OPEN }, () => [reset, answer]).flat(), reset];
    for (let count = 0; count < FAILURES_TO_OPEN; count += 1) await query();
    const { breaker } = upstreamClient('pages');
    for (let count = 1; count < FAILURES_TO_OPEN; count += 1) {
      await expect(query()).rejects.toThrow(/^fetch failed \((?:ECONNRESET|UND_ERR_SOCKET)\)$/);
      expect(breaker.state).toBe('closed');
    }
    await expect(query()).rejects.toThrow(/fetch failed/);
    expect(breaker.state).toBe('open');
    expect(requests).toHaveLength(4 * FAILURES_TO_OPEN);
  });

  it('uses one slot for both', async () => {
    answers = [
      reset,
      (response) => {
        expect(upstreamStats().pages.active).toBe(1);
        answer(response);
      },
    ];
    await query();
    expect(upstreamStats().pages.active).toBe(0);
  });

  it('is not sent again once the circuit breaker is open', async () => {
    const { breaker } = upstreamClient('pages');
    answers = [
      (response) => {
        for (let count = 0; count < FAILURES_TO_OPEN; count += 1) breaker.failed(Infinity);
        reset(response);
      },
      answer,
    ];
    await expect(query()).rejects.toThrow(/fetch failed/);
    expect(requests).toHaveLength(1);
  });
});

describe('a request is sent once', () => {
  it('when the response has begun', async () => {
    answers = [breakOff, answer];
    await expect(query()).rejects.toMatchObject({ name: 'UpstreamError' });
    expect(requests).toHaveLength(1);
  });

  it.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT'])(
    'when it fails with %s',
    async (code) => {
      const send = jest.fn(() => Promise.reject(new TypeError('fetch failed', { cause: { code } })));
      await expect(requestUpstream(send, { isRead: true })).rejects.toThrow('fetch failed');
      expect(send).toHaveBeenCalledTimes(1);
    },
  );
});
