import { z } from 'zod';

import { escapeHtml } from '@footbridge/bridge/wordpress/html/escape';
import { parseReply, readJson, request, requestRoute, requestWordPress } from '../crawl/request';
import { Problem } from '../process/problem';

const createdSchema = z.object({ id: z.number(), link: z.string().optional() });
export type Created = z.infer<typeof createdSchema>;
const errorSchema = z.object({ code: z.string(), message: z.string() });

type Fields = Record<string, unknown>;

export type WordPress = ReturnType<typeof createWordPress>;

const text = (value: string): string => `<string>${escapeHtml(value)}</string>`;
const int = (value: number): string => `<int>${value}</int>`;
const struct = (members: Readonly<Record<string, string>>): string =>
  `<struct>${Object.entries(members)
    .map(([name, value]) => `<member><name>${name}</name><value>${value}</value></member>`)
    .join('')}</struct>`;

function refusal(status: number, route: string, body: unknown, user: string): Problem {
  const { data: error } = errorSchema.safeParse(body);
  if (status === 401 || error?.code === 'rest_not_logged_in')
    return new Problem(
      `WordPress refuses the password of ${user}: WORDPRESS_PASSWORD must be an application password (Users → Profile), which WordPress offers with HTTPS only, or with WP_ENVIRONMENT_TYPE local.`,
    );
  if (status === 403) return new Problem(`${user} may not use ${route}: --user must be an administrator.`);
  return new Problem(`WordPress answers ${route} with HTTP ${status}${error ? `: ${error.message}` : ''}.`);
}

export function createWordPress(wordpress: string, user: string, password: string) {
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

  async function send(route: string, init: RequestInit = {}): Promise<string> {
    const headers = new Headers(init.headers);
    headers.set('authorization', authorization);
    const { status, text: body } = await requestRoute(wordpress, route, { ...init, headers });
    if (status >= 300) throw refusal(status, route, readJson(body, route), user);
    return body;
  }

  const read = async <Value>(route: string, schema: z.ZodType<Value>, init?: RequestInit) =>
    parseReply(await send(route, init), route, schema);
  const write = (fields: Fields): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });

  return {
    get: read,
    post: async (route: string, fields: Fields) => read(route, createdSchema, write(fields)),
    /** Updates what has no id: the settings. */
    set: async (route: string, fields: Fields): Promise<void> => void (await send(route, write(fields))),
    async upload(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Created> {
      const headers = { 'content-type': 'image/png', 'content-disposition': `attachment; filename="${name}"` };
      return read('/wp/v2/media', createdSchema, { method: 'POST', headers, body: bytes });
    },
    remove: async (route: string, query = '?force=true'): Promise<void> =>
      void (await send(`${route}${query}`, { method: 'DELETE' })),
    /** Sets custom fields of a post, by XML-RPC: REST does not know them. */
    async setFields(id: number, fields: Fields): Promise<void> {
      const custom = Object.entries(fields).map(
        ([key, value]) => `<value>${struct({ key: text(key), value: text(String(value)) })}</value>`,
      );
      const content = struct({ custom_fields: `<array><data>${custom.join('')}</data></array>` });
      const parameters = [int(1), text(user), text(password), int(id), content];
      const { status, text: answer } = await requestWordPress(wordpress, '/xmlrpc.php', {
        method: 'POST',
        headers: { 'content-type': 'text/xml' },
        body: `<?xml version="1.0"?><methodCall><methodName>wp.editPost</methodName><params>${parameters.map((one) => `<param><value>${one}</value></param>`).join('')}</params></methodCall>`,
      });
      if (status !== 200 || answer.includes('<fault>'))
        throw new Problem(`${wordpress}/xmlrpc.php does not set custom fields (HTTP ${status}): XML-RPC must be on.`);
    },
    /** Runs WP-Cron, which sends waiting webhooks. */
    async runCron(): Promise<void> {
      await request(`${wordpress}/wp-cron.php?doing_wp_cron`, {}).catch(() => undefined);
    },
  };
}
