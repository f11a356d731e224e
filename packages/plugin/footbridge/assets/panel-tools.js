/** Returns what the parts of the live preview share. Outside of wp-admin texts are not translated. */
window.footbridgePanelTools = (() => {
  const TOKEN_MARGIN_MS = 60_000;
  /** @type {{ token: string, expires: number, post: number } | null} */
  let token = null;
  /** @type {PanelTools['currentToken']} */
  const currentToken = async (post, request) => {
    if (token?.post === post && token.expires * 1000 - Date.now() > TOKEN_MARGIN_MS) return token.token;
    /** @type {{ token: string, expires: number }} */
    const issued = await request({ method: 'POST', data: { post } });
    token = { ...issued, post };
    return issued.token;
  };
  currentToken.forget = () => {
    token = null;
  };
  return () => {
    const { __, sprintf } = window.wp?.i18n ?? {
      __: (text) => text,
      /** @type {PanelTools['sprintf']} */
      sprintf: (text, ...values) => {
        let at = 0;
        return text.replace(/%(?:\d\$)?[sd]/g, () => String(values[at++]));
      },
    };
    return {
      make: (name, attributes = {}, ...children) => {
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) {
          if (typeof value === 'string') element.setAttribute(key, value);
          else element.addEventListener(key.replace(/^on/, ''), value);
        }
        element.append(...children);
        return element;
      },
      messageOf: (error) =>
        error && typeof error === 'object' && 'message' in error && typeof error.message === 'string'
          ? error.message
          : __('WordPress did not answer.', 'footbridge'),
      currentToken,
      __,
      sprintf,
    };
  };
})();
