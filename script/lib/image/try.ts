import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { siteOf } from '@/site-config/brands';
import { startEmbeddedWordPress } from '@/wordpress/embedded/server';
import { nextFreePort } from '../process/ports';
import { Problem } from '../process/problem';
import { IMAGE, type ImageConfig } from './build';
import type { Buildah } from './commands';

const MAX_START_MS = 30_000;
const SECRET = randomBytes(32).toString('hex');
const DATA_DIR = '/var/lib/footbridge';

function requireThat(condition: boolean, what: string): void {
  if (!condition) throw new Problem(`The image fails: ${what}`);
}

async function untilReady(url: string, log: () => string): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < MAX_START_MS) {
    const response = await fetch(`${url}/api/health?live`).catch(() => null);
    if (response?.ok) return Date.now() - began;
    await sleep(20);
  }
  throw new Problem(`${log()}\nThe image does not answer within ${MAX_START_MS / 1000} s: see above.`);
}

/** Requests a page, a picture in a size of its own, the outbox. */
async function requireSite(url: string, code: string): Promise<void> {
  const html = await (await fetch(`${url}/`)).text();
  requireThat(html.includes(siteOf(code).callNumbers.default.display), `no page of ${code}`);
  const picture = /\/_next\/image\?url=[^&"]+/.exec(html)?.[0];
  const resized = await fetch(`${url}${picture}&w=96&q=75`, { headers: { accept: 'image/webp' } });
  requireThat(resized.headers.get('content-type') === 'image/webp', `a resized picture is ${resized.status}`);
  const health = await (await fetch(`${url}/api/health`)).text();
  requireThat(health.includes('"pageCache":"ok","outbox":"ok"'), health);
}

export interface Trial {
  /** From the start of the container to its first answer. */
  startMs: number;
  /** The container's files, with those of the base. */
  mount: string;
}

/** Runs a brand from the image as its configuration says, with a WordPress of its own. @throws Problem with what fails */
export async function tryImage(buildah: Buildah, config: ImageConfig, code: string): Promise<Trial> {
  const [user = 0, group = 0] = config.User.split(':').map(Number);
  requireThat(user > 0, 'it runs as root');
  const data = mkdtempSync(join(tmpdir(), 'footbridge-image-'));
  chownSync(data, user, group);
  const wordPress = await startEmbeddedWordPress({
    site: code,
    webhookSecret: SECRET,
    port: await nextFreePort(24_000),
    frontendUrl: 'http://127.0.0.1:3000',
  });
  const port = await nextFreePort(24_100);
  const container = await buildah.run('from', '--pull-never', IMAGE);
  const env = {
    SITE: code,
    PORT: String(port),
    WORDPRESS_URL: wordPress.url,
    FOOTBRIDGE_SECRET: SECRET,
    LEAD_KEY: randomBytes(32).toString('base64'),
    LEAD_WEBHOOK_URL: 'https://crm.example.org/leads',
    LEAD_WEBHOOK_SECRET: 'of a trial',
  };
  const run = [
    'run',
    '--isolation=chroot',
    '--volume',
    `${data}:${DATA_DIR}`,
    ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    container,
    '--',
  ];
  let log = '';
  const server = buildah.start([...run, ...config.Entrypoint], (text) => (log += text));
  try {
    const url = `http://127.0.0.1:${port}`;
    const startMs = await untilReady(url, () => log);
    await requireSite(url, code);
    const [, ...healthCheck] = config.Healthcheck.Test;
    await buildah.run(...run, ...healthCheck);
    const mount = await buildah.run('mount', container);
    requireThat(readdirSync(join(mount, 'tmp')).length === 0, 'it writes to /tmp');
    requireThat(!/"level":"error"/.test(log), log);
    return { startMs, mount };
  } finally {
    await server.end();
    await wordPress.close();
    rmSync(data, { recursive: true });
  }
}
