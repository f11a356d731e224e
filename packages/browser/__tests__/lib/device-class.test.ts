import { deviceClass } from '@footbridge/browser/lib/device-class';

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0';

describe('the class of a device by its user agent', () => {
  it.each([
    ['tablet', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Mobile/15E148 Safari/604.1'],
    ['tablet', `${ANDROID} Safari/537.36`],
    ['tablet', 'Mozilla/5.0 (Android 13; Tablet; rv:124.0) Gecko/124.0 Firefox/124.0'],
    ['tablet', 'Mozilla/5.0 (Linux; Android 9; KFMAWI) Silk/93 Chrome/93 Mobile Safari/537.36'],
    ['tablet', 'Mozilla/5.0 (PlayBook; U; RIM Tablet OS 2.1.0) AppleWebKit/536.2'],
    ['mobile', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile/15E148 Safari/604.1'],
    ['mobile', `${ANDROID} Mobile Safari/537.36`],
    ['mobile', 'Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16'],
    ['mobile', 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) Mobile Safari/537.36 Edge/15'],
    ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0 Safari/537.36'],
    ['desktop', 'Mozilla/5.0 (Linux; Android 12; BRAVIA 4K TV) AppleWebKit/537.36 Chrome/110 Safari/537.36'],
    ['desktop', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['desktop', ''],
    ['desktop', undefined],
    ['desktop', null],
  ])('[S9.6] is %s for %p', (expected, agent) => {
    expect(deviceClass(agent)).toBe(expected);
  });

  it('does not spend time on a header of a megabyte', () => {
    expect(deviceClass(`${'Android '.repeat(150_000)}Mobile`)).toBe('tablet');
  });
});
