/** What script/server prints of the site's own log, with a real process. */
import { join } from 'node:path';

import { nextFreePort } from '@footbridge/tools/process/ports';
import { createSupervisor } from '@footbridge/tools/process/supervisor';
import { startServer } from '@footbridge/tools/server/start-server';

import { until } from '../../../__tests__/support/until';

const root = join(__dirname, '../../..');
const supervisor = createSupervisor();
afterAll(() => supervisor.kill());

/** Warns before it listens, and logs its first request. */
const server = (port: number): string => `
  console.warn('LEAD_KEY is not set');
  require('node:http')
    .createServer((request, response) => { console.log('first request'); response.end(); })
    .listen(${port}, '127.0.0.1');`;

it('prints the summary, then what the site logged before its first answer, then the rest, each once', async () => {
  const printed: string[] = [];
  const port = await nextFreePort(21_900);
  const { url } = await startServer(
    {
      root,
      port,
      env: process.env,
      supervisor,
      onReady: (site) => printed.push(`summary of ${site}\n`),
      onOutput: (text) => printed.push(text),
    },
    ['--eval', server(port)],
  );
  await until(() => printed.join('').includes('first request'));
  expect(printed.join('')).toBe(`summary of ${url}\nLEAD_KEY is not set\nfirst request\n`);
});
