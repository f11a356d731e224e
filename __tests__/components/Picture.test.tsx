import { renderToString } from 'react-dom/server';
import { FacilityList } from '@/components/FacilityList/FacilityList';
import { IMAGE_WIDTHS } from '@footbridge/shared/pictures';
import { Picture, PICTURE_WIDTHS } from '@/components/Picture/Picture';
import { PostList } from '@/components/PostList/PostList';

const renderPicture = (src: string, width: number, priority?: boolean) =>
  renderToString(<Picture image={{ src, width, height: 600, alt: 'A path' }} sizes="100vw" priority={priority} />);

describe('Picture', () => {
  it('requests only widths that the optimizer serves', () => {
    expect(IMAGE_WIDTHS).toEqual(expect.arrayContaining(PICTURE_WIDTHS));
  });

  it('offers every width up to the picture’s own, and the next one', () => {
    const widths = [...renderPicture('/media/a.jpg', 1000).matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    expect(widths).toEqual([384, 640, 828, 1080]);
  });

  it('renders an SVG unchanged', () => {
    const html = renderPicture('/brands/DSH/scene.svg', 1600);
    expect(html).toContain('src="/brands/DSH/scene.svg"');
    expect(html).not.toContain('srcSet');
  });

  it('has priority only if set', () => {
    expect(renderPicture('/media/a.jpg', 1000, true)).toMatch(
      /loading="eager".*fetchPriority="high"|fetchPriority="high".*loading="eager"/i,
    );
    expect(renderPicture('/media/a.jpg', 1000)).toContain('loading="lazy"');
  });
});

const picture = { src: '/media/a.jpg', width: 1600, height: 1000, alt: '' };
const posts = [1, 2, 3].map((id) => ({
  id,
  title: `Article ${id}`,
  titleHtml: '',
  url: `/${id}/`,
  label: '',
  date: '',
  excerpt: '',
  picture,
}));
const facilities = [1, 2, 3].map((id) => ({
  id,
  name: `House ${id}`,
  url: null,
  town: '',
  address: [],
  phone: null,
  summary: '',
  picture,
}));

/** How each picture of a list is loaded. */
const loading = (list: React.ReactElement) =>
  [...renderToString(list).matchAll(/<img [^>]*loading="(\w+)"/g)].map(([, how]) => how);

describe('a list that a page begins with', () => {
  it.each([
    ['articles', <PostList key="posts" posts={posts} leads />],
    ['facilities', <FacilityList key="facilities" facilities={facilities} rows />],
  ])('of %s has its first picture fetched at once, the others as they come near', (_what, list) => {
    expect(loading(list)).toEqual(['eager', 'lazy', 'lazy']);
  });
});

it('the first picture may be the second article’s; further down it is not in sight', () => {
  const without = posts.map((post) => ({ ...post, picture: null }));
  expect(loading(<PostList posts={[...without.slice(0, 1), ...posts.slice(1)]} leads />)).toEqual(['eager', 'lazy']);
  expect(loading(<PostList posts={[...without.slice(0, 2), ...posts.slice(2)]} leads />)).toEqual(['lazy']);
});

describe('a list further down', () => {
  it.each([
    ['articles', <PostList key="posts" posts={posts} />],
    ['facilities', <FacilityList key="facilities" facilities={facilities} />],
  ])('of %s lazy-loads its pictures', (_what, list) => {
    expect(loading(list)).toEqual(['lazy', 'lazy', 'lazy']);
  });
});
