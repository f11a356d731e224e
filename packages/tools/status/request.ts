import { type Report, reportSchema, SIGNED_TEXT } from '@footbridge/bridge/operations/health/report';
import { printableLine } from '@footbridge/bridge/platform/invisible';
import { signedHeaders } from '@footbridge/bridge/platform/signature';
import { failureReason, Problem } from '../process/problem';

/** Checks of the site take up to 7 s while WordPress does not answer. */
const TIMEOUT_MS = 15_000;

const NEXT_BY_STATUS: Record<number, string> = {
  401: 'it refuses the signature. Set the site’s FOOTBRIDGE_SECRET in the environment or .env.local; without one the site has no status. Clocks must agree to 5 minutes.',
  404: 'it has no /api/health, so this is another service. Name the site’s address with --site URL.',
  421: 'it serves another brand. Name the brand’s own host with --site URL.',
};

function nextOf({ status, headers }: Response): string {
  const target = headers.get('location');
  if (target) return `it redirects to ${printableLine(target)}. Name that address with --site URL.`;
  if (status >= 500)
    return `it answers ${status} without a state. Look at the log of the site, and of the proxy in front.`;
  return (
    NEXT_BY_STATUS[status] ??
    `it answers ${status}, and no state: this is another service, or an older version. Name the site’s address with --site URL.`
  );
}

export async function requestReport(site: string, secret: string): Promise<Report> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(`${site}/api/health`, {
      headers: signedHeaders(secret, SIGNED_TEXT),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    body = await response.json().catch(() => null);
  } catch (error) {
    const reason = failureReason(error, TIMEOUT_MS);
    if (/CERT|SIGNATURE|ALTNAME/.test(reason))
      throw new Problem(
        `${site}: its certificate is not trusted (${reason}). Set NODE_EXTRA_CA_CERTS to the file of its authority.`,
      );
    throw new Problem(
      `${site} does not answer (${reason}). Start it with script/server, or name its address with --site URL.`,
    );
  }
  const { data: report } = reportSchema.safeParse(body);
  if (!report) throw new Problem(`${site}: ${nextOf(response)}`);
  return report;
}
