import { servedType } from '@footbridge/bridge/cache/media/served-type';

describe("WordPress's Content-Type of an upload", () => {
  it.each([
    ['image/jpeg', 'image/jpeg'],
    ['IMAGE/PNG', 'image/png'],
    ['image/svg+xml; charset=utf-8', 'image/svg+xml'],
    ['text/plain; charset=UTF-8', 'text/plain; charset=utf-8'],
    ['text/csv;charset="utf-8"', 'text/csv; charset=utf-8'],
    ['text/plain; charset=x"y', 'text/plain'],
  ])('%s is sent as %s', (header, type) => {
    expect(servedType(header)).toBe(type);
  });

  it.each([null, '', 'image/x', 'image/png, text/html', 'text/html', 'image/svg+xml,', 'application/xhtml+xml'])(
    '%s is not served',
    (header) => {
      expect(servedType(header)).toBeNull();
    },
  );
});
