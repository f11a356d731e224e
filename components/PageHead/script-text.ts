/** Data as the text of a script element, which an editor's `</script>` or `<!--` must not end or hide. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
