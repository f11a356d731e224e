/** Adds the live preview to the edit form (wordpress/plugin/footbridge/assets/live-preview.js). */
(() => {
  const host = document.getElementById('live-preview');
  const form = document.getElementById('edit-form');
  const content = document.getElementById('content');
  if (!host || !(form instanceof HTMLFormElement) || !(content instanceof HTMLTextAreaElement)) return;
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
      const { type } = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
      if (type !== 'opaqueredirect') throw new Error('The form has an error, which its buttons show.');
    },
    offersAutosave: () => false,
    onChange: (changed) => form.addEventListener('input', changed),
    // The content is one field.
    onSelect: () => undefined,
    pick: ({ text }) => {
      if (selectInContent(text)) return;
      /** @type {NodeListOf<HTMLInputElement | HTMLTextAreaElement>} */
      const inputs = form.querySelectorAll(
        ':is(input:not([type]), [type="text"], [type="url"], [type="number"], textarea)',
      );
      const field = window.footbridgeFindField(inputs, text);
      for (let folded = field?.closest('details'); folded; folded = folded.parentElement?.closest('details'))
        folded.open = true;
      field?.scrollIntoView({ block: 'center' });
      field?.focus();
    },
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
