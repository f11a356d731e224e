import { drawnPage, browserProps } from '@/wp-templates/shared/structured-data/drawn-page';

const head = { title: 'T', description: 'D', canonical: '/t/', noindex: false, feed: '/feed/' };
const page = {
  template: 'page',
  page: { id: 1, head: { ...head, image: null, published: '2026-03-02', place: { street: '1 Way', city: '', state: '', postalCode: '' }, schema: { '@type': 'FAQPage' } } },
  view: { title: 'T' },
  frame: { primary: [], footer: [], social: [] },
  visit: { segment: null, stickyBar: null, tags: [] },
};

describe('the data that the browser gets with a page', () => {
  it('is without what the server prints for machines, and otherwise the same', () => {
    expect(browserProps(page)).toEqual({ ...page, page: { id: 1, head } });
  });

  it('leaves the page that is kept as it is', () => {
    const before = structuredClone(page);
    browserProps(page);
    expect(page).toEqual(before);
  });

  it.each([undefined, null, 'page', 1, [], {}, { statusCode: 404 }, { template: 'page', page: {}, view: {} }])('is as it came where no template drew it: %j', (props) => {
    expect(drawnPage(props)).toBeNull();
    expect(browserProps(props)).toBe(props);
  });
});
