/** Returns a form's values as a plain form post would send them: name → value, checkboxes and radio buttons only if checked. */
export function filledIn(form: HTMLFormElement): Map<string, string> {
  const filled = new Map<string, string>();
  for (const field of form.elements) {
    const isText =
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && (field.checked || !/^(?:radio|checkbox)$/.test(field.type)));
    if (isText && field.name) filled.set(field.name, field.value);
  }
  return filled;
}
