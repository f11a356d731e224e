/** The whole command, against doubles of both sides. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { parity } from '@/script/lib/parity/parity';
import { describeError } from '@/script/lib/process/problem';

import { SECRET, site, wordPress } from './parity-doubles';

import type { Server } from './parity-doubles';

jest.setTimeout(30_000);
const servers: Server[] = [];
const folder = mkdtempSync(join(tmpdir(), 'parity-'));

async function start(...wanted: Promise<Server>[]): Promise<Server[]> {
  const started = await Promise.all(wanted);
  servers.push(...started);
  return started;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Runs the command as its entry does: output, messages, exit code or error. */
async function run(args: string[], secret = SECRET): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  try {
    const code = await parity(args, secret, {
      print: (text) => out.push(text),
      report: (text) => err.push(text),
      progress: { step: () => undefined, end: () => undefined },
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  } catch (error) {
    return { code: 2, out: out.join('\n'), err: describeError(error) };
  }
}

const sides = (from: Server | undefined, to: Server | undefined) => [
  '--wordpress',
  from?.url ?? '',
  '--site',
  to?.url ?? '',
];
const lastLine = (text: string) => text.trim().split('\n').at(-1);

describe('npm run tool -- parity against a WordPress', () => {
  it('compares what WordPress lists and unlisted addresses, and prints differences', async () => {
    const [from, to] = await start(wordPress(), site({ broken: '/talking/' }));
    const { code, out, err } = await run(sides(from, to));
    expect(out).toMatch(/^≠ {2}\/talking\/ .* 200 .* 404 .*\n +✗ status 404 instead of 200$/m);
    expect(out).toMatch(/^= {2}\/category\/news\/ .* archive +2$/m);
    // The site redirects to the slash as WordPress does; the other odd spellings are missing on both sides.
    expect(out).toMatch(/^= {2}\/walking +post spelling +301 → \/walking\/ +308 → \/walking\/ 200/m);
    expect(out).toMatch(/^= {2}\/category\/news\/page\/2\/ .* 404 /m);
    expect(out).not.toContain('post_type=review');
    expect(lastLine(out)).toMatch(/^9\d(\.\d)? %$/);
    expect(err).toContain('Not listed: /wp/v2/users responds with HTTP 401.');
    expect(code).toBe(1);
  });

  it('reaches 100 % and ends well when all are equal', async () => {
    const [from, to] = await start(wordPress(), site());
    const json = join(folder, 'lines.json');
    const { code, out } = await run([...sides(from, to), '--json', json, '--differences']);
    expect([code, lastLine(out)]).toEqual([0, '100 %']);
    expect(out).not.toContain('/walking/');
    expect(JSON.parse(readFileSync(json, 'utf8'))).toContainEqual(
      expect.objectContaining({ path: '/2024/05/', differences: [] }),
    );
  });

  it('needs the plugin, and says so', async () => {
    const [from, to] = await start(wordPress({ route: false }), site());
    expect(await run(sides(from, to))).toMatchObject({ code: 2, err: expect.stringMatching(/no resolve route/) });
  });

  it('is refused with another secret, and names the remedy', async () => {
    const [from, to] = await start(wordPress({ secret: 'another' }), site());
    const { code, err } = await run(sides(from, to));
    expect([code, err]).toEqual([
      2,
      expect.stringMatching(/^WordPress refuses the signature .*FOOTBRIDGE_SECRET has to be the plugin's.*$/),
    ]);
  });

  it('ends at once when one of the two does not respond', async () => {
    const [from, to] = await start(wordPress(), site());
    expect(await run(['--wordpress', from?.url ?? '', '--site', 'http://127.0.0.1:9'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--site: .*does not respond/),
    });
    expect(await run(['--wordpress', 'http://127.0.0.1:9', '--site', to?.url ?? ''])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--wordpress: .*does not respond/),
    });
  });
});

describe('npm run tool -- parity against a recorded list', () => {
  const record = (content: unknown) => {
    const file = join(folder, 'sample.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };
  const entry = {
    url: '/',
    kind: 'front',
    mode: 'latest',
    status: 200,
    templates: ['archive.php'],
    conditionals: ['is_archive'],
    posts: ['/walking/', '/talking/'],
  };

  it('needs no WordPress; any of several recorded responses may match', async () => {
    const [to] = await start(site());
    const file = record([entry, { ...entry, mode: 'static', posts: [] }, { url: '/nope/', status: 404 }]);
    const args = ['--sample', file, '--site', to?.url ?? ''];
    expect(await run(args)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/2 addresses compared: 2 equal.*\n100 %$/),
    });
    expect(await run([...args, '--front', 'static'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('2 posts instead of 0'),
    });
  });

  it('names a file that is no such list', async () => {
    const [to] = await start(site());
    expect(await run(['--sample', record([{ url: '/' }]), '--site', to?.url ?? ''])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--sample: .*sample\.json is no list of responses: at 0\.status/),
    });
    expect(await run(['--sample', join(folder, 'none.json'), '--site', to?.url ?? ''])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/can't be read/),
    });
  });
});

describe('the command itself', () => {
  const command = async (...args: string[]) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'script/lib/parity/main.ts', ...args], {
      cwd: join(__dirname, '../..'),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (text) => (output += String(text)));
    child.stdout.resume();
    const [code] = await once(child, 'close');
    return [code, output];
  };

  it('ends with 2 and one line when it is called wrongly', async () => {
    expect(await command('--site', 'x')).toEqual([2, expect.stringMatching(/^--wordpress is missing.*\n$/)]);
  });
});
