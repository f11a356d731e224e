import { refuseOtherBrands } from '@footbridge/bridge/server/steps/brand-host';
import { sites } from '@/site-config/brands';
import { site } from '@/site-config/site';

import { exchange } from '../../../../../__tests__/support/exchange';

const other = sites.find(({ code }) => code !== site.code)?.domain ?? '';

function statusOf(host: string, url = '/about/', headers: Record<string, string> = {}): number | 'next' {
  const { request, response } = exchange({ headers: { host, ...headers }, address: '127.0.0.1' });
  request.url = url;
  let isPassed = false;
  void refuseOtherBrands(request, response, async () => void (isPassed = true));
  return isPassed ? 'next' : response.statusCode;
}

describe('a request for another brand’s host', () => {
  it.each([other, `www.${other}`, `${other}:443`, `${other}.`, other.toUpperCase()])('is refused: %s', (host) => {
    expect(statusOf(host)).toBe(421);
  });

  it.each(['/api/lead', '/'])('is refused at every address, as %s, but for health checks', (url) => {
    expect(statusOf(other, url)).toBe(421);
    expect(statusOf(other, '/api/health?live')).toBe('next');
  });

  it('is refused by what a trusted proxy forwards, not by what anyone else does', () => {
    expect(statusOf('127.0.0.1', '/', { 'x-forwarded-host': other })).toBe('next');
    process.env.TRUSTED_PROXIES = '127.0.0.1';
    expect(statusOf('127.0.0.1', '/', { 'x-forwarded-host': other })).toBe(421);
    delete process.env.TRUSTED_PROXIES;
  });

  it.each([site.domain, `www.${site.domain}`, 'localhost:3000', '10.0.0.4', 'preview.example.org', '', `not${other}`])(
    'passes for every other host: %s',
    (host) => {
      expect(statusOf(host)).toBe('next');
    },
  );
});
