/** The rule of docs/privacy.md, "Health data in a CRM". */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { configuredTargets } from '@footbridge/bridge/leads/delivery/targets';
import { recordAddresses } from '@footbridge/bridge/wordpress/url/wordpress-addresses';
import { brands, setBrands } from '@footbridge/shared/site/current';
import { startHubSpot } from '@footbridge/tools/crm-doubles/hubspot';
import { startSalesforce, WEB_ID } from '@footbridge/tools/crm-doubles/salesforce';

import { deliveryFor } from '../../../../../__tests__/support/delivery';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

/** Message, insurance, and what names a substance. */
const HEALTH = ['quiet room', 'HX-7781-ZQ', '1984-02-29', 'Rosalind', 'Torvald', 'Aetna', 'heroin'];
const lead = deliveryFor({
  visit: {
    utm_term__c: 'heroin rehab',
    utm_campaign__c: 'heroin',
    PageURL__c: 'https://deserthopetreatment.com/heroin-detox/',
    Entry_Url__c: 'https://deserthopetreatment.com/heroin/',
    Referrer_URL__c: 'https://search.example.com/?q=heroin',
  },
});

const doubles = {
  salesforce: async () => {
    const double = await startSalesforce({ secret: 's' });
    return {
      double,
      env: { LEAD_SALESFORCE_URL: double.url, LEAD_SALESFORCE_CLIENT_ID: 'client', LEAD_SALESFORCE_CLIENT_SECRET: 's' },
    };
  },
  'web-to-lead': async () => {
    const double = await startSalesforce();
    return {
      double,
      env: {
        LEAD_SALESFORCE_URL: double.url,
        LEAD_SALESFORCE_WEB_TO_LEAD: '00D5e000000AbCd',
        LEAD_SALESFORCE_MAPPING: mapping,
      },
    };
  },
  hubspot: async () => {
    const double = await startHubSpot();
    return { double, env: { LEAD_HUBSPOT_URL: double.url, LEAD_HUBSPOT_TOKEN: 'pat-na1-let-me-in' } };
  },
};
const folder = temporaryFolder();
const mapping = join(folder, 'mapping.json');
writeFileSync(mapping, JSON.stringify({ [WEB_ID]: 'id' }));
const own = 'https://cms.example.org/blog';
beforeEach(() => {
  process.env.WORDPRESS_URL = 'http://wordpress:8080';
  recordAddresses([`${own}/`]);
});
const known = brands();
afterEach(() => setBrands(known));

/** Sets the brand's agreements. */
const agree = (...crmAgreements: string[]): void => setBrands({ ...known, site: { ...known.site, crmAgreements } });

async function sent(name: keyof typeof doubles, more: Record<string, string>) {
  const { double, env } = await doubles[name]();
  try {
    const { targets, warnings } = await configuredTargets({ ...env, ...more });
    expect(targets.map((target) => target.name)).toEqual([name]);
    expect(await targets[0]?.deliver(lead, JSON.stringify(lead))).toMatchObject({ kind: 'sent' });
    const text = decodeURIComponent(
      double.calls
        .map(({ body }) => body)
        .join(' ')
        .replaceAll('+', ' '),
    );
    return { health: HEALTH.filter((word) => text.includes(word)), text, warnings: warnings.join(' ') };
  } finally {
    double.close();
  }
}

describe.each(Object.keys(doubles) as (keyof typeof doubles)[])('%s', (name) => {
  const provider = name === 'web-to-lead' ? 'salesforce' : name;

  it('gets the reference, a link to how it is read, and no health data, without a setting', async () => {
    agree(provider);
    const { health, text } = await sent(name, {});
    expect(health).toEqual([]);
    expect(text).toContain(`${own}/wp-admin/tools.php?page=footbridge-leads&reference=K7QF3-M2PXY`);
  });

  it('gets no health data without an agreement, and the log says so', async () => {
    agree('another');
    const { health, warnings } = await sent(name, { LEAD_CRM_HEALTH_FIELDS: '1' });
    expect(health).toEqual([]);
    expect(warnings).toContain(`crmAgreements of the brand’s brand.json does not name ${provider}`);
  });

  it('gets a link to the lead', async () => {
    const { text } = await sent(name, { LEAD_LINK: 'https://intake.example.org/leads/{reference}' });
    expect(text).toContain('https://intake.example.org/leads/K7QF3-M2PXY');
  });

  it('gets message and insurance with both', async () => {
    agree(provider);
    const { health, warnings } = await sent(name, { LEAD_CRM_HEALTH_FIELDS: '1' });
    expect(health).toEqual(expect.arrayContaining(['quiet room', 'HX-7781-ZQ', '1984-02-29', 'Aetna']));
    expect(warnings).toBe('');
  });
});
