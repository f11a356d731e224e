import type { VisitFacts } from '@footbridge/bridge/pages/sticky-bar/facts';
import { pageFacts } from '@/wp-templates/shared/page-facts';

const head = { title: 'About', description: '', canonical: '/about/', noindex: false, image: null };
const visit: VisitFacts = {
  segment: 'info',
  stickyBar: { title: 'x', subtitle: '', buttons: [] },
  tags: ['Alcohol'],
  kind: 'about',
  isOpen: true,
};

describe('what a page says of itself to the code in its browser', () => {
  it('are path, segment, tags and what vendors may know, and nothing else', () => {
    expect(pageFacts({ page: { id: 7, head }, view: 'secret', visit, template: 'page' })).toEqual({
      path: '/about/',
      segment: 'info',
      tags: ['Alcohol'],
      kind: 'about',
      isOpen: true,
    });
  });

  it('is that of a missing page by its status', () => {
    expect(pageFacts({ statusCode: 404, visit: { segment: 'other', stickyBar: null, tags: [] } })).toEqual({
      path: '/',
      segment: 'other',
      tags: [],
      kind: 'not-found',
      isOpen: false,
    });
  });

  it.each([
    ['a failure', { statusCode: 503 }],
    ['a page that says nothing', {}],
  ])('opens no door to third parties for %s', (_what, props) => {
    expect(pageFacts(props)).toEqual({ path: '/', segment: null, tags: [], kind: 'other', isOpen: false });
  });
});
