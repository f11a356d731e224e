import type { Site } from '@footbridge/shared/site/types';
import type { DocumentAnswer } from '../documents/send';

/** Less than a year (RFC 9116, 2.5.5). A process starts more often than that. */
const VALID_MS = 330 * 24 * 3_600_000;

/** Returns `/.well-known/security.txt` (RFC 9116). @param startedAt when the process started, ms */
export function securityTxt(
  { domain, securityContact }: Pick<Site, 'domain' | 'securityContact'>,
  startedAt: number,
): DocumentAnswer {
  const lines = [
    `Contact: ${securityContact}`,
    `Expires: ${new Date(startedAt + VALID_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: https://${domain}/.well-known/security.txt`,
  ];
  return { kind: 'document', text: `${lines.join('\n')}\n`, type: 'text/plain', modified: null };
}
