/** Returns the input whose value is most like a text of the page, of those that contain it or are in it; undefined without one. */
window.footbridgeFindField = (inputs, text) => {
  /** @param {string} html */
  const plain = (html) =>
    (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim();
  const found = [...inputs]
    .map((input) => ({ input, value: plain(input.value) }))
    .filter(({ value }) => value.length > 1 && text !== '' && (text.includes(value) || value.includes(text)))
    .map(({ input, value }) => ({ input, difference: Math.abs(value.length - text.length) }));
  return found.toSorted((a, b) => a.difference - b.difference)[0]?.input;
};
