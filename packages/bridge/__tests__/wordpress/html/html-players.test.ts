import { videoAt } from '@footbridge/bridge/wordpress/html/players';

import { clean } from './clean';

const FILE = 'http://127.0.0.1:8080/wp-content/uploads/2026/05';

const facade = (key: string, watch: string, title: string, provider: string) =>
  `<a class="video-facade" href="${watch}" rel="noopener" data-video="${key}"><span class="video-facade-title">${title}</span> <span class="video-facade-note"><span class="video-facade-play">Play</span>: it loads from ${provider}, which will see that you watched it</span></a>`;

const YOUTUBE = facade(
  'youtube/abcdefghijk',
  'https://www.youtube.com/watch?v=abcdefghijk',
  'Video on YouTube',
  'YouTube',
);
const VIMEO = facade('vimeo/76979871', 'https://vimeo.com/76979871', 'Video on Vimeo', 'Vimeo');

describe('[S2.33] a video of YouTube or Vimeo waits on a facade', () => {
  it.each([
    [
      'a frame',
      '<iframe width="560" src="https://www.youtube.com/embed/abcdefghijk?feature=oembed" allowfullscreen></iframe>',
      YOUTUBE,
    ],
    ['a frame without cookies', '<iframe src="//www.youtube-nocookie.com/embed/abcdefghijk"></iframe>', YOUTUBE],
    [
      'a lazily loaded frame',
      '<iframe src="about:blank" data-src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
      YOUTUBE,
    ],
    ['a bare address that WordPress left', '<p>https://youtu.be/abcdefghijk</p>', `<p>${YOUTUBE}</p>`],
    [
      'an address that WordPress made a link of',
      '<p><a href="https://www.youtube.com/watch?v=abcdefghijk">https://www.youtube.com/watch?v=abcdefghijk</a></p>',
      `<p>${YOUTUBE}</p>`,
    ],
    [
      'an embed block',
      '<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/76979871\n</div></figure>',
      `<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">${VIMEO}</div></figure>`,
    ],
    ['a frame of Vimeo', '<iframe src="https://player.vimeo.com/video/76979871?dnt=1&amp;app_id=1"></iframe>', VIMEO],
    [
      'a video shortcode',
      '<video class="wp-video-shortcode" controls><source type="video/youtube" src="https://youtu.be/abcdefghijk?_=1"><a href="https://youtu.be/abcdefghijk">x</a></video>',
      YOUTUBE,
    ],
  ])('%s', (_, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('carries its title, and no frame', () => {
    expect(
      clean('<iframe title="A &quot;tour&quot;" src="https://www.youtube.com/embed/abcdefghijk?start=90"></iframe>'),
    ).toBe(
      facade('youtube/abcdefghijk/90', 'https://www.youtube.com/watch?v=abcdefghijk&amp;t=90s', 'A "tour"', 'YouTube'),
    );
  });

  it.each([
    ['https://m.youtube.com/watch?t=1m30s&v=abcdefghijk', 'youtube/abcdefghijk/90'],
    ['https://www.youtube.com/shorts/abcdefghijk', 'youtube/abcdefghijk'],
    ['https://vimeo.com/76979871/8272103f6e', 'vimeo/76979871/8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'vimeo/76979871/8272103f6e'],
    ['https://www.youtube.com/embed/videoseries?list=PL1', undefined],
    ['https://youtube.com.evil.example/watch?v=abcdefghijk', undefined],
    ['javascript:alert(1)', undefined],
    [null, undefined],
  ])('%s is %s', (address, key) => {
    expect(videoAt(address)?.key).toBe(key);
  });

  it('an address within a sentence stays a sentence', () => {
    const html = '<p>See https://youtu.be/abcdefghijk for more</p>';
    expect(clean(html)).toBe(html);
  });
});

describe('players of others', () => {
  it.each([
    [
      '<p>https://twitter.com/a/status/1</p>',
      '<p><a class="embed-link" href="https://twitter.com/a/status/1" rel="noopener">See this on X</a></p>',
    ],
    [
      '<p>https://wordpress.tv/2026/05/01/a-talk/</p>',
      '<p><a class="embed-link" href="https://wordpress.tv/2026/05/01/a-talk/" rel="noopener">See this on WordPress.tv</a></p>',
    ],
    [
      '<iframe title="A song" src="https://w.soundcloud.com/player/?url=x"></iframe>',
      '<a class="embed-link" href="https://w.soundcloud.com/player/?url=x" rel="noopener">A song on SoundCloud</a>',
    ],
    [
      '<iframe src="https://www.google.com/maps/place/x"></iframe>',
      '<a class="embed-link" href="https://www.google.com/maps/place/x" rel="noopener">See this on Google Maps</a>',
    ],
    [
      '<iframe src="https://unknown.example/w"></iframe>',
      '<a class="embed-link" href="https://unknown.example/w" rel="noopener">See this on unknown.example</a>',
    ],
    ['<p>https://unknown.example/w</p>', '<p>https://unknown.example/w</p>'],
    ['<iframe class="wp-embedded-content" src="http://127.0.0.1:8080/about/embed/#?secret=x"></iframe>', ''],
    ['<iframe src="javascript:alert(1)"></iframe>', ''],
  ])('%s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('keeps the words of a quoted post, without its script', () => {
    expect(
      clean(
        '<blockquote class="twitter-tweet"><p>Words</p><a href="https://twitter.com/a/status/1">May 1</a></blockquote><script src="https://platform.twitter.com/widgets.js"></script>',
      ),
    ).toBe(
      '<blockquote class="twitter-tweet"><p>Words</p><a href="https://twitter.com/a/status/1" rel="noopener">May 1</a></blockquote>',
    );
  });
});

describe('files', () => {
  it('play from the own origin, with controls, without autoplay, with their tracks', () => {
    const html = `<figure class="wp-block-video"><video autoplay loop poster="${FILE}/p.jpg" src="${FILE}/v.mp4" width="640" height="360"><track kind="captions" srclang="en" label="English" src="${FILE}/v.vtt" default></video><figcaption>a</figcaption></figure>`;
    expect(clean(html)).toBe(
      '<figure class="wp-block-video"><video src="/media/2026/05/v.mp4" poster="/media/2026/05/p.jpg" playsinline width="640" height="360" loop controls preload="none"><track src="/media/2026/05/v.vtt" kind="captions" srclang="en" label="English" default /></video><figcaption>a</figcaption></figure>',
    );
    expect(
      clean(
        `<audio class="wp-audio-shortcode" style="width:100%" controls="controls"><source type="audio/mpeg" src="${FILE}/a.mp3?_=1"></audio>`,
      ),
    ).toBe('<audio controls preload="none"><source src="/media/2026/05/a.mp3" type="audio/mpeg" /></audio>');
  });

  it('of strangers are links, their pictures are not loaded', () => {
    expect(clean('<video src="https://cdn.example/v.mp4" poster="https://cdn.example/p.jpg" controls></video>')).toBe(
      '<a class="embed-link" href="https://cdn.example/v.mp4" rel="noopener">See this on cdn.example</a>',
    );
    expect(clean(`<video src="${FILE}/v.mp4" poster="https://cdn.example/p.jpg"></video>`)).not.toContain(
      'cdn.example',
    );
  });

  it('of a playlist have a player each', () => {
    const playlist = `<div class="wp-playlist wp-audio-playlist"><div class="wp-playlist-current-item"></div><audio controls></audio><noscript><ol><li><a href="${FILE}/one.mp3">One</a></li><li><a href="${FILE}/two.mp3">Two</a></li></ol></noscript><script type="application/json">{}</script></div>`;
    expect(clean(playlist)).toBe(
      '<ol class="wp-playlist"><li><span>One</span><audio src="/media/2026/05/one.mp3" controls preload="none"></audio></li><li><span>Two</span><audio src="/media/2026/05/two.mp3" controls preload="none"></audio></li></ol>',
    );
  });

  it('behind the text of a cover stand still', () => {
    expect(
      clean(
        `<div class="wp-block-cover"><video class="wp-block-cover__video-background" autoplay muted loop src="${FILE}/v.mp4"></video><p>a</p></div>`,
      ),
    ).toBe(
      '<div class="wp-block-cover"><video src="/media/2026/05/v.mp4" class="wp-block-cover__video-background" muted playsinline preload="metadata" aria-hidden="true"></video><p>a</p></div>',
    );
  });
});
