/** The site that editors' tests change, in processes and with its own data: edits must not reach other tests. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { nextFreePort } from '@footbridge/tools/process/ports';
import { E2E_SITE, serverEnvironment } from '../settings';
import type { EmbeddedTarget, RealTarget } from './target';

const root = join(__dirname, '../../..');
/** May include a build. */
const WITHIN_MS = 5 * 60_000;

export interface EditedSite {
  url: string;
  wordPressUrl: string;
  /** The site's own DATA_DIR: history and caught mail. */
  dataDir: string;
  stop(): Promise<void>;
}

/** Starts script/server for the target's WordPress, and waits until it prints its addresses. */
export async function startEditedSite(target: RealTarget | EmbeddedTarget): Promise<EditedSite> {
  const isReal = target.kind === 'real';
  const port = isReal ? target.port : await nextFreePort(23_800);
  const data = mkdtempSync(join(tmpdir(), 'footbridge-editors-'));
  const server = spawn(join(root, 'script/server'), ['--site', E2E_SITE, '--port', String(port)], {
    env: {
      ...process.env,
      ...serverEnvironment,
      ...(isReal && { WORDPRESS_URL: target.wordPressUrl }),
      DATA_DIR: data,
      // Sends no mail.
      SMTP_URL: '',
      MAIL_FROM: 'site@example.com',
      STAFF_EMAILS: 'night.desk@example.com,web.team@example.com',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(server, 'exit');
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  for (const began = Date.now(); !output.includes('Ctrl-C'); await sleep(100)) {
    if (server.exitCode === null && Date.now() - began < WITHIN_MS) continue;
    await stop();
    throw new Error(`The site to be edited did not start:\n${output}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    wordPressUrl: isReal ? target.wordPressUrl : (/WordPress\s+(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1] ?? ''),
    dataDir: isReal ? data : join(data, 'embedded', E2E_SITE),
    stop,
  };
}

const pages = z.array(z.object({ link: z.url() })).max(1);
const LOOPBACK = new Set(['127.0.0.1', 'localhost']);

/**
 * Returns the site's address as its WordPress writes it in links: 127.0.0.1 and localhost are two hosts to a browser.
 * The WordPress may have no page yet.
 * @throws where WordPress has another front-end address
 */
export async function frontEndOf({ url, wordPressUrl }: EditedSite): Promise<string> {
  const response = await fetch(`${wordPressUrl}/?rest_route=/wp/v2/pages&per_page=1&_fields=link`);
  const [page] = pages.safeParse(await response.json().catch(() => null)).data ?? [];
  const [own, settings] = [new URL(url), new URL(page?.link ?? url)];
  if (settings.origin === new URL(wordPressUrl).origin) return url;
  if (settings.port !== own.port || !LOOPBACK.has(settings.hostname)) {
    throw new Error(
      `WordPress has ${settings.origin} as its front end, and the site under test is ${url}: set "Front-end site URL" in Settings → Faust to ${url}, or PORT to the port that it names.`,
    );
  }
  return settings.origin;
}
