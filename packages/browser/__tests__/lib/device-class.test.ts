import { deviceClass } from '@footbridge/browser/lib/device-class';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0';

describe('the class of a device by its user agent', () => {
  it.each([
    [
      'iPad',
      'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
    ],
    ['Android without "Mobile"', `${ANDROID} Safari/537.36`],
    ['Firefox on an Android tablet', 'Mozilla/5.0 (Android 13; Tablet; rv:124.0) Gecko/124.0 Firefox/124.0'],
    [
      'Kindle Fire that says Mobile',
      'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 Silk/93 Chrome/93 Mobile Safari/537.36',
    ],
    ['PlayBook', 'Mozilla/5.0 (PlayBook; U; RIM Tablet OS 2.1.0) AppleWebKit/536.2'],
  ])('[S9.6] %s is a tablet', (_what, agent) => {
    expect(deviceClass(agent)).toBe('tablet');
  });

  it.each([
    [
      'iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Version/17.4 Mobile/15E148 Safari/604.1',
    ],
    ['Android with "Mobile"', `${ANDROID} Mobile Safari/537.36`],
    ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16'],
    [
      'Windows Phone',
      'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) Chrome/52 Mobile Safari/537.36 Edge/15',
    ],
    ['a search engine’s phone', `${ANDROID} Mobile Safari/537.36 (compatible; Googlebot/2.1)`],
  ])('[S9.6] %s is mobile', (_what, agent) => {
    expect(deviceClass(agent)).toBe('mobile');
  });

  it.each([
    ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0 Safari/537.36'],
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15'],
    ['a television', 'Mozilla/5.0 (Linux; Android 12; BRAVIA 4K TV) AppleWebKit/537.36 Chrome/110 Safari/537.36'],
    ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['an empty header', ''],
    ['no header', undefined],
    ['a null', null],
  ])('[S9.6] %s is a desktop', (_what, agent) => {
    expect(deviceClass(agent)).toBe('desktop');
  });

  it('does not spend time on a header of a megabyte', () => {
    expect(deviceClass(`${'Android '.repeat(150_000)}Mobile`)).toBe('tablet');
  });
});
