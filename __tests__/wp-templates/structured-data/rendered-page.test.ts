import { renderedPage } from '@/wp-templates/shared/structured-data/rendered-page';

it('a page is what has all parts of one', () => {
  const page = {
    template: 'page',
    page: { id: 1 },
    view: { title: 'T' },
    layout: { primary: [], footer: [], social: [] },
    visit: { segment: null, stickyBar: null, tags: [] },
  };
  expect(renderedPage(page)).toBe(page);
});

it.each([undefined, null, 'page', 1, [], {}, { statusCode: 404 }, { template: 'page', page: {}, view: {} }])(
  'nothing else is: %j',
  (props) => {
    expect(renderedPage(props)).toBeNull();
  },
);
