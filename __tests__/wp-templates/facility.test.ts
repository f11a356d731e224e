import { addressLines, accreditationNames, phoneView } from '@/wp-templates/shared/facilities';
import { runTemplate, listed, recorded } from './run-template';

describe('single-facility', () => {
  it('renders the editors’ fields, with labels', () => {
    const rendered = runTemplate('single-facility', { facility: recorded('nodeByUri/cpt-single') });
    expect(rendered?.page).toMatchObject({ id: 1842, head: { title: 'Green Hills Recovery in Nashville' } });
    expect(rendered?.view).toMatchObject({
      title: 'Green Hills Recovery',
      card: {
        town: 'Nashville, TN',
        address: ['120 Hill Road', 'Nashville, TN 37201'],
        phone: { tel: 'tel:+15550101' },
      },
      treatments: ['Medical detox', 'Residential treatment', 'Partial hospitalization', 'Veterans program'],
      amenities: ['Gym', 'Pool', 'Chef-prepared meals', 'Yoga'],
      directionsUrl: expect.stringContaining('36.1627'),
      rating: { value: 4.6, count: 312 },
      picture: { src: '/media/2026/11/facility-1.jpg', width: 1400, height: 900, alt: 'Green Hills Recovery building' },
    });
  });

  it.each(['Nevada', 'nv', ' NEVADA '])(
    '[S3.41] abbreviates the state that an editor wrote as %j, on the page and for search engines',
    (state) => {
      const facility = {
        ...recorded('nodeByUri/cpt-single'),
        facilityDetails: { street: '1 Hill Road', city: 'Reno', state, postalCode: '89501' },
      };
      const rendered = runTemplate('single-facility', { facility });
      expect(rendered?.view).toMatchObject({ card: { town: 'Reno, NV', address: ['1 Hill Road', 'Reno, NV 89501'] } });
      expect(rendered?.page.head.place).toMatchObject({ state: 'NV' });
    },
  );

  it('leaves what is no state of the United States as it was written', () => {
    const facility = { ...recorded('nodeByUri/cpt-single'), facilityDetails: { city: 'Toronto', state: 'Ontario' } };
    expect(runTemplate('single-facility', { facility })?.view).toMatchObject({ card: { town: 'Toronto, Ontario' } });
  });

  it('[S3.22] does not repeat the leading picture in the gallery', () => {
    const rendered = runTemplate('single-facility', { facility: recorded('nodeByUri/cpt-single') });
    expect(JSON.stringify(rendered?.view).match(/facility-1\.jpg"/g)?.length).toBe(2);
  });

  it('renders a facility with a name only', () => {
    expect(runTemplate('single-facility', { facility: recorded('nodeByUri/cpt-single-bare') })?.view).toMatchObject({
      title: 'Bare Facility',
      card: { town: '', address: [], phone: null },
      treatments: [],
      amenities: [],
      photos: [],
      picture: null,
      directionsUrl: null,
      rating: null,
      html: '',
    });
  });

  it('introduces a facility by the excerpt that an editor wrote, and not by the text’s own beginning', () => {
    const intro = (excerpt: string) => {
      const facility = {
        ...recorded('nodeByUri/cpt-single'),
        content: '<h2>Rooms</h2>\n<p>Two beds, &amp; a window. More.</p>',
        excerpt,
      };
      return runTemplate('single-facility', { facility })?.view;
    };
    expect(intro('<p>A quiet place.</p>')).toMatchObject({ card: { summary: 'A quiet place.' } });
    for (const own of ['<p>Rooms Two beds, &amp; a window. […]</p>', '<p>RoomsTwo beds, &amp; a window. More.</p>', ''])
      expect(intro(own)).toMatchObject({ card: { summary: '' } });
  });

  it('[S2.33] shows a tour as a facade that loads nothing, and what is no known player’s as a link', () => {
    const facility = recorded('nodeByUri/cpt-single');
    const details = typeof facility.facilityDetails === 'object' ? facility.facilityDetails : {};
    const toured = (videoUrl: string | null, rest: object = {}) =>
      runTemplate('single-facility', {
        facility: { ...facility, title: 'Green "Hills"', ...rest, facilityDetails: { ...details, videoUrl } },
      })?.view;
    const shown = toured('https://youtu.be/abcdefghijk');
    expect(shown).toMatchObject({
      videoUrl: null,
      video: expect.stringMatching(
        /<a class="video-facade" href="https:\/\/www\.youtube\.com\/watch\?v=abcdefghijk"[^>]* data-video="youtube\/abcdefghijk">.*A tour of Green .*Hills.*loads from YouTube/,
      ),
    });
    expect(shown).toMatchObject({ video: expect.not.stringContaining('<iframe') });
    expect(toured('https://films.example/"><script>alert(1)</script>')).toMatchObject({ video: '' });
    expect(toured('https://films.example/tour')).toMatchObject({ videoUrl: 'https://films.example/tour', video: '' });
    expect(toured('https://youtu.be/abcdefghijk', { isRestricted: true, content: null })).toMatchObject({
      videoUrl: null,
      video: '',
    });
  });

  it('has a map where its coordinates are known, and none behind a password', () => {
    const facility = recorded('nodeByUri/cpt-single');
    expect(runTemplate('single-facility', { facility })?.view).toMatchObject({ map: { name: 'Green Hills Recovery' } });
    expect(
      runTemplate('single-facility', { facility: { ...facility, isRestricted: true, content: null } })?.view,
    ).toMatchObject({ map: null });
    expect(runTemplate('single-facility', { facility: recorded('nodeByUri/cpt-single-bare') })?.view).toMatchObject({
      map: null,
    });
  });

  it('hides every field of a facility behind a password, though WordPress hands them out', () => {
    const facility = { ...recorded('nodeByUri/cpt-single'), isRestricted: true, content: null };
    const rendered = runTemplate('single-facility', { facility });
    expect(rendered?.view).toMatchObject({
      isProtected: true,
      card: { phone: null, address: [] },
      treatments: [],
      rating: null,
    });
    expect(rendered?.page.head).toMatchObject({
      title: 'Green Hills Recovery | Desert Hope',
      description: expect.stringMatching(/^Only for readers who have the password/),
      image: null,
    });
  });
});

describe('archive-facility', () => {
  const address = (...ids: number[]) => listed(ids, { base: '/facilities/', pages: 1 });

  it('lists no facility behind a password, nor does the front page', () => {
    const facility = { ...recorded('nodeByUri/cpt-single'), databaseId: 5, isRestricted: true };
    expect(
      runTemplate('archive-facility', { contentNodes: { nodes: [facility] } }, {}, address(5))?.view,
    ).toMatchObject({ facilities: [], places: [] });
    const front = runTemplate('front-page', { page: null, facilities: { nodes: [facility] } })?.view;
    expect(front).toMatchObject({ accreditations: [], facilities: [] });
  });

  it('is an empty list before there is a facility', () => {
    expect(runTemplate('archive-facility', {}, {}, address())?.view).toMatchObject({ facilities: [] });
  });
});

describe('facts', () => {
  it('writes American numbers one way and leaves others alone', () => {
    expect(phoneView('702.555.0100')).toEqual({ display: '(702) 555-0100', tel: 'tel:+17025550100' });
    expect(phoneView('+1 702 555 0100')).toEqual({ display: '(702) 555-0100', tel: 'tel:+17025550100' });
    expect(phoneView('+49 30 5550100')).toEqual({ display: '+49 30 5550100', tel: 'tel:+49305550100' });
    expect(phoneView('call us')).toBeNull();
    expect(phoneView('ext. 5')).toBeNull();
    expect(phoneView(null)).toBeNull();
  });

  it.each([
    ['+1 702 555 0180 ext. 4', '(702) 555-0180 ext. 4'],
    ['702-555-0180x4', '(702) 555-0180x4'],
    ['(702) 555-0180, #4', '(702) 555-0180, #4'],
    ['7025550180;4', '(702) 555-0180;4'],
  ])('dials %s without its extension', (typed, display) => {
    expect(phoneView(typed)).toEqual({ display, tel: 'tel:+17025550180' });
  });

  it('leaves no stray comma in an address', () => {
    expect(addressLines({ city: 'Reno', state: null, postalCode: '89501' })).toEqual(['Reno, 89501']);
    expect(addressLines({ state: 'NV' })).toEqual(['NV']);
    expect(addressLines(null)).toEqual([]);
  });

  it('takes accreditations apart, each once', () => {
    expect(accreditationNames(['Example Accreditors, Inc.; CARF'])).toEqual(['Example Accreditors, Inc.', 'CARF']);
    expect(accreditationNames(['The Joint Commission, LegitScript', 'LegitScript; CARF, three years', null])).toEqual([
      'The Joint Commission',
      'LegitScript',
      'CARF, three years',
    ]);
  });
});
