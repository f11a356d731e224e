/** Returns the live preview beside an editor: the site's page of a post in an iframe, which follows what is typed. */
window.footbridgeLivePreview = (addresses, editor) => {
  const tools = window.footbridgePanelTools();
  const { make, messageOf, __, sprintf } = tools;
  const SAVE_DELAY_MS = 300;
  const TOKEN_MARGIN_MS = 60_000;

  const status = make('p', { class: 'footbridge-live-status', role: 'status' });
  /** @param {string} text */
  const report = (text, isError = false) => {
    status.textContent = text;
    status.classList.toggle('is-error', isError);
  };

  const frame = make('iframe', { title: __('Live preview', 'footbridge'), src: addresses.url });
  const stage = make('div', { class: 'footbridge-live-stage' }, frame);
  let width = 390;
  const fit = () => {
    const scale = Math.min(1, stage.clientWidth / width);
    frame.style.width = `${width}px`;
    frame.style.height = `${stage.clientHeight / scale}px`;
    frame.style.transform = `scale(${scale})`;
  };
  /** @type {HTMLButtonElement[]} */
  const sizes = [
    { label: __('Phone', 'footbridge'), px: 390 },
    { label: __('Tablet', 'footbridge'), px: 768 },
    { label: __('Desktop', 'footbridge'), px: 1280 },
  ].map(({ label, px }) => {
    const button = make('button', { type: 'button', class: 'button', 'aria-pressed': String(px === width) }, label);
    button.addEventListener('click', () => {
      width = px;
      for (const size of sizes) size.setAttribute('aria-pressed', String(size === button));
      fit();
    });
    return button;
  });

  /** @type {Window | null} */
  let popup = null;
  const openWindow = () => {
    popup = window.open(addresses.url, 'footbridge-preview');
    if (!popup) report(__('The browser blocked the window: allow pop-ups for this page.', 'footbridge'), true);
  };
  const previews = () => [frame.contentWindow, popup].filter((one) => one !== null && !one.closed);
  /** @param {object} message */
  const send = (message, to = previews()) => {
    for (const preview of to) preview?.postMessage(message, addresses.siteOrigin);
  };

  /** @type {{ token: string, expires: number, post: number } | null} */
  let token = null;
  const currentToken = async () => {
    const post = editor.post();
    if (token?.post === post && token.expires * 1000 - Date.now() > TOKEN_MARGIN_MS) return token.token;
    /** @type {{ token: string, expires: number }} */
    const issued = await editor.request(addresses.token, { method: 'POST', data: { post } });
    token = { ...issued, post };
    return issued.token;
  };
  /** Makes previews render anew. */
  const render = async (to = previews()) => {
    if (editor.post() === 0) return report(__('Save the draft once to see its preview.', 'footbridge'));
    try {
      send({ footbridge: 'token', token: await currentToken() }, to);
    } catch (error) {
      report(messageOf(error), true);
    }
  };

  let isSaving = false;
  let isDue = false;
  const save = async () => {
    isDue = true;
    if (isSaving) return;
    isSaving = true;
    while (isDue) {
      isDue = false;
      report(__('Updating…', 'footbridge'));
      try {
        await editor.save();
        await render();
      } catch (error) {
        report(messageOf(error), true);
      }
    }
    isSaving = false;
  };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const saveLater = () => {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_DELAY_MS);
  };

  /** @type {number | null} */
  let selected = null;
  /** @param {number | null} block */
  const select = (block) => {
    selected = block;
    send({ footbridge: 'select', block });
  };

  /** @param {MessageEvent} event */
  const receive = ({ source, origin, data }) => {
    const preview = previews().find((one) => one === source);
    if (origin !== addresses.siteOrigin || !preview) return;
    if (data?.footbridge === 'ready') {
      void render([preview]);
      send({ footbridge: 'select', block: selected }, [preview]);
    } else if (data?.footbridge === 'painted') report(__('Shows what you typed.', 'footbridge'));
    else if (data?.footbridge === 'pick') editor.pick(data);
    else if (data?.footbridge === 'failed') {
      // It may have expired, if this computer's clock is wrong.
      token = null;
      report(
        sprintf(
          // translators: %s: an HTTP status.
          __('The site did not answer (%s). The preview is older than your text, until the next change.', 'footbridge'),
          data.status || '–',
        ),
        true,
      );
    }
  };

  const observer = new ResizeObserver(fit);
  observer.observe(stage);
  window.addEventListener('message', receive);
  const ends = [editor.onChange(saveLater), editor.onSelect(select)];
  const element = make(
    'div',
    { class: 'footbridge-live' },
    make(
      'div',
      { class: 'footbridge-live-tools' },
      make('div', { role: 'group', 'aria-label': __('Width', 'footbridge') }, ...sizes),
      make('button', { type: 'button', class: 'button', onclick: openWindow }, __('Open in a window', 'footbridge')),
    ),
    status,
    stage,
    window.footbridgeShareLinks(addresses, editor, tools),
  );
  return {
    element,
    end: () => {
      clearTimeout(timer);
      observer.disconnect();
      window.removeEventListener('message', receive);
      for (const end of ends) end();
    },
  };
};
