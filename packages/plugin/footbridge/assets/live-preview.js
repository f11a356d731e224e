/** Returns the live preview beside an editor: the site's page of a post in an iframe, and in a window, which follow what is typed. */
window.footbridgeLivePreview = (addresses, editor) => {
  const tools = window.footbridgePanelTools();
  const { make, messageOf, currentToken, __, sprintf } = tools;
  const SAVE_DELAY_MS = 300;
  const SLOW_MS = 4000;
  const RETRY_MS = 5000;
  /** From a frame's load, also that of the browser's error page, to its script's message. */
  const START_MS = 3000;

  const status = make('p', { class: 'footbridge-live-status', role: 'status' });
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let slow;
  /** @param {string} text */
  const report = (text, isError = false) => {
    clearTimeout(slow);
    if (status.textContent !== text) status.textContent = text;
    status.classList.toggle('is-error', isError);
  };
  const reportUpdating = () => {
    // An error stays until the preview is right again.
    if (status.classList.contains('is-error')) return;
    report(__('Updating…', 'footbridge'));
    slow = setTimeout(report, SLOW_MS, __('Updating… It takes longer than usual.', 'footbridge'));
  };

  const frame = make('iframe', { title: __('Live preview', 'footbridge') });
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
  let isShown = false;
  const previews = () => [isShown ? frame.contentWindow : null, popup].filter((one) => one !== null && !one.closed);
  /** @param {object} message */
  const send = (message) => {
    for (const preview of previews()) preview?.postMessage(message, addresses.siteOrigin);
  };

  const render = async () => {
    const post = editor.post();
    if (post === 0) return report(__('Save the draft once to see its preview.', 'footbridge'));
    send({
      footbridge: 'token',
      token: await currentToken(post, (request) => editor.request(addresses.token, request)),
    });
  };

  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {'none' | 'loading' | 'started' | 'failed'} */
  let frameState = 'none';
  const load = () => {
    frameState = 'loading';
    frame.src = addresses.url;
    reportUpdating();
  };
  let isTyped = false;
  let isOwn = !editor.offersAutosave();
  let isDue = false;
  let isRunning = false;
  const saveTyped = async () => {
    if (!isTyped) return;
    isTyped = false;
    reportUpdating();
    try {
      await editor.save();
      isOwn = true;
    } catch (error) {
      isTyped = true;
      // translators: %s: an error message.
      throw new Error(sprintf(__('WordPress has not stored your text: %s', 'footbridge'), messageOf(error)), {
        cause: error,
      });
    }
  };
  /** Stores what is typed and not stored yet, and makes previews render. Without a preview it waits for one. */
  const update = async () => {
    clearTimeout(timer);
    isDue = true;
    if (isRunning || previews().length === 0 || (isShown && frameState === 'loading')) return;
    if (isShown && frameState !== 'started') return load();
    isRunning = true;
    try {
      while (isDue) {
        isDue = false;
        await saveTyped();
        await render();
      }
    } catch (error) {
      fail(messageOf(error));
    }
    isRunning = false;
  };
  /** @param {string} text */
  const fail = (text) => {
    report(text, true);
    clearTimeout(timer);
    timer = setTimeout(update, RETRY_MS);
  };
  /** @param {number} code an HTTP status; 0 without an answer */
  const failOfSite = (code) =>
    fail(
      code === 0
        ? __('The site does not answer. The preview is older than your text.', 'footbridge')
        : sprintf(
            // translators: %s: an HTTP status.
            __('The site answers with an error (%s). The preview is older than your text.', 'footbridge'),
            code,
          ),
    );
  frame.addEventListener('load', () => {
    setTimeout(() => {
      if (frameState !== 'loading') return;
      frameState = 'failed';
      failOfSite(0);
    }, START_MS);
  });

  const onChange = () => {
    isTyped = true;
    clearTimeout(timer);
    timer = setTimeout(update, SAVE_DELAY_MS);
  };
  const onSaved = () => {
    isTyped = false;
    isOwn = true;
    void update();
  };

  const MAX_TEXT_LENGTH = 300;
  let selection = { footbridge: 'select', block: /** @type {number | null} */ (null), text: '' };
  /**
   * @param {number | null} block
   * @param {string} field
   */
  const select = (block, field = '') => {
    const text = field.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH);
    if (selection.block === block && selection.text === text) return;
    selection = { ...selection, block, text };
    send(selection);
  };

  const shown = () =>
    isOwn
      ? __('Shows what you typed.', 'footbridge')
      : __('Shows the newer autosave that WordPress offers, until you type.', 'footbridge');
  /** @param {MessageEvent} event */
  const receive = ({ source, origin, data }) => {
    const isFrame = source === frame.contentWindow;
    if (origin !== addresses.siteOrigin || (!isFrame && source !== popup)) return;
    if (data?.footbridge === 'ready') {
      if (isFrame) frameState = 'started';
      void update();
      send(selection);
    } else if (data?.footbridge === 'painted') report(shown());
    else if (data?.footbridge === 'pick') editor.pick(data);
    else if (data?.footbridge === 'failed') {
      currentToken.forget();
      failOfSite(data.status);
    }
  };

  new ResizeObserver(fit).observe(stage);
  window.addEventListener('message', receive);
  editor.onChange(onChange, onSaved);
  editor.onSelect(select);
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
    show: (isOpen) => {
      isShown = isOpen;
      element.hidden = !isOpen;
      if (isOpen) void update();
    },
  };
};
