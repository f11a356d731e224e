import { randomUUID } from 'node:crypto';
import { signedHeaders } from '@footbridge/bridge/platform/signature';
import { Problem } from './process/problem';

/** Sends a site a webhook, as the plugin does. @throws Problem where the site does not accept it */
export async function sendWebhook(
  url: string,
  secret: string,
  event: { kind: string; keys: string[]; uris: string[] },
): Promise<void> {
  const body = JSON.stringify({ id: randomUUID(), sentAt: new Date().toISOString(), events: [event] });
  const headers = { 'content-type': 'application/json', ...signedHeaders(secret, body) };
  const { status } = await fetch(`${url}/api/revalidate`, { method: 'POST', headers, body });
  if (status !== 202) throw new Problem(`The site responded to a webhook with ${status}.`);
}
