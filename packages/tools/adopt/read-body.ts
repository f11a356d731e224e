import { Problem } from '../process/problem';

/** No page of a site is as long; a server may send without an end. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Where JSON may begin after a plugin's output: so many places are tried. */
const MAX_STARTS = 20;

/** Returns a response's text, cut at a limit. */
export async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8', 0, MAX_BYTES);
}

/** Returns the value of a JSON text, which warnings of PHP or a plugin's HTML may precede. @throws Problem if there is none */
export function readJson(text: string, what: string): unknown {
  let start = 0;
  for (let tries = 0; tries < MAX_STARTS && start >= 0; tries += 1) {
    try {
      return JSON.parse(text.slice(start));
    } catch {
      const next = text.slice(start + 1).search(/[[{]/);
      start = next < 0 ? -1 : start + 1 + next;
    }
  }
  throw new Problem(`${what} is no JSON. It begins with: ${text.slice(0, 80).replaceAll(/\s+/g, ' ')}`);
}
