/** What ends when a visitor's connection closes, and what goes on. */
import { HttpResponse, http } from 'msw';

import { sharedValue } from '@footbridge/bridge/cache/shared-values/shared-value';
import { cachePage } from '@footbridge/bridge/pages/page/cache-page';
import { sendComment } from '@footbridge/bridge/pages/comments/send';
import { loadPath, loadSearch } from '@footbridge/bridge/pages/page/load';
import { recordedValidity } from '@footbridge/bridge/cache/page-cache/renders';
import { ConnectionClosedError, isAbandoned } from '@footbridge/bridge/platform/current-request/connection';
import { newContext, withRequest } from '@footbridge/bridge/platform/current-request/context';
import { queryWordPress } from '@footbridge/bridge/wordpress/faust/query';
import { upstreamStats } from '@footbridge/bridge/wordpress/upstream/client';
import { FAILURES_TO_OPEN, SHARES } from '@footbridge/bridge/wordpress/upstream/limits';
import { MENU_QUERY } from '@/queries/menus';
import { templates } from '@/wp-templates';

import { RECORDED_WORDPRESS } from '../../../__tests__/recordings/address';
import { embeddedWordPress } from '../../../__tests__/support/embedded-wordpress';
import { temporaryCache } from '../../../__tests__/support/temporary-cache';
import { withoutSearchIndex, wordPressServer } from '../../../__tests__/support/wordpress-server';

const server = wordPressServer();
temporaryCache();
beforeEach(withoutSearchIndex);

/** A visitor, whose connection closes with `leave`. */
function visitor() {
  const connection = new AbortController();
  const context = { ...newContext('visitor'), signal: connection.signal };
  return {
    run: <Result>(work: () => Promise<Result>): Promise<Result> => withRequest(context, work),
    leave: () => connection.abort(new ConnectionClosedError('left')),
  };
}

const hanging: ((response: Response) => void)[] = [];

/** WordPress gets requests, and answers none. */
function hangingWordPress() {
  const received: Request[] = [];
  server.use(
    http.all(`${RECORDED_WORDPRESS}/*`, ({ request }) => {
      received.push(request);
      return new Promise<Response>((resolve) => hanging.push(resolve));
    }),
  );
  return {
    received,
    async until(count: number): Promise<void> {
      while (received.length < count) await new Promise(setImmediate);
    },
  };
}

const outcome = (of: Promise<unknown>): Promise<string> =>
  of.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.name : 'other'),
  );
const menu = () => queryWordPress(MENU_QUERY, { location: 'PRIMARY' });

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(async () => {
  // What goes on for others ends here, and logs nothing later.
  for (const answer of hanging.splice(0)) answer(HttpResponse.json({}));
  while (Object.values(upstreamStats()).some(({ active }) => active > 0)) await new Promise(setImmediate);
});

describe('a visitor who leaves', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a query', menu],
    ['a page', () => loadPath('/about/', templates)],
    ['a search', () => loadSearch({ words: 'detox', page: 1 }, templates)],
  ])('ends %s at once, without a line in the log', async (_what, work) => {
    const wordPress = hangingWordPress();
    const { run, leave } = visitor();
    const loading = outcome(run(work));
    await wordPress.until(1);
    leave();
    expect(await loading).toBe('ConnectionClosedError');
    expect(upstreamStats().searches).toMatchObject({ active: 0, queued: 0 });
    expect(console.warn).not.toHaveBeenCalled();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is no failure of WordPress', async () => {
    const wordPress = hangingWordPress();
    for (let count = 1; count <= 2 * FAILURES_TO_OPEN; count += 1) {
      const { run, leave } = visitor();
      const loading = outcome(run(menu));
      await wordPress.until(count);
      leave();
      await loading;
    }
    expect(upstreamStats().pages.state).toBe('closed');
  });

  it('leaves the queue to WordPress', async () => {
    const wordPress = hangingWordPress();
    const visitors = Array.from({ length: SHARES.pages.maxConcurrent + 5 }, visitor);
    const loading = visitors.map(({ run }) => outcome(run(menu)));
    await wordPress.until(SHARES.pages.maxConcurrent);
    expect(upstreamStats().pages).toMatchObject({ active: SHARES.pages.maxConcurrent, queued: 5 });
    for (const { leave } of visitors.toReversed()) leave();
    await Promise.all(loading);
    expect(upstreamStats().pages).toMatchObject({ active: 0, queued: 0 });
    expect(wordPress.received).toHaveLength(SHARES.pages.maxConcurrent);
  });

  it('leaves nothing in the cache: what was loaded may lack a part', async () => {
    const { run, leave } = visitor();
    const rendered = run(() =>
      cachePage('/left/', async () => {
        leave();
        return { kind: 'not-found', revalidate: 60 };
      }),
    );
    expect(await outcome(rendered)).toBe('ConnectionClosedError');
    expect(recordedValidity('/left/')).toBeUndefined();
  });

  it('does not end a comment halfway: WordPress may have stored it', async () => {
    let arrived = (): void => undefined;
    const sent = new Promise<void>((resolve) => (arrived = resolve));
    let respond = (): void => undefined;
    server.use(
      http.post(`${RECORDED_WORDPRESS}/*`, async () => {
        arrived();
        await new Promise<void>((resolve) => (respond = resolve));
        return HttpResponse.json({ data: { createComment: { success: true, comment: { status: 'APPROVE' } } } });
      }),
    );
    const { run, leave } = visitor();
    const fields = { author: 'Ann', email: 'ann@example.com', comment: 'Thank you.', parent: null };
    const comment = run(() => sendComment(12, fields));
    await sent;
    leave();
    respond();
    expect(await comment).toEqual({ kind: 'published' });
  });
});

describe('a value that several visitors wait for', () => {
  const loading = (isAbandonable?: true) => {
    let loads = 0;
    let finish = (): void => undefined;
    const value = sharedValue({
      name: 'list',
      freshMs: 1000,
      isAbandonable,
      load: async () => {
        loads += 1;
        await new Promise<void>((resolve, reject) => {
          finish = resolve;
          const timer = setInterval(() => {
            if (isAbandoned()) reject(new ConnectionClosedError('left'));
          }, 1);
          timer.unref();
        });
        return loads;
      },
    });
    return { get: () => value.get(), finish: () => finish(), loads: () => loads };
  };

  it('is loaded to its end for the last of them', async () => {
    const value = loading(true);
    const [first, second] = [visitor(), visitor()];
    const left = outcome(first.run(value.get));
    const stays = second.run(value.get);
    first.leave();
    value.finish();
    expect(await stays).toEqual({ value: 1, current: true });
    await left;
    expect(value.loads()).toBe(1);
  });

  it('is not loaded any more when all have left; the next one loads it again', async () => {
    const value = loading(true);
    const [first, second, third] = [visitor(), visitor(), visitor()];
    const left = [outcome(first.run(value.get)), outcome(second.run(value.get))];
    first.leave();
    second.leave();
    const next = third.run(value.get);
    expect(await Promise.all(left)).toEqual(['ConnectionClosedError', 'ConnectionClosedError']);
    while (value.loads() < 2) await new Promise(setImmediate);
    value.finish();
    expect(await next).toEqual({ value: 2, current: true });
  });

  it('is loaded to its end if every page needs it', async () => {
    const value = loading();
    const { run, leave } = visitor();
    const left = outcome(run(value.get));
    leave();
    expect(await left).toBe('ConnectionClosedError');
    const next = visitor().run(value.get);
    value.finish();
    expect(await next).toEqual({ value: 1, current: true });
    expect(value.loads()).toBe(1);
  });
});

it('a page is rendered for a visitor who stays', async () => {
  server.use(...embeddedWordPress());
  expect(await visitor().run(() => loadPath('/about/', templates))).toMatchObject({ kind: 'page' });
});
