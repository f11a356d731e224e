/** Structured data of the brand, its ratings and its places equals what is shown. */
import { SITE_CODES, siteOf } from '@/site-config/brands';
import { site } from '@/site-config/site';
import { listed, recorded } from '../run-template';
import { nodeOf, graphOf } from './support';

const social = (...urls: (string | null)[]) => urls.map((url, id) => ({ id, title: 'Elsewhere', url, children: [] }));
const frontPage = (root: object = {}, requested: Parameters<typeof graphOf>[2] = {}) =>
  graphOf(
    'front-page',
    { page: { databaseId: 1, title: 'A title' }, ...root },
    { seed: { databaseId: 1 }, ...requested },
  );
const review = (databaseId: number, reviewDetails: object = {}) => ({
  databaseId,
  reviewDetails: {
    firstName: 'Dana',
    lastName: 'Keller',
    sourceType: ['internal'],
    comments: `Words ${databaseId}.`,
    rating: 4,
    reviewDate: '2026-10-28T00:00:00',
    ...reviewDetails,
  },
});
const facility = (facts: object = {}) => ({ ...recorded('nodeByUri/cpt-single'), ...facts });

describe('the brand', () => {
  it.each(SITE_CODES)('%s has its name, number, town and URLs', (code) => {
    const brand = siteOf(code);
    const { graph } = frontPage({}, { brand });
    expect(nodeOf(graph, 'MedicalOrganization')).toMatchObject({
      '@id': `https://${brand.domain}/#organization`,
      name: brand.fullName,
      telephone: brand.mainPhone,
      logo: `https://${brand.domain}${brand.logo}`,
      address: { addressLocality: brand.city, addressRegion: brand.state, addressCountry: 'US' },
    });
    expect(nodeOf(graph, 'WebSite')).toMatchObject({
      potentialAction: { target: { urlTemplate: `https://${brand.domain}/search/?s={search_term_string}` } },
    });
  });

  it('has sameAs only for profiles: a network’s home page is none', () => {
    const sameAs = (...urls: (string | null)[]) =>
      nodeOf(frontPage({}, { social: social(...urls) }).graph, 'MedicalOrganization').sameAs;
    expect(
      sameAs(
        'https://www.facebook.com/',
        'https://www.linkedin.com/company/a',
        'http://plain.example/a',
        '/about/',
        null,
      ),
    ).toEqual(['https://www.linkedin.com/company/a']);
    expect(sameAs('https://www.facebook.com/')).toBeUndefined();
  });

  it('has the rating that stands above its reviews, and none where none is shown', () => {
    const page = { databaseId: 1, title: 'A title', reviewSummary: { aggregateScore: 4.618, totalReviews: 312 } };
    const shown = frontPage({ page, reviews: { nodes: [review(1)] } });
    expect(nodeOf(shown.graph, 'MedicalOrganization').aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: '4.62',
      bestRating: 5,
      worstRating: 1,
      reviewCount: 312,
    });
    expect(nodeOf(frontPage({ page }).graph, 'MedicalOrganization')).not.toHaveProperty('aggregateRating');
  });

  it('has its facilities on the front page, and its questions', () => {
    const page = {
      databaseId: 1,
      title: 'A title',
      content: '<p>A sentence that is long enough.</p><details><summary>What happens</summary><p>This.</p></details>',
    };
    const { graph } = frontPage({ page, facilities: { nodes: [facility()] } });
    expect(nodeOf(graph, 'MedicalClinic')).toMatchObject({
      '@id': 'https://deserthopetreatment.com/facilities/green-hills-recovery/#facility',
      address: '120 Hill Road, Nashville, TN 37201',
    });
    expect(nodeOf(graph, 'FAQPage').mainEntity).toMatchObject([
      { name: 'What happens', acceptedAnswer: { text: 'This.' } },
    ]);
  });
});

describe('reviews', () => {
  const reviews = (nodes: object[], page: object = {}, requested: Parameters<typeof graphOf>[2] = {}) =>
    graphOf(
      'template-reviews',
      { page: { ...recorded('nodeByUri/page'), reviewSummary: null, ...page }, reviews: { nodes } },
      requested,
    );
  const organization = (...of: Parameters<typeof reviews>) => nodeOf(reviews(...of).graph, 'MedicalOrganization');

  it('[S5.5] are as displayed: author, date, rating, text', () => {
    expect(organization([review(1), review(2, { firstName: '', rating: null, reviewDate: null })]).review).toEqual([
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Dana K.' },
        datePublished: '2026-10-28',
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
        reviewBody: 'Words 1.',
      },
      { '@type': 'Review', author: { '@type': 'Person', name: 'Anonymous' }, reviewBody: 'Words 2.' },
    ]);
  });

  it('of other sites, and their average, are omitted; the editor’s rating is as displayed', () => {
    const google = review(2, { sourceType: ['google'], rating: 2 });
    expect(organization([review(1), google])).toMatchObject({ review: [{ reviewBody: 'Words 1.' }] });
    expect(organization([review(1), google])).not.toHaveProperty('aggregateRating');
    expect(organization([google])).not.toHaveProperty('aggregateRating');
    expect(organization([review(1), review(2, { rating: 5 })]).aggregateRating).toMatchObject({
      ratingValue: '4.50',
      reviewCount: 2,
    });
    expect(
      organization([google], { reviewSummary: { aggregateScore: 4.62, totalReviews: 312 } }).aggregateRating,
    ).toMatchObject({ ratingValue: '4.62', reviewCount: 312 });
  });

  it('are those of this page of the list', () => {
    const many = Array.from({ length: 14 }, (_, i) => review(i + 1));
    const { graph } = reviews(many, {}, { reviews: { source: null, page: 2 } });
    expect(nodeOf(graph, 'MedicalOrganization').review).toHaveLength(2);
    expect(nodeOf(graph, 'WebPage').url).toMatch(/\/page\/2\/$/);
  });
});

describe('a facility', () => {
  it('is a clinic with the address, number, place, services and rating that its page shows', () => {
    const { graph, share } = graphOf('single-facility', { facility: facility() });
    expect(nodeOf(graph, 'MedicalClinic')).toMatchObject({
      name: 'Green Hills Recovery',
      address: {
        streetAddress: '120 Hill Road',
        addressLocality: 'Nashville',
        addressRegion: 'TN',
        postalCode: '37201',
        addressCountry: 'US',
      },
      telephone: site.callNumbers.default.tel.slice('tel:'.length),
      geo: { latitude: 36.1627 },
      availableService: [
        { '@type': 'MedicalTherapy', name: 'Medical detox' },
        { name: 'Residential treatment' },
        { name: 'Partial hospitalization' },
        { name: 'Veterans program' },
      ],
      aggregateRating: { ratingValue: '4.60', reviewCount: 312 },
      parentOrganization: { '@id': 'https://deserthopetreatment.com/#organization' },
    });
    expect(nodeOf(graph, 'BreadcrumbList').itemListElement).toMatchObject([
      { name: 'Home' },
      { name: 'Our facilities' },
      { name: 'Green Hills Recovery' },
    ]);
    expect(share).toBe('website');
  });

  it('of which nothing is known claims nothing', () => {
    const { graph } = graphOf('single-facility', { facility: recorded('nodeByUri/cpt-single-bare') });
    expect(Object.keys(nodeOf(graph, 'MedicalClinic'))).toEqual(['@type', '@id', 'url', 'name', 'parentOrganization']);
  });

  it('behind a password is known by its name alone', () => {
    const { graph, data } = graphOf('single-facility', { facility: facility({ isRestricted: true, content: null }) });
    expect(graph.some((node) => node['@type'] === 'MedicalClinic')).toBe(false);
    expect(JSON.stringify(data)).not.toMatch(/Hill Road|36\.16|5550101/);
  });

  it('in the list of all says as much as its card', () => {
    const nodes = [facility({ databaseId: 5 }), facility({ databaseId: 6, isRestricted: true, uri: '/facilities/b/' })];
    const { graph } = graphOf(
      'archive-facility',
      { contentNodes: { nodes } },
      listed([5, 6], { base: '/facilities/', pages: 1 }),
    );
    expect(graph.filter((node) => node['@type'] === 'MedicalClinic')).toMatchObject([{ telephone: '+15550101' }]);
    expect(nodeOf(graph, 'ItemList')).toMatchObject({ numberOfItems: 1 });
  });
});
