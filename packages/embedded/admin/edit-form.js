/** Adds the live preview to the edit form (packages/plugin/footbridge/assets/live-preview.js). */
(() => {
  const host = document.getElementById('live-preview');
  const form = document.getElementById('edit-form');
  const title = document.getElementById('title');
  const content = document.getElementById('content');
  if (!host || !(form instanceof HTMLFormElement)) return;
  if (!(title instanceof HTMLInputElement) || !(content instanceof HTMLTextAreaElement)) return;
  const { siteOrigin = '', url = '', nonce = '' } = host.dataset;

  /**
   * Selects a text in the content, as far as it has no tags. Returns whether it is there.
   *
   * @param {string} text
   */
  const selectInContent = (text) => {
    const words = text.slice(0, 40);
    const at = words === '' ? -1 : content.value.indexOf(words);
    if (at < 0) return false;
    content.focus();
    content.setSelectionRange(at, at + words.length);
    return true;
  };

  /** @param {string} html */
  const plain = (html) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

  const selectedText = () => {
    const field = document.activeElement;
    if (field === title) return plain(title.value);
    if (field !== content) return '';
    const start = content.value.lastIndexOf('\n', content.selectionStart - 1) + 1;
    return plain(content.value.slice(start).split('\n', 1)[0] ?? '');
  };

  /** @type {PreviewEditor} */
  const editor = {
    post: () => Number(new FormData(form).get('post_ID') ?? 0),
    save: async () => {
      if (editor.post() === 0) return;
      const data = new FormData(form);
      data.set('wp-preview', 'dopreview');
      const body = new URLSearchParams();
      for (const [name, value] of data) if (typeof value === 'string') body.append(name, value);
      // The form's answer leads to the ordinary preview.
      const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
      if (answer.type === 'opaqueredirect') return;
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      throw new Error(
        page.querySelector('[role=alert] li')?.textContent || 'The form has an error, which its buttons show.',
      );
    },
    offersAutosave: () => false,
    onChange: (changed) => form.addEventListener('input', changed),
    onSelect: (call) => {
      const follow = () => call(null, selectedText());
      // The cursor's place in a text, too.
      document.addEventListener('selectionchange', follow);
      for (const type of ['focusin', 'change']) form.addEventListener(type, follow);
    },
    pick: ({ text }) => void (selectInContent(text) || title.focus()),
    request: async (path, { method = 'GET', data } = {}) => {
      const response = await fetch(`/wp-json${path}`, {
        method,
        headers: { 'X-WP-Nonce': nonce, ...(data && { 'Content-Type': 'application/json' }) },
        ...(data && { body: JSON.stringify(data) }),
      });
      const body = await response.json();
      if (!response.ok) throw new Error(body.message);
      return body;
    },
  };

  const routes = { token: '/footbridge/v1/preview/token', links: '/footbridge/v1/preview/links' };
  const preview = window.footbridgeLivePreview({ siteOrigin, url, ...routes }, editor);
  host.append(preview.element);
  preview.show(true);
})();
