import { cleanHtml, plainText } from '@footbridge/bridge/wordpress/html/clean';
import { site } from '@/site-config/site';

import facility from '../../../../../__tests__/recordings/data/facility-single.json';

import { clean } from './clean';

describe("editors' HTML", () => {
  it('as recorded: links are paths, pictures come from the own origin in several widths, nothing of WordPress is left', () => {
    const { html, headings } = cleanHtml(facility.response.body.data.facility.content);
    expect(html).toContain('<a href="/about/">');
    expect(html).toContain('src="/_next/image?url=%2Fmedia%2F2026%2F11%2Ffacility-1.jpg&amp;w=1680&amp;q=75"');
    expect(html).toMatch(/srcset="[^"]*w=640[^"]* 640w/);
    expect(html).toContain('class="wp-image-1840"');
    expect(html).not.toContain('127.0.0.1');
    expect(headings).toEqual([{ id: 'no-promises-a-number-to', text: 'no promises a number to', level: 2 }]);
  });

  it("writes the site's address where WordPress's stands in the text", () => {
    expect(
      clean(
        '<p>http://127.0.0.1:8080/about/ <a href="http://127.0.0.1:8080/wp-content/uploads/a.mp3">http://127.0.0.1:8080/wp-content/uploads/a.mp3</a></p>',
      ),
    ).toBe(`<p>https://${site.domain}/about/ <a href="/media/a.mp3">https://${site.domain}/media/a.mp3</a></p>`);
    expect(plainText('<p>See http://127.0.0.1:8080/about/</p>')).toBe(`See https://${site.domain}/about/`);
  });

  it("drops commenters' faces and keeps picture letters as text", () => {
    expect(
      clean('<img src="https://1.gravatar.com/avatar/x"><img src="https://s.w.org/images/core/emoji/x.svg" alt="🎉">'),
    ).toBe('🎉');
  });

  it('is empty for nothing', () => {
    for (const content of [null, undefined, '', ' \n'])
      expect(cleanHtml(content)).toMatchObject({ html: '', headings: [] });
  });

  it('survives broken and huge markup', () => {
    expect(clean('<p><b>open')).toBe('<p><strong>open</strong></p>');
    expect(clean('<div>'.repeat(5000)).length).toBeGreaterThan(0);
  });
});

describe('plain text of HTML', () => {
  it.each([
    ['<p>Detox &amp; residential&nbsp;care&hellip;</p>', 'Detox & residential care…'],
    ['<p>One</p><p>Two</p>', 'One Two'],
    ['5 &lt; 6 &#8217; &#x2019;', '5 < 6 ’ ’'],
    ['<script>x</script>a', 'a'],
    [null, ''],
  ])('%s reads %s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
