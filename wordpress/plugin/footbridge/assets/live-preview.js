/**
 * The live preview beside an editor: the site's page of a post in an iframe, which follows what is typed.
 *
 * An editor (block-editor.js) has:
 * - post(): the post's id, 0 before it has one
 * - save(): stores what is typed as an autosave
 * - onChange(call), onSelect(call): call after an edit; with the number of the selected block or null. Each returns a function that
 *   ends it
 * - pick({ block, text, picture }): selects the block, or opens the field, that shows what was clicked
 * - request(path, { method, data }): sends a request to WordPress's REST API, and returns its JSON
 *
 * @param {{ siteOrigin: string, url: string, token: string, links: string }} settings URL of the site's preview, paths of routes
 * @returns {{ element: HTMLElement, end: () => void }}
 */
window.footbridgeLivePreview = (settings, editor) => {
  const { __, sprintf } = window.wp?.i18n ?? { __: (text) => text, sprintf: (text, ...values) => values.reduce((all, one) => all.replace(/%[sd]/, one), text) };
  const SAVE_DELAY_MS = 300;
  const TOKEN_MARGIN_MS = 60_000;
  const WIDTHS = [
    ['phone', __('Phone', 'footbridge'), 390],
    ['tablet', __('Tablet', 'footbridge'), 768],
    ['desktop', __('Desktop', 'footbridge'), 1280],
  ];

  /** Creates an element; `on…` are listeners. */
  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (typeof value === 'function') element.addEventListener(key.slice(2), value);
      else element.setAttribute(key, value);
    }
    element.append(...children);
    return element;
  };

  const status = make('p', { class: 'footbridge-live-status', role: 'status' });
  const frame = make('iframe', { title: __('Live preview', 'footbridge'), src: settings.url });
  const stage = make('div', { class: 'footbridge-live-stage' }, frame);
  let width = WIDTHS[0][2];
  const fit = () => {
    const scale = Math.min(1, stage.clientWidth / width);
    frame.style.cssText = `width:${width}px;height:${stage.clientHeight / scale}px;transform:scale(${scale})`;
  };
  const sizes = WIDTHS.map(([, label, px], index) =>
    make('button', {
      type: 'button',
      class: 'button',
      'aria-pressed': String(index === 0),
      onclick: ({ currentTarget }) => {
        width = px;
        for (const size of sizes) size.setAttribute('aria-pressed', String(size === currentTarget));
        fit();
      },
    }, label),
  );

  let popup = null;
  const windows = () => [frame.contentWindow, popup && !popup.closed ? popup : null].filter(Boolean);
  const send = (message, to = windows()) => {
    for (const one of to) one.postMessage(message, settings.siteOrigin);
  };

  let token = null;
  const currentToken = async () => {
    const post = editor.post();
    if (!token || token.post !== post || token.expires * 1000 - Date.now() < TOKEN_MARGIN_MS)
      token = { ...(await editor.request(settings.token, { method: 'POST', data: { post } })), post };
    return token.token;
  };
  const report = (text, isError = false) => {
    status.textContent = text;
    status.classList.toggle('is-error', isError);
  };
  const messageOf = (error) => (error instanceof Error ? error.message : error?.message) || __('WordPress did not answer.', 'footbridge');

  /** Sends a token, with which the site renders anew. */
  const render = async (to) => {
    try {
      if (editor.post() === 0) return report(__('Save the draft once to see its preview.', 'footbridge'));
      send({ footbridge: 'token', token: await currentToken() }, to);
    } catch (error) {
      report(messageOf(error), true);
    }
  };

  let timer;
  let isSaving = false;
  let isDue = false;
  const save = async () => {
    if (isSaving) {
      isDue = true;
      return;
    }
    isSaving = true;
    report(__('Updating…', 'footbridge'));
    try {
      await editor.save();
      await render();
    } catch (error) {
      report(messageOf(error), true);
    }
    isSaving = false;
    if (isDue) {
      isDue = false;
      void save();
    }
  };
  const saveLater = () => {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_DELAY_MS);
  };

  let selected = null;
  const select = (block) => {
    selected = block;
    send({ footbridge: 'select', block });
  };

  const receive = ({ source, origin, data }) => {
    if (origin !== settings.siteOrigin || !windows().includes(source)) return;
    if (data?.footbridge === 'ready') {
      void render([source]);
      send({ footbridge: 'select', block: selected }, [source]);
    } else if (data?.footbridge === 'painted') report(__('Shows what you typed.', 'footbridge'));
    else if (data?.footbridge === 'failed')
      // translators: %s: an HTTP status.
      report(sprintf(__('The site did not answer (%s). The preview shows an older text; it tries again at the next change.', 'footbridge'), data.status || '–'), true);
    else if (data?.footbridge === 'pick') editor.pick(data);
  };

  const openWindow = () => {
    popup = window.open(settings.url, 'footbridge-preview');
    if (!popup) report(__('The browser blocked the window: allow pop-ups for this page.', 'footbridge'), true);
  };

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
    window.footbridgeShareLinks(settings, editor, { make, messageOf, __, sprintf }),
  );

  const observer = new ResizeObserver(fit);
  observer.observe(stage);
  window.addEventListener('message', receive);
  const ends = [editor.onChange(saveLater), editor.onSelect(select)];
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
