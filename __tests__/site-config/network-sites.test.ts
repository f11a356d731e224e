import { SITE_CODES, siteOf } from '@/site-config/brands';
import { NETWORK_SITES, networkSiteByHostname, networkSiteByKey } from '@/site-config/network-sites';
import { SPECIFIED } from '../support/specified-brands';

/** The sites of the specification's network: without brands that were added. */
const specified = NETWORK_SITES.filter(({ key }) => SPECIFIED.includes(key) || !SITE_CODES.includes(key));

describe('the sites of the network', () => {
  it('[S1.2] have 35 domains, the brands first, each with the domain of its configuration', () => {
    expect(new Set(specified.map(({ domain }) => domain)).size).toBe(35);
    expect(NETWORK_SITES.slice(0, SITE_CODES.length)).toEqual(
      SITE_CODES.map((code) => ({ key: code, domain: siteOf(code).domain })),
    );
  });

  it('have a key each, and a domain each except the Rhode Island facility, which is on AdCare’s', () => {
    expect(new Set(NETWORK_SITES.map(({ key }) => key)).size).toBe(NETWORK_SITES.length);
    const domains = NETWORK_SITES.filter(({ key }) => key !== 'ARI').map(({ domain }) => domain);
    expect(new Set(domains).size).toBe(domains.length);
    expect(networkSiteByKey('ARI')?.domain).toBe('adcare.com');
    for (const domain of domains) expect(domain).toMatch(/^(?:[a-z0-9-]+\.)+(?:com|org|net|example)$/);
  });

  it('are placeholders where they are not public: under .example, which is reserved', () => {
    const placeholders = specified.filter(({ domain }) => domain.endsWith('.example'));
    expect(placeholders.map(({ key }) => key)).toEqual([
      'PLACEHOLDER_30',
      'PLACEHOLDER_31',
      'PLACEHOLDER_32',
      'PLACEHOLDER_33',
      'PLACEHOLDER_34',
      'PLACEHOLDER_35',
    ]);
    expect(NETWORK_SITES.filter(({ key }) => key.startsWith('PLACEHOLDER'))).toEqual(placeholders);
  });

  it('[S1.2] are found by key and by hostname', () => {
    for (const site of NETWORK_SITES) expect(networkSiteByKey(site.key)).toBe(site);
    expect(networkSiteByKey('dsh')?.key).toBe('DSH');
    expect(networkSiteByHostname('recovery.org')?.key).toBe('RECOVERY');
    expect(networkSiteByHostname('adcare.com')?.key).toBe('AHW');
  });

  it.each(['www.', 'admin.', 'stagingadmin.', 'local.', 'www.admin.', 'WWW.'])(
    'are found under the prefix %s',
    (prefix) => {
      expect(networkSiteByHostname(`${prefix}SunriseHouse.com`)?.key).toBe('SUN');
    },
  );

  it.each(['', 'example.org', 'sunrisehouse.com.example.org', 'notsunrisehouse.com', 'blog.sunrisehouse.com'])(
    'are not found under the hostname %p',
    (hostname) => expect(networkSiteByHostname(hostname)).toBeUndefined(),
  );

  it('distinguish a subdomain that is another site', () => {
    expect(networkSiteByHostname('luxury.rehabs.com')?.key).toBe('LUXURY_REHABS');
    expect(networkSiteByHostname('www.rehabs.com')?.key).toBe('REHABS');
  });
});
