/** Why fetchJson sent no request. */
export interface FetchRefusal {
  success: false;
  message: string;
}

export interface FetchJsonOptions {
  method?: 'GET' | 'DELETE' | 'POST';
  /** Sent as JSON. */
  body?: unknown;
  /** For the whole response, ms. */
  timeout?: number;
  headers?: Record<string, string>;
}

const DEFAULT_TIMEOUT_MS = 7000;
const REFUSAL: FetchRefusal = { success: false, message: 'static file requested outside of /static folder' };

/** Returns whether a URL has a file extension outside /static/, which no API has. */
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
    console.warn(`fetchJson: the response of ${address} is not JSON`);
    return undefined;
  }
}

function errorOf(body: unknown, response: Response): unknown {
  return typeof body === 'object' && body !== null && 'error' in body ? body.error : response.statusText || true;
}

/**
 * Fetches JSON (specification, sections 7 "Generic fetch helper" and 8).
 * @returns the body, unvalidated; FetchRefusal for a static file's path; `{ status, error }` for an error status; undefined,
 *   and a warning, for a body that is not JSON
 * @throws on a network error or a timeout
 */
export async function fetchJson(address: string, options: FetchJsonOptions = {}): Promise<unknown> {
  if (looksLikeStaticFile(address)) return REFUSAL;
  const { method = 'GET', timeout = DEFAULT_TIMEOUT_MS, headers, body: sent } = options;
  const controller = new AbortController();
  const timeoutError = new Error(`fetchJson: no response from ${address} within ${timeout} ms`);
  const timer = setTimeout(() => controller.abort(timeoutError), timeout);
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
