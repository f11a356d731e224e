/** Real processes and real signals: nothing that a command starts may outlive it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, portOf } from '@footbridge/tools/process/listen';
import { nextFreePort, portObstacle } from '@footbridge/tools/process/ports';

const root = join(__dirname, '../../..');
jest.setTimeout(30_000);

/** Starts the command of the fixtures and waits until its grandchild listens. */
async function startCommand(whenStopped: 'zero' | 'signal' = 'zero') {
  const childPort = await nextFreePort(21_100);
  const ownPort = await nextFreePort(childPort + 1);
  const command = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'fixtures/command.ts'), String(childPort), String(ownPort), whenStopped],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(command.stdout, 'data');
  return { command, ports: [childPort, ownPort] };
}

/** Returns the ports that are still in use, after the moment that the kernel may need. */
async function portsStillTaken(ports: number[]): Promise<number[]> {
  for (let round = 0; round < 100; round += 1) {
    const obstacles = await Promise.all(ports.map((port) => portObstacle(port)));
    if (obstacles.every((obstacle) => obstacle === null)) return [];
    await sleep(20);
  }
  return ports;
}

async function exitOf(command: ChildProcess): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  if (command.exitCode === null && command.signalCode === null) await once(command, 'exit');
  return { code: command.exitCode, signal: command.signalCode };
}

describe('a command that is stopped', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'leaves nothing behind on %s, not even a child that will not listen',
    async (signal) => {
      const { command, ports } = await startCommand();
      expect(await Promise.all(ports.map((port) => portObstacle(port)))).toEqual(['EADDRINUSE', 'EADDRINUSE']);
      command.kill(signal);
      expect(await exitOf(command)).toEqual({ code: 0, signal: null });
      expect(await portsStillTaken(ports)).toEqual([]);
    },
  );

  it("ends with the signal's exit code where it had nothing to show yet", async () => {
    const { command } = await startCommand('signal');
    command.kill('SIGTERM');
    expect(await exitOf(command)).toEqual({ code: 143, signal: null });
  });

  it('takes a Ctrl-C that npm passes on for one', async () => {
    const { command, ports } = await startCommand();
    command.kill('SIGINT');
    await once(command.stdout, 'data');
    command.kill('SIGINT');
    expect(await exitOf(command)).toEqual({ code: 0, signal: null });
    expect(await portsStillTaken(ports)).toEqual([]);
  });

  it('waits for nothing on a second signal', async () => {
    const { command, ports } = await startCommand();
    command.kill('SIGTERM');
    command.kill('SIGINT');
    const { code } = await exitOf(command);
    expect(code).toBeGreaterThan(128);
    expect(await portsStillTaken(ports)).toEqual([]);
  });

  it('ends its children even when it is killed', async () => {
    const { command, ports } = await startCommand();
    command.kill('SIGKILL');
    await exitOf(command);
    expect(await portsStillTaken(ports)).toEqual([]);
  });
});

describe('script/server that cannot start', () => {
  /** Runs the real script to its end. */
  async function run(args: string[], env: Record<string, string> = {}) {
    const child = spawn(join(root, 'script/server'), args, {
      env: { ...process.env, NODE_ENV: 'test', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const [code] = await once(child, 'close');
    return { code, lines: output.trim().split('\n') };
  }

  it('names a port in use and the option, before it builds anything', async () => {
    const holder = createServer();
    await listen(holder);
    const port = portOf(holder);
    const { code, lines } = await run(['--port', String(port)]);
    holder.close();
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [`Port ${port} is taken by another program. Choose another one: --port ${port + 1}`],
    });
  });

  it('lists the sites when one is wrong', async () => {
    const { code, lines } = await run(['--site', 'NOWHERE']);
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^--site: there is no site "NOWHERE"\. Sites: AHW/)]);
  });

  it.each(['WORDPRESS_URL', 'NEXT_PUBLIC_WORDPRESS_URL'])(
    'reports that the WordPress of %s does not answer',
    async (name) => {
      const port = await nextFreePort(21_200);
      const { code, lines } = await run(['--port', String(port + 1)], { [name]: `http://127.0.0.1:${port}` });
      expect(code).toBe(1);
      expect(lines).toEqual([expect.stringMatching(/^WORDPRESS_URL: .* does not answer \(ECONNREFUSED\)/)]);
    },
  );

  it('names the variable whose value is wrong', async () => {
    const { code, lines } = await run([], { FOOTBRIDGE_SECRET: 'short' });
    expect(code).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^FOOTBRIDGE_SECRET must have at least 32 characters/)]);
  });
});
