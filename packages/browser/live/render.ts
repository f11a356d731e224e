import { morphPage } from './morph';

/** The site's answer includes WordPress's. */
const TIMEOUT_MS = 30_000;

/** status 0: the site did not answer. timing: its Server-Timing. */
export interface RenderResult {
  isShown: boolean;
  status: number;
  timing: string;
}

const FAILED: RenderResult = { isShown: false, status: 0, timing: '' };

async function render(body: string, keepsPage: boolean): Promise<RenderResult> {
  let status = 0;
  try {
    const response = await fetch(window.location.pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/html' },
      body,
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { ok, headers } = response;
    const html = await response.text();
    ({ status } = response);
    if (!ok && keepsPage) return { ...FAILED, status };
    morphPage(new DOMParser().parseFromString(html, 'text/html'));
    return { isShown: ok, status, timing: headers.get('server-timing') ?? '' };
  } catch {
    // No answer, or a page of a proxy.
    return { ...FAILED, status };
  }
}

/**
 * Returns a function that posts JSON to the page's own address and shows the answer. Of the requests that come while one is running,
 * the last one follows.
 * @param isShared whether a failure replaces the page; beside the editor, which reports it, it does not
 */
export function renderQueue(isShared: boolean, onResult: (result: RenderResult) => void): (body: string) => void {
  let isRunning = false;
  let hasPage = false;
  let next: string | null = null;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    while (next) {
      const body: string = next;
      next = null;
      const result = await render(body, hasPage && !isShared);
      hasPage ||= result.isShown;
      onResult(result);
    }
    isRunning = false;
  };
  return (body) => {
    next = body;
    void run();
  };
}
