import { mediaSite, type Answer } from './media-site';

const media = mediaSite();

const AVIF = Buffer.from('\0\0\0\u001cftypavif\0\0\0\0', 'latin1');
const WEBP = Buffer.from('RIFF\u0024\0\0\0WEBPVP8 ', 'latin1');
const HTML = Buffer.from('<script>alert(document.domain)</script>');

const sends =
  (body: Buffer, type?: string): Answer =>
  (response) =>
    void response.writeHead(200, type ? { 'content-type': type } : {}).end(body);

describe('an upload that WordPress names no type of', () => {
  it.each<[string, Buffer, string]>([
    ['river.avif', AVIF, 'image/avif'],
    ['river.webp', WEBP, 'image/webp'],
    ['visit.ics', Buffer.from('BEGIN:VCALENDAR'), 'text/calendar'],
    ['river.jpg', WEBP, 'image/webp'],
    ['letter.rtf', Buffer.from('{\\rtf1 }'), 'application/rtf'],
    ['letter.pdf', Buffer.from('%PDF-1.7'), 'application/pdf'],
    [
      'letter.DOCX',
      Buffer.from('PK letter'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('%s is sent whole, with the type of its name', async (name, body, type) => {
    for (const header of [undefined, 'application/octet-stream', 'binary/octet-stream']) {
      media.answer = sends(body, header);
      const response = await media.look(`/2026/05/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(body);
    }
  });

  it('is a picture when its first bytes arrive one by one', async () => {
    media.answer = (response) => {
      response.writeHead(200);
      for (const byte of AVIF) response.write(Buffer.from([byte]));
      response.end();
    };
    expect(Buffer.from(await (await media.look('/river.avif')).arrayBuffer())).toEqual(AVIF);
  });

  it('has its type in an answer to HEAD', async () => {
    media.answer = sends(WEBP);
    const response = await media.look('/river.webp', { method: 'HEAD' });
    expect(response.headers.get('content-type')).toBe('image/webp');
  });

  it.each<[string, string, Buffer, string | undefined]>([
    ['a page', 'x.html', HTML, undefined],
    ['an SVG', 'x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
    ['a file without an extension', 'x', WEBP, undefined],
    ['a page with the name of a picture', 'x.webp', HTML, undefined],
    ['a page with the name of a document', 'x.pdf', HTML, undefined],
    ['a page with the name of a calendar', 'x.ics', HTML, 'application/octet-stream'],
    ['an empty picture', 'x.avif', Buffer.alloc(0), undefined],
    ['a picture that WordPress calls a page', 'x.webp', WEBP, 'text/html'],
  ])('is not sent when it is %s', async (_, name, body, type) => {
    media.answer = sends(body, type);
    expect((await media.look(`/${name}`)).status).toBe(404);
    expect(media.files()).toEqual([]);
  });

  it('is a picture when the server calls it text', async () => {
    media.answer = sends(WEBP, 'text/plain; charset=utf-8');
    const response = await media.look('/river.webp');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(WEBP);
  });
});

it.each([
  ['visit.ics', 'text/calendar; charset=UTF-8', 'text/calendar; charset=utf-8'],
  ['letter.rtf', 'application/rtf', 'application/rtf'],
  ['letter.rtf', 'text/rtf', 'text/rtf'],
])('%s is sent as %s', async (name, type, sent) => {
  media.answer = sends(Buffer.from('x'), type);
  expect((await media.look(`/${name}`)).headers.get('content-type')).toBe(sent);
});
