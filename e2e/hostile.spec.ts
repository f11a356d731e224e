/** Request targets that no browser sends, unchanged over a socket. */
import { Agent, request as send } from 'node:http';
import { hostilePaths } from '@/__tests__/support/hostile-paths';
import { expect, test } from './support/test';

interface Answer {
  target: string;
  status: number;
  location: string;
  headers: NodeJS.Dict<string | string[]>;
  html: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
test.afterAll(() => agent.destroy());

/** One request, its target neither resolved nor escaped. */
function fetchRaw(origin = '', target: string, client = '203.0.113.20'): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    send({ hostname, port, path: target, agent, headers: { 'x-forwarded-for': client } }, (response) => {
      let html = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        html += chunk;
      });
      response.on('end', () =>
        resolve({
          target,
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          headers: response.headers,
          html,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Path of the address that a page calls its own. */
function canonicalPath(html: string): string | null {
  const href = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return href ? new URL(href).pathname : null;
}

/** Returns what is wrong with a response; null where nothing is. */
function fault({ target, status, location, headers, html }: Answer): string | null {
  const path = target.split('?')[0] ?? '';
  if (status === 404 || status === 400) return null;
  if (status === 308) return /^\/(?![/\\])/.test(location) ? null : `leads to ${location}`;
  // Odd spellings are asked of WordPress within a limit.
  if (status === 429 && headers['retry-after']) return null;
  // WordPress's shorthands.
  if (status === 307 && /^https?:\/\/[^/]+\/wp-(?:login\.php|admin\/?)(?:\?|$)/.test(location)) return null;
  if (status !== 200) return `answers ${status}`;
  // Feeds, the sitemap, data routes and searches have no canonical address.
  if (/xml|json/.test(String(headers['content-type'])) || path.startsWith('/search/')) return null;
  return canonicalPath(html) === path ? null : `shows ${canonicalPath(html)}`;
}

test(
  '500 hostile targets: not found, one redirect within the site, or the page of that very address',
  { tag: '@desktop' },
  async ({ baseURL }) => {
    const answers = await Promise.all(hostilePaths(500).map((target) => fetchRaw(baseURL, target, '203.0.113.21')));
    const wrong = answers.flatMap((answer) =>
      fault(answer) === null ? [] : [`${answer.target.slice(0, 150)} ${fault(answer)}`],
    );
    expect(wrong).toEqual([]);
  },
);
