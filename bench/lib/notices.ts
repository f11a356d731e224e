import { fork } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { signedHeaders } from '@/bridge/platform/signature';
import { askSteadily, type Answered, type Asked } from './open-loop';

/** A megabyte is the most that is read; a little is left for what stands around the filler. */
const LARGE = 1024 * 1024 - 1000;

/** A signed notice that would make every page again. @param filler bytes of nothing in its body */
export function notice(site: string, secret: string, filler = 0): Required<Asked> {
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
export const forged = (site: string, filler = 0): Required<Asked> =>
  notice(site, randomBytes(32).toString('hex'), filler);
export const forgedLarge = (site: string): Required<Asked> => forged(site, LARGE);
export const unsigned = (site: string): Required<Asked> => ({
  ...forged(site),
  headers: { 'content-type': 'application/json' },
});

export interface Phase {
  name: string;
  notices: Answered[];
  page: Answered[];
  logLines: number;
}

interface Flood {
  asked: Required<Asked>;
  rate: number;
}

const answersSchema = z.array(z.object({ status: z.number(), kept: z.string(), ms: z.number() }));

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

/** A page's visitors for some seconds, with notices coming in meanwhile or none. @param log all that the site has printed */
export async function runPhase(
  name: string,
  { page, seconds, log, meanwhile }: { page: string; seconds: number; log: string[]; meanwhile?: Flood },
): Promise<Phase> {
  const before = log.length;
  const notices = meanwhile ? flood({ ...meanwhile, seconds }) : [];
  const visits = await askSteadily({ rate: 50, seconds, next: () => ({ url: page }) });
  return { name, page: visits, notices: await notices, logLines: log.length - before };
}
