import { canonicalMediaPath, uploadPath } from '@footbridge/bridge/wordpress/url/media-path';

describe('the path of an upload', () => {
  it.each([
    [[]],
    [['..', 'wp-config.php']],
    [['2026', '..', 'x.jpg']],
    [['2026']],
    [['']],
    [['2026', '', 'x.jpg']],
    [['a\\x.jpg']],
    [['a\tx.jpg']],
  ])('is none for %j', (names) => {
    expect(uploadPath(names)).toBeNull();
  });

  it.each([
    ['/media/2026/05/x.jpg', '/media/2026/05/x.jpg'],
    ['/media/2026/%78@2x.jpg', '/media/2026/x@2x.jpg'],
    ['/media/caf%c3%a9.jpg', '/media/caf%C3%A9.jpg'],
    ['/media/café.jpg', '/media/caf%C3%A9.jpg'],
    ['/media/a%3Fb%23c%25d.jpg', '/media/a%3Fb%23c%25d.jpg'],
    ['/media/x.jpg/', null],
    ['/media//x.jpg', null],
    ['/media/%ff.jpg', null],
    ['/media/%2e%2e/x.jpg', null],
    ['/brands/x.jpg', null],
  ])('of %s has one spelling: %s', (path, spelling) => {
    expect(canonicalMediaPath(path)).toBe(spelling);
    if (spelling !== null) expect(canonicalMediaPath(spelling)).toBe(spelling);
  });
});
