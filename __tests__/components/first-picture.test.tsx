import { renderToString } from 'react-dom/server';
import { FacilityList } from '@/components/FacilityList/FacilityList';
import { PostList } from '@/components/PostList/PostList';

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
