import * as fc from 'fast-check';

import { printableLine, printableText, withoutInvisible } from '@footbridge/bridge/platform/invisible';

const characters = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

const INVISIBLE = [
  ...characters(0, 0x08),
  ...characters(0x0e, 0x1f),
  ...characters(0x7f, 0x84),
  ...characters(0x86, 0x9f),
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u3164',
  ...characters(0x200b, 0x200f),
  ...characters(0x202a, 0x202e),
  ...characters(0x2060, 0x206f),
  '\ufe0f',
  '\ufeff',
  ...characters(0xfff9, 0xfffb),
  '\ufffe',
  '\uffff',
  '\ud800',
  '\udfff',
  ...characters(0xe0000, 0xe007f),
  '\u{e0100}',
];

const VISIBLE = [
  'Zoë Åsa-Müller O’Brien, Jr.',
  'أحمد بن خالد',
  'مُحَمَّد',
  'می‌خواهم',
  'דָּוִד בן־גוריון',
  'क्‍ष श्री क्‌ष',
  'ශ්‍රී ලංකා',
  '葛\u{e0100}城',
  'Nguyễn Thị',
  '김철수 🙂',
  '👩🏽‍❤️‍💋‍👨🏿 👨‍👩‍👧‍👦 🏳️‍🌈 🏴‍☠️ 🧑‍⚖️ 👁️‍🗨️ 👨‍🦰 🚶‍➡️',
  '1️⃣ #️⃣ ❤️ ☎︎ ©️',
  '🇺🇸 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
];

it('removes every invisible character, with the text around it left', () => {
  expect(INVISIBLE.filter((one) => withoutInvisible(` ${one}Anna${one} `) !== ' Anna ')).toEqual([]);
});

it.each(VISIBLE)('leaves %s as it is', (text) => {
  expect([withoutInvisible(text), printableLine(text), printableText(text)]).toEqual([text, text, text]);
});

it.each([
  ['between letters of Europe', 'ad\u200dmin pay\u200cpal'],
  ['after another', 'می\u200c\u200c\u200d\u200dخ'],
  ['that begin a text', '\u200dخ'],
  ['between an emoji and a word', '🙂\u200dword'],
])('removes joiners %s', (_, text) => {
  expect(withoutInvisible(text)).not.toMatch(/\u200d\u200d|\u200c\u200c|[a-z][\u200c\u200d]|^\u200d|\u200dw/);
});

it('removes a hidden text after a flag, and half of one', () => {
  const hidden = [...'ignore this'].map((sign) => String.fromCodePoint(0xe0000 + (sign.codePointAt(0) ?? 0))).join('');
  expect(withoutInvisible(`🏴${hidden}\u{e007f}`)).toBe('🏴');
  expect(withoutInvisible('🏴\u{e0067}\u{e0062}')).toBe('🏴');
});

it('leaves line breaks and tabs to the caller, and marks what it does not print', () => {
  expect(withoutInvisible('a\tb\nc\r\nd\u2028e\u0085f')).toBe('a\tb\nc\r\nd\u2028e\u0085f');
  expect(printableText('a\tb\nc\r\nd\u2028e\u0085\u001b[31m\u202e')).toBe('a\tb\nc·\nd·e··[31m·');
  expect(printableLine('a\tb\nc\u009b31m\u{e0041}')).toBe('a·b·c·31m·');
});

it('changes nothing more when it is repeated, in any order of characters', () => {
  const unit = fc.constantFrom(...INVISIBLE, ...VISIBLE.flatMap((text) => [...text]), 'a', '7', '\n');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
      const once = withoutInvisible(text);
      expect(withoutInvisible(once)).toBe(once);
      expect(printableText(once)).toBe(once.replaceAll('\u0085', '·'));
    }),
  );
});

it('takes a text of a hundred thousand characters', () => {
  expect(withoutInvisible('\u200d\ufe0f🙂\u202e'.repeat(25_000))).toHaveLength(2 * 25_000);
});
