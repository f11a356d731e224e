/** Returns data as JSON for a script element, with `</script>` and `<!--` escaped. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
