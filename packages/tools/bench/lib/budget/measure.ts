import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { templatePages } from '../../../../../e2e/support/templates';
import { LOOPBACK } from '../../../process/ports';
import { Problem } from '../../../process/problem';
import type { Supervisor } from '../../../process/supervisor';
import { visitForSize, type PageSize } from '../size/visit';

export interface TreeRequest {
  /** The checkout that is built and served, by its own code. */
  tree: string;
  /** For its leads and cache. */
  data: string;
  port: number;
  browser: Browser;
  supervisor: Supervisor;
  /** One line about what is being done. */
  say: (line: string) => void;
}

/** Returns what a first visit to each template's page loads; a page that a checkout lacks is left out. */
export async function measureTree(request: TreeRequest): Promise<PageSize[]> {
  const { browser, say } = request;
  const { url, end } = await serve(request);
  const pages: PageSize[] = [];
  for (const [name, path] of Object.entries(templatePages)) {
    say(name);
    const { status } = await fetch(url + path, { redirect: 'manual' });
    if (status !== 404) pages.push(await visitForSize(browser, name, url + path));
  }
  await end();
  return pages;
}

/** Builds and serves a checkout with its embedded WordPress; resolves when the front page responds. */
async function serve({ tree, data, port, supervisor, say }: TreeRequest) {
  const url = `http://${LOOPBACK}:${port}`;
  let output = '';
  rmSync(data, { recursive: true, force: true });
  const server = supervisor.start(join(tree, 'script/server'), ['--port', String(port)], {
    cwd: tree,
    // Nothing of the caller's own changes a figure.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, WORDPRESS_URL: '', DATA_DIR: data },
    onOutput: (text) => {
      output += text;
      for (const line of text.split('\n')) if (/^(?:Building|Built|Installing)/.test(line)) say(line);
    },
  });
  let hasEnded = false;
  void server.exited.then(() => (hasEnded = true));
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return { url, end: server.end };
    if (hasEnded) throw new Problem(`${output.trim()}\n${tree} could not be served: see above.`);
    await sleep(500);
  }
}
