import { cdata, element, xmlDocument } from '@footbridge/bridge/feeds/documents/xml';

import { parseXml } from '../../../../../__tests__/support/xml';

const HOSTILE = [
  ['what XML reserves', `<b> & "quotes" 'n' > all`],
  ['the end of a CDATA section', 'a ]]> b ]]]]>> c'],
  ['an entity that was written out', '&amp; &nbsp; &#0;'],
  ['letters of every plane', 'Ünï日本語 עברית 👩‍⚕️🎉'],
  ['line breaks and tabs', 'one\ntwo\tthree'],
] as const;

describe('XML that is written', () => {
  it.each(HOSTILE)('carries %s to the reader unchanged, as text, as HTML and in an attribute', (_, text) => {
    const { documentElement: root } = parseXml(
      xmlDocument(element('root', [element('text', text), element('html', cdata(text))], { note: text })),
    );
    expect([...root.children].map(({ textContent }) => textContent)).toEqual([text, text]);
    expect(root.getAttribute('note')).toBe(text.replace(/[\n\t]/g, ' '));
  });

  it('leaves out the characters that XML has no way to write', () => {
    const text = `a\u0000b\u0008c\u000bd\u001fe\ufffef${'\ud83c'}g${'\udf89'}h`;
    const { documentElement: root } = parseXml(
      xmlDocument(element('root', [element('text', text), element('html', cdata(text))])),
    );
    expect([...root.children].map(({ textContent }) => textContent)).toEqual(['abcdefgh', 'abcdefgh']);
  });
});
