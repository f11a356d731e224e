import { isOptions, parseMenu } from '@footbridge/bridge/pages/layout/stored';

describe('a menu from another process', () => {
  it('stays byte for byte as it was loaded, so that all processes render the same', () => {
    const text =
      '[{"id":1,"title":"Help","url":"https://www.samhsa.gov/","children":[],"target":"_blank"},{"title":"About","children":[{"url":null,"id":3,"children":[],"title":"Us"}],"url":"/about/","id":2}]';
    expect(JSON.stringify(parseMenu(JSON.parse(text)))).toBe(text);
  });

  it.each([null, {}, 'menu', [{ title: 'a' }], [{ title: 'a', url: null, children: [{ title: 1 }] }]])(
    'is none where it is something else: %j',
    (value) => {
      expect(parseMenu(value)).toBeNull();
    },
  );
});

describe('options from another process', () => {
  it('have the queried parts', () => {
    expect(
      isOptions({ footbridgeUploads: null, generalSettings: null, readingSettings: null, siteOptions: null }),
    ).toBe(true);
    for (const value of [null, [], 'x', { generalSettings: {} }]) expect(isOptions(value)).toBe(false);
  });
});
