import { canonicalMediaPath, uploadPath } from '@footbridge/bridge/wordpress/url/media-path';

describe('the path of an upload', () => {
  it.each([[[]], [['2026', '..', 'x.jpg']], [['2026']], [['2026', '', 'x.jpg']], [['a\tx.jpg']]])(
    'is none for %j',
    (names) => {
      expect(uploadPath(names)).toBeNull();
    },
  );

  it('has its letters escaped where an editor’s text has them bare', () => {
    expect(canonicalMediaPath('/media/café.jpg')).toBe('/media/caf%C3%A9.jpg');
  });
});
