import { clean } from './clean';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const UPLOADS = '/wp-content/uploads/2026/05';

function pictures(html: string): string[] {
  return [...clean(html).matchAll(/<img[^>]* src="\/_next\/image\?url=([^&]+)&/g)].map(([, path = '']) =>
    decodeURIComponent(path),
  );
}

describe('pictures that a script of another plugin loads late', () => {
  it.each([
    ['data-src', `<img src="${PIXEL}" data-src="${UPLOADS}/river.jpg" alt="River">`],
    ['data-lazy-src', `<img src="${PIXEL}" data-lazy-src="${UPLOADS}/river.jpg" alt="River">`],
    ['data-orig-src', `<img src="${PIXEL}" data-orig-src="${UPLOADS}/river.jpg" alt="River">`],
    ['data-srcset', `<img src="${PIXEL}" data-srcset="${UPLOADS}/river.jpg 600w" alt="River">`],
    ['data-lazy-srcset', `<img src="${PIXEL}" data-lazy-srcset="${UPLOADS}/river.jpg 1x" alt="River">`],
    ['srcset', `<img src="${PIXEL}" srcset="${UPLOADS}/river.jpg 600w" alt="River">`],
    [
      'a source beside it',
      `<picture><source data-srcset="${UPLOADS}/river.jpg 600w"><img src="${PIXEL}" alt="River"></picture>`,
    ],
    ['data-src without src', `<img data-src="${UPLOADS}/river.jpg" alt="River">`],
    [
      'a placeholder file',
      `<img src="/wp-content/plugins/lazy/blank.gif" data-src="${UPLOADS}/river.jpg" alt="River">`,
    ],
    ['a blurred upload', `<img src="${UPLOADS}/river-20x13.jpg" data-src="${UPLOADS}/river.jpg" alt="River">`],
  ])('shows the picture of %s', (_, html) => {
    expect(pictures(html)).toEqual(['/media/2026/05/river.jpg']);
    expect(clean(html)).toContain('alt="River"');
    expect(clean(html)).not.toContain('data:');
  });

  it('offers the widths of the late srcset', () => {
    const html = clean(
      `<img src="${PIXEL}" srcset="${PIXEL} 1w" width="600" height="400" data-src="${UPLOADS}/river-600x400.jpg"
        data-srcset="${UPLOADS}/river-600x400.jpg 600w, ${UPLOADS}/river.jpg 1600w">`,
    );
    expect(html).toMatch(/srcset="[^"]*river\.jpg[^"]* 1200w/);
    expect(html).toContain('width="600" height="400"');
  });

  it('keeps an upload whose late address is on another host', () => {
    const html = `<img src="${UPLOADS}/river.jpg" data-src="https://cdn.example.net/river.jpg" alt="River">`;
    expect(pictures(html)).toEqual(['/media/2026/05/river.jpg']);
  });

  it('links a late picture of another host', () => {
    expect(clean(`<img src="${PIXEL}" data-src="https://cdn.example.net/river.jpg" alt="River">`)).toBe(
      '<a href="https://cdn.example.net/river.jpg" rel="noopener">River</a>',
    );
  });
});

describe('pictures with a copy for browsers without scripts', () => {
  const late = (name: string) => `<img src="${PIXEL}" data-src="${UPLOADS}/${name}.jpg" alt="">`;
  const bare = `<img src="${PIXEL}" alt="">`;
  const copy = (name: string) => `<noscript><img src="${UPLOADS}/${name}.jpg" alt="${name}"></noscript>`;

  it.each([
    ['the copy follows', late('river') + copy('river') + late('lake') + copy('lake')],
    ['the copy precedes', copy('river') + late('river') + copy('lake') + late('lake')],
    ['the copy has another size', late('river') + copy('river-300x200') + late('lake') + copy('lake-scaled')],
    ['the picture is in a link', `<a href="/x/">${late('river')}</a>${copy('river')}${late('lake')}${copy('lake')}`],
    ['only the copy that follows has the address', `${bare}\n${copy('river')}\n${bare}\n${copy('lake')}`],
    ['only the copy that precedes has the address', copy('river') + bare + copy('lake') + bare],
    [
      'the placeholders are hidden',
      `${bare}${copy('river')}${bare}${copy('lake')}`.replaceAll(
        bare,
        bare.replace('<img', '<img style="display:none"'),
      ),
    ],
    ['there is nothing but copies', `<p>${copy('river')}</p><p>${copy('lake')}</p>`],
  ])('shows each once when %s', (_, html) => {
    expect(pictures(html)).toEqual(['/media/2026/05/river.jpg', '/media/2026/05/lake.jpg']);
  });

  it('shows a picture twice when a text has it twice', () => {
    expect(pictures(bare + copy('river') + bare + copy('river'))).toHaveLength(2);
    expect(pictures(copy('river') + bare + copy('river') + bare)).toHaveLength(2);
  });

  it('fills the placeholder, which may be in a link', () => {
    expect(clean(`<p><a href="/x/">${bare}</a>${copy('river')}</p>`)).toMatch(
      /^<p><a href="\/x\/"><img [^>]*><\/a><\/p>$/,
    );
  });

  it('shows each picture of a gallery in one copy', () => {
    const both = `<noscript><img src="${UPLOADS}/river.jpg" alt=""><img src="${UPLOADS}/lake.jpg" alt=""></noscript>`;
    expect(pictures(both)).toEqual(['/media/2026/05/river.jpg', '/media/2026/05/lake.jpg']);
  });

  it('takes the description of the copy', () => {
    expect(clean(bare + copy('river'))).toContain('alt="river"');
  });

  it('is a link when the copy is on another host', () => {
    const html = `<p>${bare}<noscript><img src="https://cdn.example.net/river.jpg" alt="River"></noscript></p>`;
    expect(clean(html)).toBe('<p><a href="https://cdn.example.net/river.jpg" rel="noopener">River</a></p>');
  });

  it('leaves the picture before a tracker alone', () => {
    const tracker = '<noscript><img src="https://track.example.net/p" width="1" height="1" alt="x"></noscript>';
    expect(clean(`<p>${bare}${tracker}</p>`)).not.toContain('track.example.net');
  });

  it("drops a tracker's pixel and its words", () => {
    expect(clean('<p>Text</p><noscript><img src="https://track.example.net/p?id=1" alt="x">Words</noscript>')).toBe(
      '<p>Text</p>',
    );
  });
});

describe('backgrounds of covers that a script of another plugin loads late', () => {
  it.each([
    ['data-bg', `data-bg="${UPLOADS}/river.jpg"`],
    ['data-bg with url()', `data-bg="url('${UPLOADS}/river.jpg')" style="min-height:300px"`],
    ['data-bg-image', `data-bg-image="url(${UPLOADS}/river.jpg)" style="background-image:inherit"`],
    ['data-background-image', `style="background-image:url(${PIXEL})" data-background-image="${UPLOADS}/river.jpg"`],
    ['data-back', `data-back="${UPLOADS}/river.jpg"`],
  ])('shows the picture of %s', (_, attributes) => {
    expect(pictures(`<div class="wp-block-cover" ${attributes}><p>River</p></div>`)).toEqual([
      '/media/2026/05/river.jpg',
    ]);
    const inner = `<div role="img" class="wp-block-cover__image-background" ${attributes}></div>`;
    expect(pictures(`<div class="wp-block-cover">${inner}<p>River</p></div>`)).toEqual(['/media/2026/05/river.jpg']);
  });
});
