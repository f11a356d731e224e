import { locate, VEGAS } from './geo-site';

describe('the place in a host’s headers', () => {
  const reported = {
    'cf-iplatitude': '27.95',
    'cf-iplongitude': '-82.46',
    'cf-ipcity': 'Tampa',
    'cf-region': 'Florida',
    'cf-ipcountry': 'US',
  };

  it.each([
    ['cloudflare', reported],
    [
      'cloudfront',
      {
        'cloudfront-viewer-latitude': '27.95',
        'cloudfront-viewer-longitude': '-82.46',
        'cloudfront-viewer-city': 'Tampa',
      },
    ],
    ['vercel', { 'x-vercel-ip-latitude': '27.95', 'x-vercel-ip-longitude': '-82.46', 'x-vercel-ip-city': 'T%61mpa' }],
    ['latitude=x-lat, longitude=X-Lon, city=x-town', { 'x-lat': '27.95', 'x-lon': '-82.46', 'x-town': 'Tampa' }],
  ])('wins over the database where it is configured: %s', async (configured, headers) => {
    process.env.GEO_HEADERS = configured;
    process.env.TRUSTED_PROXIES = '10.0.0.0/8';
    expect((await locate(VEGAS, { headers, address: '10.2.3.4' })).body.data).toMatchObject({
      city: 'Tampa',
      facility: { siteKey: 'ROA' },
    });
  });

  it('is ignored from others, or where none is configured', async () => {
    process.env.GEO_HEADERS = 'cloudflare';
    expect((await locate(VEGAS, { headers: reported })).body.data.city).toBe('Las Vegas');
    delete process.env.GEO_HEADERS;
    process.env.TRUSTED_PROXIES = '10.0.0.0/8';
    expect((await locate(VEGAS, { headers: reported, address: '10.2.3.4' })).body.data.city).toBe('Las Vegas');
  });

  it.each([['91'], ['north'], [''], ['NaN'], ['1e1'], ['Infinity']])(
    'counts for nothing with a latitude of %p',
    async (latitude) => {
      process.env.GEO_HEADERS = 'cloudflare';
      process.env.TRUSTED_PROXIES = '10.0.0.0/8';
      expect(
        (await locate(VEGAS, { headers: { ...reported, 'cf-iplatitude': latitude }, address: '10.2.3.4' })).body.data
          .city,
      ).toBe('Las Vegas');
    },
  );

  it('may be a town with letters that HTTP has not', async () => {
    process.env.GEO_HEADERS = 'cloudflare';
    process.env.TRUSTED_PROXIES = '10.0.0.0/8';
    const headers = { ...reported, 'cf-ipcity': Buffer.from('Cañon City', 'utf8').toString('latin1') };
    expect((await locate(VEGAS, { headers, address: '10.2.3.4' })).body.data.city).toBe('Cañon City');
  });
});
