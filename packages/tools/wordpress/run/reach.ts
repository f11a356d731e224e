import { failureReason } from '../../process/failure-reason';
import { Problem } from '../../process/problem';

/** Something that has to be fetched. */
export interface Needed {
  name: string;
  address: string;
}

interface Missing extends Needed {
  why: string;
}

const TIMEOUT_MS = 10_000;

async function look(needed: Needed, fetcher: typeof fetch): Promise<Missing | null> {
  try {
    const { ok, status } = await fetcher(needed.address, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) });
    // A server that wants no HEAD is there.
    return ok || status === 405 ? null : { ...needed, why: `HTTP ${status}` };
  } catch (error) {
    return { ...needed, why: failureReason(error, TIMEOUT_MS) };
  }
}

/** Checks that everything can be downloaded, before downloading. @throws Problem with what can't, and alternatives */
export async function requireReach(all: readonly Needed[], fetcher: typeof fetch = fetch): Promise<void> {
  const missing = (await Promise.all(all.map((needed) => look(needed, fetcher)))).filter((one) => one !== null);
  if (missing.length > 0) throw new Problem(explain(missing, all.length));
}

function explain(missing: readonly Missing[], all: number): string {
  const width = Math.max(...missing.map(({ name }) => name.length));
  const lines = missing.map(({ name, address, why }) => `  ${name.padEnd(width)}  ${address}  (${why})`);
  const whose =
    missing.length === all
      ? 'None of it can be reached, so the network of this machine does not lead to wordpress.org: a firewall, a proxy, or no connection.'
      : 'The rest can be reached, so this is wordpress.org’s trouble, or a plugin has moved. Try again later.';
  return [
    `A real WordPress is assembled from downloads, and ${missing.length} of ${all} can't be downloaded from here:`,
    '',
    ...lines,
    '',
    whose,
    '',
    'What to do, one of these:',
    '  · Give this machine access to downloads.wordpress.org and api.wordpress.org, and run the command again.',
    '  · Download them elsewhere, unpack them into a folder and name it:  npm run wordpress -- --from DIR',
    '      DIR/wordpress/        WordPress itself (https://wordpress.org/latest.zip)',
    '      DIR/plugins/<name>/   each plugin, by the name in its address above',
    '  · Use a WordPress that you have: docs/wordpress.md, "A WordPress of your own".',
    '  · Stay with the embedded WordPress, which needs no network:  script/server',
  ].join('\n');
}
