import type { BrowserContext } from '@playwright/test';

/**
 * Does in a browser what Google's two scripts do, and more: it sends what they send, by the ways they send it, and with it
 * everything that a script can find out where it runs. What it cannot send, no script of a vendor's can.
 */
const GOOGLE_DOUBLE = `(() => {
  const layer = window.dataLayer = window.dataLayer || [];
  const attempt = (look) => { try { return look(); } catch (error) { return 'refused: ' + error.name; } };
  const settings = {};
  /* As gtag does, unless the page set other values. */
  const documentsOwn = () => ({ dl: document.location.href, dr: document.referrer, dt: document.title });
  const everything = () => JSON.stringify({
    location: document.location.href, referrer: document.referrer, title: document.title, base: document.baseURI, name: window.name,
    cookie: attempt(() => document.cookie),
    local: attempt(() => JSON.stringify({ ...window.localStorage })), session: attempt(() => JSON.stringify({ ...window.sessionStorage })),
    around: attempt(() => window.parent !== window && window.parent.location.href),
    aroundDocument: attempt(() => window.parent !== window && window.parent.document.documentElement.outerHTML),
    top: attempt(() => window.top !== window && window.top.document.title),
    ancestors: attempt(() => [...window.location.ancestorOrigins]),
    resources: performance.getEntries().map(({ name }) => name),
    layer: layer.map((entry) => Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry),
    history: history.state,
    page: document.documentElement.outerHTML,
  });
  const send = (name, fields) => {
    const { page_location: dl, page_title: dt, page_referrer: dr } = { ...settings, ...fields };
    const own = documentsOwn();
    const query = new URLSearchParams({ v: '2', en: name, dl: dl ?? own.dl, dt: dt ?? own.dt, dr: dr ?? own.dr, cid: (attempt(() => document.cookie).match(/_ga=([^;]+)/) || [])[1] || '' });
    for (const [key, value] of Object.entries(fields)) query.set('ep.' + key, String(value));
    const found = everything();
    fetch('https://www.google-analytics.com/g/collect?' + query, { method: 'POST', mode: 'no-cors', body: found }).catch(() => {});
    /* A beacon has a size limit: a longer one would not be sent at all. */
    navigator.sendBeacon('https://region1.google-analytics.com/g/collect?' + query, found.slice(0, 20000));
    new Image().src = 'https://www.googletagmanager.com/a?' + query;
  };
  const handle = (entry) => {
    const args = Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : null;
    if (!args) {
      if (entry.event) { Object.assign(settings, entry); send(entry.event, entry); }
      return;
    }
    const [command, first, second] = args;
    if (command === 'config') {
      Object.assign(settings, second);
      attempt(() => { if (!/_ga=/.test(document.cookie)) document.cookie = '_ga=GA1.1.' + Math.floor(Math.random() * 1e9) + '; path=/; max-age=63072000; domain=' + location.hostname; });
      if (second.send_page_view !== false) send('page_view', {});
    }
    if (command === 'event') send(first, second || {});
  };
  layer.forEach(handle);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => { const length = push(...entries); entries.forEach(handle); return length; };
  /* Events that a container may listen to. */
  for (const type of ['click', 'submit', 'input', 'popstate', 'hashchange', 'storage', 'message']) window.addEventListener(type, (event) => { if (type !== 'message' || event.source !== window.parent) send('auto_' + type, {}); }, true);
  const pushState = history.pushState.bind(history);
  attempt(() => { history.pushState = (...args) => { pushState(...args); send('auto_history', {}); }; });
  setInterval(() => send('still_here', {}), 2000);
})();`;

/** Does what Heap's script does, and sends what a script can find out where it runs. */
const HEAP_DOUBLE = `(() => {
  const attempt = (look) => { try { return look(); } catch (error) { return 'refused: ' + error.name; } };
  const found = () => ({ location: document.location.href, referrer: document.referrer, title: document.title, cookie: attempt(() => document.cookie), local: attempt(() => JSON.stringify({ ...window.localStorage })), around: attempt(() => window.parent.document.documentElement.outerHTML) });
  const waiting = window.heapReadyCb;
  window.heap = {
    getUserId: () => '4815162342',
    track: (name, fields) => fetch('https://c.us.heap-api.com/api/capture?event=' + name + '&' + new URLSearchParams(fields), { method: 'POST', mode: 'no-cors', body: JSON.stringify(found()) }).catch(() => {}),
  };
  for (const { fn } of waiting) fn();
})();`;

/** Hosts that this build's vendors may request. */
export const VENDOR_HOSTS =
  /^https:\/\/(?:www\.googletagmanager\.com|(?:www|region1)\.google-analytics\.com|(?:cdn|c)\.us\.heap-api\.com)\//;

/** Responds in place of every vendor; requests to unknown hosts fail. */
export async function answerForVendors(context: BrowserContext, origin: string | undefined): Promise<void> {
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    async (route) => {
      const url = route.request().url();
      if (/^https:\/\/www\.googletagmanager\.com\/(?:gtag\/js|gtm\.js)\?id=/.test(url))
        await route.fulfill({ contentType: 'text/javascript', body: GOOGLE_DOUBLE });
      else if (url.startsWith('https://cdn.us.heap-api.com/config/1234567890/'))
        await route.fulfill({ contentType: 'text/javascript', body: HEAP_DOUBLE });
      else if (VENDOR_HOSTS.test(url)) await route.fulfill({ status: 204 });
      else await route.abort();
    },
  );
}
