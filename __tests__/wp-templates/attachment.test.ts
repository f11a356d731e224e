import { runTemplate } from './run-template';

const uploads = 'http://127.0.0.1:8080/wp-content/uploads/2008/06';

const picture = {
  databaseId: 771,
  uri: '/post-format-gallery/img_8399/',
  title: 'Boat <em>Barco</em>',
  mimeType: 'image/jpeg',
  mediaItemUrl: `${uploads}/img_8399.jpg`,
  sourceUrl: `${uploads}/img_8399.jpg`,
  fileSize: 40807,
  altText: 'A boat',
  caption: '<p>Beautiful fishing<script>alert(1)</script></p>\n',
  description: '<p>Public domain.</p>\n',
  mediaDetails: { width: 1600, height: 1066 },
  parent: { node: { __typename: 'Post', uri: '/post-format-gallery/', title: 'A gallery' } },
};

describe('attachment', () => {
  it('shows a picture with its words and the page it belongs to', () => {
    const rendered = runTemplate('attachment', { mediaItem: picture }, { databaseId: 771 });
    expect(rendered?.page).toMatchObject({
      id: 771,
      head: { canonical: picture.uri, title: 'Boat Barco | Desert Hope', description: 'Public domain.' },
    });
    expect(rendered?.view).toMatchObject({
      picture: { src: '/media/2008/06/img_8399.jpg', width: 1600, height: 1066, alt: 'A boat' },
      file: { url: '/media/2008/06/img_8399.jpg', facts: 'JPG, 41 kB', plays: null },
      caption: '<p>Beautiful fishing</p>',
      parent: { title: 'A gallery', url: '/post-format-gallery/' },
    });
  });

  it('leads to any other file, with its kind and size as far as they are known', () => {
    const file = (more: object) =>
      runTemplate('attachment', { mediaItem: { ...picture, sourceUrl: null, parent: null, ...more } })?.view;
    expect(
      file({ mimeType: 'application/pdf', mediaItemUrl: `${uploads}/plan.pdf`, fileSize: 1_234_567 }),
    ).toMatchObject({
      picture: null,
      parent: null,
      file: { url: '/media/2008/06/plan.pdf', facts: 'PDF, 1.2 MB', plays: null },
    });
    expect(file({ mimeType: 'audio/mpeg', mediaItemUrl: `${uploads}/song.mp3`, fileSize: null })).toMatchObject({
      file: { facts: 'MP3', plays: 'audio' },
    });
    expect(file({ mimeType: 'video/quicktime', mediaItemUrl: null })).toMatchObject({ file: null });
  });
});
