import { plainText } from '../../../wordpress/html/clean';
import { clean } from './clean';

/* Closed panels and words that no reader sees carry the same marks: hidden and display:none. */
describe('what a plugin hides until its script runs', () => {
  it('shows closed panels of accordions and tabs, and hides the rest', () => {
    const html =
      '<div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button type="button" aria-controls="p-1"><span class="wp-block-accordion-heading__toggle-title">How long?</span><span aria-hidden="true">+</span></button></h3><div id="p-1" role="region" hidden class="wp-block-accordion-panel"><p>A week.</p></div></div>' +
      '<div role="tablist"><button role="tab" aria-controls="t-1">Costs</button><button role="tab" aria-controls="t-2">Visits</button></div>' +
      '<div id="t-1" role="tabpanel"><p>None.</p></div><div id="t-2" role="tabpanel" style="display:none"><p>Daily.</p></div>' +
      '<p hidden>for staff</p><div style="display:none"><button>for staff</button></div>';
    const words = clean(html)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    expect(words).toBe('How long? A week. Costs None. Visits Daily.');
    expect(plainText(html)).toBe('How long? A week. Costs Visits None. Daily.');
  });

  it('shows the copy of a lazy picture whose placeholder is hidden', () => {
    const address = '/wp-content/uploads/2020/01/a.jpg';
    const shown = clean(
      `<p>Seen</p><img style="display:none" src="data:image/gif;base64,R0lG" data-src="${address}" alt="Garden"><noscript><img src="${address}" alt="Garden"></noscript>`,
    );
    expect(shown.match(/<img /g)).toHaveLength(1);
    expect(shown).toContain(encodeURIComponent('/media/2020/01/a.jpg'));
  });
});
