/**
 * Returns the input whose value shows a text of the page: the one with the longest such value; undefined without one.
 */
window.footbridgeFindField = (inputs, text) => {
  /** @param {string} html */
  const plain = (html) =>
    (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim();
  const found = [...inputs]
    .map((input) => ({ input, value: plain(input.value) }))
    .filter(({ value }) => value.length > 1 && text !== '' && (text.includes(value) || value.includes(text)));
  return found.toSorted((a, b) => b.value.length - a.value.length)[0]?.input;
};
