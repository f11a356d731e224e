/**
 * What the first paint put into the server's HTML, React takes over without a word and without going back.
 * @jest-environment jest-fixed-jsdom
 */
import { siteOf } from '@/site-config/brands';
import { firstPaintScript } from '@footbridge/browser/number/first-paint';

const { callNumbers } = siteOf('DSH');

/** A separate document: the server's HTML, the script, then React. */
async function visit(score: 0 | 1 | 2) {
  jest.resetModules();
  localStorage.setItem('footbridge.local', JSON.stringify({ state: { callTrackingIntentScore: score }, version: 1 }));
  delete document.documentElement.dataset.callVariant;

  const { CallNumber, PhoneLink } = await import('@/components/PhoneLink/PhoneLink');
  const { renderToString } = await import('react-dom/server');
  const page = (
    <main>
      <PhoneLink />
      <PhoneLink className="button">
        <span>
          Call <CallNumber />
        </span>
      </PhoneLink>
    </main>
  );
  const html = renderToString(page);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const script = document.createElement('script');
  script.textContent = firstPaintScript(siteOf('DSH'));
  // A document is parsed once: only this visit's script gets the event.
  const listens = jest.spyOn(document, 'addEventListener');
  document.head.append(script);
  const parsed = listens.mock.calls.find(([name]) => name === 'DOMContentLoaded')?.[1];
  listens.mockRestore();
  if (typeof parsed === 'function') parsed.call(document, new Event('DOMContentLoaded'));

  // The browser's modules load after the script has run.
  jest.resetModules();
  const browser = await import('@/components/PhoneLink/PhoneLink');
  const { act } = await import('react');
  const { hydrateRoot } = await import('react-dom/client');
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const painted = root.innerHTML;
  const links = [...root.querySelectorAll('a')];
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const recoverable = jest.fn();
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(root.textContent ?? ''));
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  await act(async () => {
    hydrateRoot(
      root,
      <main>
        <browser.PhoneLink />
        <browser.PhoneLink className="button">
          <span>
            Call <browser.CallNumber />
          </span>
        </browser.PhoneLink>
      </main>,
      { onRecoverableError: recoverable },
    );
  });
  observer.disconnect();
  return { html, painted, root, links, seen, complaints, recoverable };
}

describe('hydration of call links', () => {
  it('the server’s HTML has the default number for every visitor', async () => {
    const { html } = await visit(2);
    expect(html).toContain(callNumbers.default.display);
    expect(html).not.toContain(callNumbers.score2.display);
  });

  it.each([0, 1, 2] as const)('score %s: not a node changes, nothing is complained of', async (score) => {
    const { painted, root, links, seen, complaints, recoverable } = await visit(score);
    const expected = ([callNumbers.default, callNumbers.score1, callNumbers.score2] as const)[score];
    expect(painted).toContain(expected.display);
    expect(root.innerHTML).toBe(painted);
    expect([...root.querySelectorAll('a')]).toEqual(links);
    expect(seen).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    expect(recoverable).not.toHaveBeenCalled();
  });
});
