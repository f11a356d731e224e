/** script/server itself: that it says where things are, and leaves nothing behind. As a built site: processes.spec.ts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nextFreePort, portObstacle } from '@footbridge/tools/process/ports';
import { E2E_SITE, serverEnvironment } from '../support/settings';
import { expect, test } from '../support/test';

const root = join(__dirname, '../..');

test('script/server --dev prints its addresses and the demo editor’s login, and SIGTERM ends all of it', async () => {
  // The first page is compiled first.
  test.setTimeout(120_000);
  const port = await nextFreePort(21_500);
  const server = spawn(join(root, 'script/server'), ['--site', E2E_SITE, '--port', String(port), '--dev'], {
    env: { ...process.env, ...serverEnvironment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.setEncoding('utf8');
  server.stdout.on('data', (text: string) => (output += text));
  try {
    await expect.poll(() => output, { timeout: 100_000 }).toContain('Ctrl-C');

    expect(output).toContain(`http://127.0.0.1:${port}/`);
    expect(output).toContain('admin / footbridge-demo');
    const wordPressPort = Number(/WordPress\s+http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    expect(await portObstacle(wordPressPort)).toBe('EADDRINUSE');

    server.kill('SIGTERM');
    const [code] = await once(server, 'exit');
    expect(code).toBe(0);
    expect(await Promise.all([port, wordPressPort].map((each) => portObstacle(each)))).toEqual([null, null]);
  } finally {
    // A process that outlives a failure would occupy the port, and the lock of a development server.
    server.kill('SIGTERM');
  }
});
