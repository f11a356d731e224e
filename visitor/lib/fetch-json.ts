/** Why fetchJson did not ask at all. */
export interface FetchRefusal {
  success: false;
  message: string;
}

export interface FetchJsonOptions {
  method?: 'GET' | 'DELETE' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  /** Until the whole answer is there, ms. */
  timeout?: number;
  headers?: Record<string, string>;
}

const DEFAULT_TIMEOUT = 7000;
const REFUSAL: FetchRefusal = { success: false, message: 'static file requested outside of /static folder' };

/** A name with an extension at the end, outside /static/: a page's address by mistake, never an API's. */
function looksLikeStaticFile(address: string): boolean {
  const path = (address.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? '').replace(
    /%2e/gi,
    '.',
  );
  return /\.[a-z][a-z0-9]{0,7}$/i.test(path) && !/^\/?(?:_next\/)?static\//.test(path);
}

async function bodyOf(response: Response, address: string): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    console.warn(`fetchJson: the answer of ${address} is not JSON`);
    return undefined;
  }
}

function errorOf(body: unknown, response: Response): unknown {
  return typeof body === 'object' && body !== null && 'error' in body ? body.error : response.statusText || true;
}

/**
 * Asks for JSON (specification, sections 7 "Generic fetch helper" and 8).
 * @param address path on this site, or an absolute address
 * @returns the body, unchecked: the caller narrows it. A refusal for a static file's path; only `{ status, error }` for a
 *   status that is no success; undefined, and a warning, when the body is no JSON.
 * @throws when there is no answer: the network's error, or after the timeout an Error that says so
 */
export async function fetchJson(address: string, options: FetchJsonOptions = {}): Promise<unknown> {
  if (looksLikeStaticFile(address)) return REFUSAL;
  const { method = 'GET', timeout = DEFAULT_TIMEOUT, headers, body: sent } = options;
  const controller = new AbortController();
  const late = new Error(`fetchJson: no answer from ${address} within ${timeout} ms`);
  const timer = setTimeout(() => controller.abort(late), timeout);
  try {
    const response = await fetch(address, {
      method,
      headers: {
        Accept: 'application/json',
        ...(sent !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
      signal: controller.signal,
    });
    const body = await bodyOf(response, address);
    return response.ok ? body : { status: response.status, error: errorOf(body, response) };
  } finally {
    clearTimeout(timer);
  }
}
