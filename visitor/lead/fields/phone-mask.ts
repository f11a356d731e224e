import { formatPhone, phoneDigits } from '@/shared/forms/phone';

import { caretAfter, deleteDigits, digitsBefore } from './edit';

import type { MaskitoOptions } from '@maskito/core';
import type { Edited } from './edit';

/** Formats the number and keeps the caret after the same digit. */
function shaped({ value, selection }: Edited): Edited {
  const text = formatPhone(value);
  const dropped = value.replace(/\D/g, '').startsWith('1') && !phoneDigits(value).startsWith('1') ? 1 : 0;
  const place = (at: number): number =>
    at >= value.length ? text.length : caretAfter(text, Math.max(0, digitsBefore(value, at) - dropped));
  return { value: text, selection: [place(selection[0]), place(selection[1])] };
}

/** (xxx) xxx-xxxx while typing, deleting and pasting anywhere (specification, section 5). */
export const phoneMask: MaskitoOptions = { mask: /^.*$/s, preprocessors: [deleteDigits], postprocessors: [shaped] };
