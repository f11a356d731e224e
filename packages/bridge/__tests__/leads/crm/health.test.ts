/** The rule of docs/privacy.md, "Health data in a CRM". */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { configuredTargets } from '@footbridge/bridge/leads/delivery/targets';
import { brands, setBrands } from '@footbridge/shared/site/current';
import { startHubSpot } from '@footbridge/tools/crm-doubles/hubspot';
import { startSalesforce } from '@footbridge/tools/crm-doubles/salesforce';

import { deliveryFor } from '../../../../../__tests__/support/delivery';

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
    return { double, env: { LEAD_SALESFORCE_URL: double.url, LEAD_SALESFORCE_WEB_TO_LEAD: '00D5e000000AbCd' } };
  },
  hubspot: async () => {
    const double = await startHubSpot();
    return { double, env: { LEAD_HUBSPOT_URL: double.url, LEAD_HUBSPOT_TOKEN: 'pat-na1-let-me-in' } };
  },
};
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

  it('gets the reference, and no health data, without a setting', async () => {
    agree(provider);
    const { health, text } = await sent(name, {});
    expect(health).toEqual([]);
    expect(text).toContain('npm run tool -- leads show K7QF3-M2PXY');
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

describe('settings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-crm-'));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  afterAll(() => rmSync(folder, { recursive: true }));
  const ORG = { LEAD_SALESFORCE_URL: 'https://example.my.salesforce.com', LEAD_SALESFORCE_CLIENT_ID: 'c' };
  const SECRET = { LEAD_SALESFORCE_CLIENT_SECRET: 's' };

  it.each([
    [{ LEAD_SALESFORCE_CLIENT_ID: 'c' }, /^LEAD_SALESFORCE_URL must be set to your My Domain/],
    [{ LEAD_SALESFORCE_URL: ORG.LEAD_SALESFORCE_URL }, /^LEAD_SALESFORCE_CLIENT_ID must be set/],
    [ORG, /^LEAD_SALESFORCE_CLIENT_SECRET must be set .* or LEAD_SALESFORCE_KEY_FILE and LEAD_SALESFORCE_USERNAME/],
    [{ ...ORG, LEAD_SALESFORCE_USERNAME: 'u' }, /^LEAD_SALESFORCE_CLIENT_SECRET must be set/],
    [{ ...ORG, ...SECRET, LEAD_SALESFORCE_WEB_TO_LEAD: '00D5e000000AbCd' }, /would arrive twice/],
    [{ LEAD_SALESFORCE_CLIENT_SECERT: 's' }, /^There is no variable LEAD_SALESFORCE_CLIENT_SECERT/],
    [
      { ...ORG, ...SECRET, LEAD_SALESFORCE_MAPPING: '/nowhere.json' },
      /^LEAD_SALESFORCE_MAPPING: \/nowhere.json cannot be read \(ENOENT\)/,
    ],
    [{ ...ORG, ...SECRET, LEAD_SALESFORCE_MAPPING: file('a', '{') }, /is no JSON/],
    [
      { ...ORG, ...SECRET, LEAD_SALESFORCE_MAPPING: file('b', '{"X__c":"memberid"}') },
      /is invalid at X__c: "memberid" is nothing of a lead. There are: summary, .*memberId/,
    ],
    [{ ...ORG, LEAD_SALESFORCE_USERNAME: 'u', LEAD_SALESFORCE_KEY_FILE: file('c', 'x') }, /is no private key in PEM/],
    [{ LEAD_TARGET_MODULE: '/nowhere.mjs' }, /^LEAD_TARGET_MODULE: \/nowhere.mjs cannot be loaded/],
  ])('%p stop the start with the remedy', async (env: Record<string, string>, words) => {
    await expect(configuredTargets(env)).rejects.toThrow(words);
  });
});
