import { morphPage } from './morph';

/** The site's answer includes WordPress's. */
const TIMEOUT_MS = 30_000;

export interface RenderRequest {
  token: string;
  /** Page of a paginated text, from 1. */
  part: number;
}

/** status 0: the site did not answer. timing: its Server-Timing. */
export interface RenderResult {
  isShown: boolean;
  status: number;
  timing: string;
}

const FAILED: RenderResult = { isShown: false, status: 0, timing: '' };

/** @param hasPage whether a page is shown, which a failure leaves */
async function render(request: RenderRequest, hasPage: boolean): Promise<RenderResult> {
  let response: Response;
  let html: string;
  try {
    response = await fetch(window.location.pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/html' },
      body: JSON.stringify(request),
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    html = await response.text();
  } catch {
    return FAILED;
  }
  const { ok, status, headers } = response;
  if (!ok && hasPage) return { ...FAILED, status };
  morphPage(new DOMParser().parseFromString(html, 'text/html'));
  return { isShown: ok, status, timing: headers.get('server-timing') ?? '' };
}

/**
 * Returns a function that renders the page anew. Of the requests that come while one is running, the last one follows.
 * @param onResult called after each
 */
export function renderQueue(onResult: (result: RenderResult) => void): (request: RenderRequest) => void {
  let isRunning = false;
  let hasPage = false;
  let next: RenderRequest | null = null;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (next) {
      const request: RenderRequest = next;
      next = null;
      const result = await render(request, hasPage);
      hasPage ||= result.isShown;
      onResult(result);
    }
    isRunning = false;
  };
  return (request) => {
    next = request;
    void run();
  };
}
