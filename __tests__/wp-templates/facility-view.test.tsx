/** A facility's page as the server sends it. */
import { renderToString } from 'react-dom/server';
import { picture } from '@/components/content.fixture';
import { site } from '@/site-config/site';
import { FacilityPage, type FacilityView } from '@/wp-templates/single-facility/View';
import { sentHtml } from '../support/sent-html';
import { facility } from './facility.fixture';

const rendered = (view: Partial<FacilityView> = {}): string =>
  renderToString(<FacilityPage template="single-facility" view={{ ...facility, ...view }} />);

// Its form's script comes later: it is fetched now, so that the page can be rendered at once.
beforeAll(async () => void (await sentHtml(<FacilityPage template="single-facility" view={facility} />)));

describe('a facility', () => {
  it('has its form in the page, whole and in its place, though the form’s script comes later', async () => {
    const page = await sentHtml(<FacilityPage template="single-facility" view={facility} />);
    expect(page).toMatch(
      /<form class="[^"]*step-form[^"]*" id="facility-question-form"[^>]* action="\/api\/lead" method="post".*<textarea.*<\/form>.*<\/main>/s,
    );
    expect(page).not.toContain('<script');
  });

  it('has pictures that a keyboard can open large and close, without script', () => {
    expect(rendered()).toMatch(/<button type="button" popoverTarget="photo-1" aria-label="Enlarge: [^"]+"/);
    expect(rendered()).toMatch(/id="photo-1" popover="auto".*popoverTargetAction="hide"[^>]*>Close/);
    expect(rendered()).toContain('aria-label="Enlarge: picture 2"');
  });

  it('[S2.33] leads to a map on its own site, on a click only, without a referrer', () => {
    expect(rendered()).toContain('<a href="https://maps.example/directions?to=1" rel="noreferrer">Directions</a>');
    expect(rendered()).toMatch(
      /<a class="[^"]*facility-map[^"]*" href="https:\/\/maps\.example\/1" rel="noreferrer" data-frame="https:\/\/maps\.example\/embed"[^>]*>.*Show the map.*loads from OpenStreetMap/,
    );
    expect(rendered()).not.toContain('<iframe');
  });

  it('has one number to call, the call number, also where the center has its own', () => {
    const phone = { display: '(702) 555-0180', tel: 'tel:+17025550180' };
    const numbers = [...rendered({ card: { ...facility.card, phone } }).matchAll(/href="(tel:[^"]+)"/g)];
    expect(new Set(numbers.map(([, tel]) => tel))).toEqual(new Set([site.callNumbers.default.tel]));
    expect(rendered({ card: { ...facility.card, phone: null }, map: null })).not.toContain('facility-map');
  });

  it('has no link twice: not in its text and again under "Read on"', () => {
    const related = [{ title: 'Detox', url: '/detox/' }];
    expect(rendered({ html: '<p><a href="/detox/#first">Detox</a></p>', related })).not.toContain('Read on');
  });

  it('shows ten pictures at once, the others on demand, each with its own id', () => {
    const photos = Array.from({ length: 40 }, (_, i) => ({ ...picture, src: `/media/${i}.jpg`, alt: '' }));
    const page = rendered({ photos });
    expect(page).toMatch(/Enlarge: picture 10".*<summary>Show 30 more pictures<\/summary>.*Enlarge: picture 11"/);
    expect(new Set(Array.from(page.matchAll(/ id="photo-(\d+)"/g), ([, id]) => id)).size).toBe(40);
  });

  it('[S3.23] distinguishes one review from many', () => {
    const count = (n: number) => rendered({ rating: { value: 4.999, count: n } });
    expect(count(1)).toMatch(/<b>5\.00<\/b>.* from 1 review</);
    expect(count(2)).toMatch(/ from 2 reviews</);
  });
});
