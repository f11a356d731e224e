import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { signedHeaders } from '@/bridge/platform/signature';
import { requestSteadily, type Answered, type BenchRequest } from './open-loop';

/** The site reads a megabyte at most; the rest of the body needs a little of it. */
const LARGE = 1024 * 1024 - 1000;

/** Returns a signed webhook that would invalidate every page. @param filler padding bytes in its body */
export function webhook(site: string, secret: string, filler = 0): Required<BenchRequest> {
  const events = [{ kind: 'menu', keys: ['post:2', 'skipped:post'], uris: ['/', '/about/'] }];
  const body = JSON.stringify({ id: randomUUID(), sentAt: new Date().toISOString(), events, more: 'x'.repeat(filler) });
  return {
    url: `${site}/api/revalidate`,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders(secret, body) },
    body,
  };
}

/** The same with a secret of the sender's own: it claims a signature of this minute, so the site has to read and check it. */
export const forged = (site: string, filler = 0): Required<BenchRequest> =>
  webhook(site, randomBytes(32).toString('hex'), filler);
export const forgedLarge = (site: string): Required<BenchRequest> => forged(site, LARGE);
export const unsigned = (site: string): Required<BenchRequest> => ({
  ...forged(site),
  headers: { 'content-type': 'application/json' },
});

export interface Phase {
  name: string;
  webhooks: Answered[];
  page: Answered[];
  logLines: number;
}

interface Flood {
  request: Required<BenchRequest>;
  rate: number;
}

const answersSchema = z.array(z.object({ status: z.number(), cacheState: z.string(), ms: z.number() }));

function flood(task: Flood & { seconds: number }): Promise<Answered[]> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('flood.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
    child
      .once('message', (answers) => resolve(answersSchema.parse(answers)))
      .once('error', reject)
      .once('exit', () => reject(new Error('The flood ended early.')));
    child.send(task);
  });
}

/** Visits a page for some seconds, with or without webhooks meanwhile. @param log the site's output so far */
export async function runPhase(
  name: string,
  { page, seconds, log, meanwhile }: { page: string; seconds: number; log: string[]; meanwhile?: Flood },
): Promise<Phase> {
  const before = log.length;
  const webhooks = meanwhile ? flood({ ...meanwhile, seconds }) : [];
  const visits = await requestSteadily({ rate: 50, seconds, next: () => ({ url: page }) });
  return { name, page: visits, webhooks: await webhooks, logLines: log.length - before };
}
