import { SITE_CODES, siteOf } from '@/site-config/brands';
import { securityTxt } from '@footbridge/bridge/feeds/security-txt/security-txt';

const DAY_MS = 24 * 3_600_000;

it.each(SITE_CODES)('%s says whom to tell about a vulnerability, for less than a year', (code) => {
  const site = siteOf(code);
  const startedAt = Date.UTC(2026, 10, 27);
  const { text, type } = securityTxt(site, startedAt);
  const fields = new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => [line.replace(/: .*/, ''), line.replace(/^[^:]+: /, '')]),
  );
  expect(type).toBe('text/plain');
  expect(fields.get('Contact')).toBe(site.securityContact);
  expect(fields.get('Canonical')).toBe(`https://${site.domain}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires') ?? '') - startedAt) / DAY_MS;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(365);
});
