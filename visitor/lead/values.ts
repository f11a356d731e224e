/**
 * What stands in a form's fields, as a plain post would send it: a box or a choice only where it is ticked.
 * @returns name → value, as typed
 */
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
