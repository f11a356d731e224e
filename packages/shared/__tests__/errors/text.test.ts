import { assert, property, string } from 'fast-check';

import { placePath, scrubAddress, scrubFile, scrubPath } from '@footbridge/shared/errors/address';
import { scrubSelector, scrubText } from '@footbridge/shared/errors/text';

describe('a message that leaves', () => {
  it.each([
    ['an e-mail address', 'Cannot send to jane.doe+x@mail.example.org now', 'Cannot send to [email] now'],
    ['a telephone number', 'Bad number (702) 555-0142!', 'Bad number [number]!'],
    ['a telephone number in one', 'tel +17025550142', 'tel [number]'],
    ['a member id', 'Member ABC123456789 is unknown', 'Member [number] is unknown'],
    [
      'what was typed',
      'Unexpected token J, "Jane Doe, born 1980" is not valid JSON',
      'Unexpected token J, [quoted] is not valid JSON',
    ],
    [
      'what was typed, in single quotes',
      "Failed to execute 'querySelector': 'Jane Doe' is no selector",
      'Failed to execute [quoted]: [quoted] is no selector',
    ],
    ['a quote that does not end', 'Unexpected end: "Jane', 'Unexpected end: [quoted]'],
    [
      'a page’s address',
      'Failed: https://www.example.org/alcohol-rehab/las-vegas/?payer=acme#top.',
      'Failed: app:///[page].',
    ],
    ['a page’s path', 'No such page: /opioid-addiction/treatment/', 'No such page: /[page]'],
    ['a query', '/api/visitor?name=jane failed', '/api/visitor failed'],
    ['an address without its beginning', 'see www.example.org/meth now', 'see [address] now'],
  ])('[S7.14] loses %s', (_, message, left) => {
    expect(scrubText(message)).toBe(left);
    // The server scrubs what the browser scrubbed.
    expect(scrubText(left)).toBe(left);
  });

  it.each([
    "Cannot read properties of undefined (reading 'length')",
    'Minified React error #418',
    'Loading chunk 412 failed.\n(error: app:///browser/react-9a8b7c6d5e4f3210.js)',
    "can't and won't",
  ])('preserves what a programmer needs: %s', (message) => {
    expect(scrubText(message)).toBe(message);
  });

  it('[S9.14] has 250 characters at most', () => {
    expect(scrubText('word '.repeat(200))).toHaveLength(250);
  });

  it('[S7.14] lets no planted number or e-mail address through, whatever stands around it', () => {
    assert(
      property(string({ maxLength: 60 }), string({ maxLength: 60 }), (before, after) => {
        const text = scrubText(`${before} jane@doe.example 7025550142 ${after}`);
        expect(text).not.toContain('7025550142');
        expect(text).not.toContain('jane@doe.example');
      }),
      { numRuns: 2000 },
    );
  });
});

describe('an address that leaves', () => {
  it.each([
    ['/alcohol-rehab/las-vegas/', '/[page]'],
    ['/', '/'],
    ['/api/lead?x=1', '/api/lead'],
    ['/api/editor/page', '/api/editor/page'],
    ['/api/lead/jane-doe-702', '/[page]'],
    ['/browser/comparisonchart.island-1a2b3c4d.js', '/browser/comparisonchart.island-1a2b3c4d.js'],
    ['/_next/image/?url=%2Fmedia%2Fmeth.jpg&w=640', '/_next/image'],
    ['/media/2026/05/opioid-ward.jpg', '/media/[file]'],
    ['/[[...wordpressNode]]', '/[[...wordpressNode]]'],
    ['/[single-facility]', '/[single-facility]'],
    ['/browser/../alcohol.js?x', '/[page]'],
    ['/browser/alcohol/', '/[page]'],
  ])('[S7.14] %s is %s', (path, left) => {
    expect(scrubPath(path)).toBe(left);
    expect(scrubPath(left)).toBe(left);
  });

  it.each([
    ['https://www.example.org/meth/?q=1', 'app:///[page]'],
    ['//evil.example/x', 'app:///[page]'],
    ['chrome-extension://abcdef/content.js', 'chrome-extension://[elsewhere]'],
    ['blob:https://www.example.org/1f2e', 'blob://[elsewhere]'],
    ['javascript:alert(1)', 'javascript://[elsewhere]'],
    ['what', '[address]'],
  ])('[S7.14] %s is %s', (address, left) => {
    expect(scrubAddress(address)).toBe(left);
    expect(scrubAddress(left)).toBe(left);
  });

  it('says whose script it was that failed, not which page had it', () => {
    expect(scrubFile('https://www.example.org/browser/main-0a1b2c3d.js')).toBe('app:///browser/main-0a1b2c3d.js');
    expect(scrubFile('https://www.googletagmanager.com/gtag/js?id=G-1')).toBe(
      'https://www.googletagmanager.com/[script]',
    );
    expect(scrubFile('https://www.googletagmanager.com/[script]')).toBe('https://www.googletagmanager.com/[script]');
    expect(scrubFile('<anonymous>')).toBe('<anonymous>');
    expect(scrubFile('/srv/jane/site/.build/DSH/server/chunks/12.js')).toBe('app:///server/chunks/12.js');
    expect(scrubFile('file:///srv/node_modules/next/dist/server/render.js')).toBe(
      'app:///node_modules/next/dist/server/render.js',
    );
    expect(scrubFile('app:///server/chunks/12.js')).toBe('app:///server/chunks/12.js');
  });

  it('names a page by its template, or not at all', () => {
    expect(placePath('single-facility')).toBe('/[single-facility]');
    expect(placePath('../../x')).toBe('/[page]');
    expect(placePath(undefined)).toBe('/[page]');
  });
});

it('[S7.14] a clicked element is reported by its tag and classes, not by label, id or value', () => {
  expect(
    scrubSelector(
      'main > section#signs-of-opioid-abuse.page-section > a.button[aria-label="Call about meth"][href="/x"]',
    ),
  ).toBe('main > section.page-section > a.button');
  expect(scrubSelector('input.field[name="phone"][value=\'702\'][type="tel"')).toBe('input.field');
});
