import { readdirSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';

import { serveMedia } from '@footbridge/bridge/cache/media/serve';
import { upstreamClientsState } from '@footbridge/bridge/wordpress/upstream/client';
import { listen, originOf } from '@footbridge/tools/process/listen';
import { quietConsole } from '../../../../../__tests__/support/quiet-console';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

export type Answer = (response: ServerResponse) => void;

/** Answers with a status and a web page. */
export const status =
  (code: number): Answer =>
  (response) =>
    void response.writeHead(code, { 'content-type': 'text/html' }).end('<h1>no</h1>');

/** Runs with timers of requests that only the test advances. Those of connections are real. */
export async function withFakeTimeouts(work: () => Promise<void>): Promise<void> {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'performance', 'Date'],
  });
  try {
    await work();
  } finally {
    jest.useRealTimers();
  }
}

/**
 * A WordPress with uploads and the site's /media/ on ports of their own, with a data folder for each test. Call it once, at the
 * top of a file.
 * @param within runs each request to the site
 */
export function mediaSite(within: (serve: () => void) => void = (serve) => serve()) {
  const wordPress = createServer((_, response) => {
    media.requested += 1;
    media.answer(response);
  });
  const site = createServer((request, response) =>
    within(() => void serveMedia(request, response, (request.url ?? '').split('/').filter(Boolean), media.learn)),
  );
  const media = {
    wordPress,
    /** How WordPress answers from now on. */
    answer: status(404),
    requested: 0,
    /** Learns where WordPress has its uploads. */
    learn: async (): Promise<boolean> => true,
    data: '',
    origin: () => originOf(site),
    look: (at = '/2026/05/river.jpg', init: RequestInit = {}) => fetch(originOf(site) + at, init),
    files: (): string[] =>
      readdirSync(media.data, { recursive: true, withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
      ),
  };
  quietConsole();
  beforeAll(async () => {
    for (const server of [wordPress, site]) await listen(server);
  });
  beforeEach(() => {
    process.env.DATA_DIR = media.data = temporaryFolder();
    process.env.WORDPRESS_URL = originOf(wordPress);
    media.requested = 0;
    media.learn = async () => true;
    upstreamClientsState.value = undefined;
  });
  afterAll(async () => {
    delete process.env.DATA_DIR;
    for (const server of [wordPress, site]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });
  return media;
}
