/** @jest-environment jest-fixed-jsdom */
import { Maskito, type MaskitoOptions } from '@maskito/core';
import userEvent from '@testing-library/user-event';

import { dateMask } from '@footbridge/browser/lead/fields/date-mask';
import { phoneMask } from '@footbridge/browser/lead/fields/attach';

/** A clock that stands: 5 March 2024. */
const clock = () => new Date(2024, 2, 5, 12);

let field: HTMLInputElement;
let mask: Maskito | undefined;

/** @param marked "12|34": the text and where the caret stands in it; two bars around what is selected */
function begin(options: MaskitoOptions, marked = '|'): void {
  document.body.innerHTML = '<input>';
  field = document.querySelector('input') ?? document.createElement('input');
  field.value = marked.replaceAll('|', '');
  mask = new Maskito(field, options);
  field.focus();
  const [from, to] = [marked.indexOf('|'), marked.lastIndexOf('|')];
  field.setSelectionRange(from, to === from ? from : to - 1);
}

afterEach(() => mask?.destroy());

const seen = (): string =>
  `${field.value.slice(0, field.selectionStart ?? 0)}|${field.value.slice(field.selectionStart ?? 0)}`;

async function press(keys: string): Promise<void> {
  // The caret as it was put: user-event would click first, and with that move it.
  await userEvent.type(field, keys, {
    skipClick: true,
    initialSelectionStart: field.selectionStart ?? 0,
    initialSelectionEnd: field.selectionEnd ?? 0,
  });
}
const paste = (text: string) => userEvent.paste(text);

describe('[S5.8] a phone field', () => {
  it.each([
    ['|', '7', '(7|'],
    ['|', '7025550100', '(702) 555-0100|'],
    ['(70|) 255-0100', '9', '(709|) 255-0100'],
    ['(702) 5|55-010', '9', '(702) 59|5-5010'],
    ['(702) |555|-0100', '2', '(702) 2|01-00'],
    ['|(702) 555-0100|', '8', '(8|'],
    ['(702) 555-0100|', '{Backspace}', '(702) 555-010|'],
    ['(702) 5|', '{Backspace}', '(702|'],
    ['(702) |555-0100', '{Backspace}', '(70|5) 550-100'],
    ['(702|) 555-0100', '{Delete}', '(702|) 550-100'],
    ['(702) 555-|0100', '{Backspace}{Backspace}', '(702) 5|01-00'],
    ['|(702|', '{Backspace}', '|'],
  ])('%s, then %s, is %s', async (before, keys, after) => {
    begin(phoneMask, before);
    await press(keys);
    expect(seen()).toBe(after);
  });

  it.each([
    ['|', '+1 (702) 555-0100', '(702) 555-0100|'],
    ['(702) |', 'call 555-0100', '(702) 555-0100|'],
    ['(70|0) 100', '2555', '(702) 555|-0100'],
    ['(702) 5|55-0100', '99', '(702) 599|-5501'],
    ['(702) |555-01|00', '444-22', '(702) 444-22|00'],
  ])('%s, and %j pasted, is %s', async (before, pasted, after) => {
    begin(phoneMask, before);
    await paste(pasted);
    expect(seen()).toBe(after);
  });

  it('takes what the browser fills in by itself', () => {
    begin(phoneMask);
    field.value = '+17025550100';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(field.value).toBe('(702) 555-0100');
  });

  it('takes back what was done last', async () => {
    begin(phoneMask, '(702) 555|');
    await press('0{Backspace}{Backspace}');
    expect(field.value).toBe('(702) 55');
    field.dispatchEvent(new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true }));
    expect(field.value).toBe('(702) 555');
  });
});

describe('[S5.9] a date field', () => {
  it.each([
    ['04091985', '04/09/1985|'],
    ['4/9/1985', '04/09/1985|'],
    ['1', '1|'],
    ['12', '12|'],
    ['1/', '01/|'],
    ['1//', '01/|'],
    ['/', '|'],
    ['a4b', '04|'],
    ['0409198512', '04/09/1985|'],
  ])('typed %s, is %s', async (keys, after) => {
    begin(dateMask(clock));
    await press(keys);
    expect(seen()).toBe(after);
  });

  it.each([
    ['[S5.10] the first digit of a month is at most 1', '5', '05|'],
    ['[S5.10] the first digit of a month is at most 1', '21', '02/1|'],
    ['[S5.10] the month is capped at 12', '13', '12|'],
    ['[S5.10] the month is capped at 12', '19', '12|'],
    ['[S5.11] the first digit of a day is at most 3', '014', '01/04|'],
    ['[S5.11] the day is capped at 31', '0132', '01/31|'],
    ['[S5.11] the day is capped at 31', '0139', '01/31|'],
    ['[S5.12] the year is not later than the current one', '01012031', '01/01/2024|'],
    ['[S5.12] the year is not earlier than 100 years ago', '01011899', '01/01/1924|'],
    ['[S5.12] the year may be the current one', '01012024', '01/01/2024|'],
    ['[S5.12] the year may be that of 100 years ago', '01011924', '01/01/1924|'],
    ['[S5.13] a month of 00 becomes 01', '00', '01|'],
    ['[S5.13] a day of 00 becomes 01', '0100', '01/01|'],
  ])('%s: %s is %s', async (_rule, keys, after) => {
    begin(dateMask(clock));
    await press(keys);
    expect(seen()).toBe(after);
  });

  it.each([
    ['04/09/1985|', '{Backspace}', '04/09/198|'],
    ['04/09/1|', '{Backspace}', '04/09|'],
    ['04/0|', '{Backspace}{Backspace}{Backspace}', '|'],
    ['04|/09/1985', '{Backspace}', '0|/09/1985'],
    ['04|/09/1985', '{Backspace}5', '05|/09/1985'],
    ['04/|09/1985', '{Backspace}', '0|/09/1985'],
    ['|04/09/1985', '{Delete}', '|4/09/1985'],
    ['|04/09/1985', '{Delete}{Delete}11', '11|/09/1985'],
    ['04|/09/1985', '{Delete}', '04|/9/1985'],
    ['0|4/0|9/1985', '{Backspace}', '0|/9/1985'],
    ['0|4/0|9/1985', '6', '06|/09/1985'],
    ['|04/09/1985|', '7', '07|'],
    ['|04|/09/1985', '1', '1|/09/1985'],
    ['|04|/09/1985', '12', '12|/09/1985'],
    ['|04|/09/1985', '1225', '12/25|/1985'],
    ['|04/09/1985', '1', '1|0/09/1985'],
    ['04/|09/1985', '3', '04/3|0/1985'],
    ['04/09/1|985', '{Backspace}2', '04/09/2|024'],
    ['|1|2/09/1985', '3', '03|/09/1985'],
    ['04|/09/1985', '/', '04|/09/1985'],
  ])('%s, then %s, is %s: the other parts stay what they are', async (before, keys, after) => {
    begin(dateMask(clock), before);
    await press(keys);
    expect(seen()).toBe(after);
  });

  it.each([
    ['|', '4/9/1985', '04/09/1985|'],
    ['|', '1985-04-09', '04/09/1985|'],
    ['01/0|2/2000', '12.24.1970', '12/24/1970|'],
    ['|', 'born 04/09/1985', '04/09/1985|'],
    ['|', '13/45/2050', '12/31/2024|'],
    ['|', '0/0/1850', '01/01/1924|'],
    ['04/|09|/1985', '17', '04/17|/1985'],
    ['04/09/19|85|', '70', '04/09/1970|'],
  ])('%s, and %j pasted, is %s', async (before, pasted, after) => {
    begin(dateMask(clock), before);
    await paste(pasted);
    expect(seen()).toBe(after);
  });

  it('takes what the browser fills in by itself', () => {
    begin(dateMask(clock));
    field.value = '1985-04-09';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(field.value).toBe('04/09/1985');
  });
});
