import type { BrowserContext, Page, Request } from '@playwright/test';

/** Everything that a request reveals to its receiver. */
export interface SentRequest {
  url: string;
  /** Of the page that was shown when it was sent. */
  page: string;
  /** Address, headers and body. */
  text: string;
}

async function everythingIn(request: Request): Promise<string> {
  const headers = await request.allHeaders().catch(() => request.headers());
  return [request.url(), JSON.stringify(headers), request.postDataBuffer()?.toString('utf8') ?? ''].join('\n');
}

/** Records every request of a browser: of its pages, iframes and beacons. */
export class Witness {
  private readonly seen: Promise<SentRequest>[] = [];

  constructor(context: BrowserContext, page: Page) {
    context.on('request', (request) => {
      const now = page.url();
      this.seen.push(everythingIn(request).then((text) => ({ url: request.url(), page: now, text })));
    });
    // A socket is no request.
    page.on('websocket', (socket) =>
      this.seen.push(Promise.resolve({ url: socket.url(), page: page.url(), text: socket.url() })),
    );
  }

  /** Returns requests to other sites. Browser-made ones (data:, blob:) leave no machine. */
  async toOthers(origin: string | undefined): Promise<SentRequest[]> {
    const all = await Promise.all(this.seen);
    return all.filter(({ url }) => !url.startsWith(`${origin}/`) && !/^(?:data|blob|about|chrome-error):/.test(url));
  }
}

/** Returns the text's possible encodings in an address, a form, JSON or base64. */
function spellings(secret: string): string[] {
  const encoded = encodeURIComponent(secret);
  const inside = Buffer.from(secret).toString('base64').replace(/=+$/, '').slice(0, -1);
  return [
    ...new Set([
      secret,
      secret.toLowerCase(),
      encoded,
      encoded.replaceAll('%20', '+'),
      encodeURIComponent(encoded),
      JSON.stringify(secret).slice(1, -1),
      inside,
    ]),
  ];
}

/** Returns the names of the secrets that were sent. */
export function secretsIn(sent: readonly SentRequest[], secrets: Readonly<Record<string, string>>): string[] {
  const texts = sent.map(({ text }) => text);
  return Object.entries(secrets).flatMap(([name, secret]) =>
    spellings(secret).some((spelling) =>
      texts.some((text) => text.includes(spelling) || text.toLowerCase().includes(spelling.toLowerCase())),
    )
      ? [name]
      : [],
  );
}
