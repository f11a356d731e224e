/** Wrong settings of CRMs: each stops the start, in one line with its name and the remedy. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { configuredTargets } from '@footbridge/bridge/leads/delivery/targets';
import { temporaryFolder } from '../../../../../__tests__/support/temporary-folder';

const folder = temporaryFolder();
let files = 0;
function file(text: string): string {
  const name = join(folder, `${(files += 1)}.mjs`);
  writeFileSync(name, text);
  return name;
}

const ORG = { LEAD_SALESFORCE_URL: 'https://example.my.salesforce.com', LEAD_SALESFORCE_CLIENT_ID: 'c' };
const API = { ...ORG, LEAD_SALESFORCE_CLIENT_SECRET: 's' };
const WEB = { LEAD_SALESFORCE_WEB_TO_LEAD: '00D5e000000AbCd' };
const mapped = (text: string) => ({ ...API, LEAD_SALESFORCE_MAPPING: file(text) });

async function refusal(env: Record<string, string>): Promise<string> {
  const error = await configuredTargets(env).then(
    () => 'no refusal',
    (reason: unknown) => reason,
  );
  return error instanceof Error ? error.message : String(error);
}

it.each([
  [{ LEAD_SALESFORCE_CLIENT_ID: 'c' }, /^LEAD_SALESFORCE_URL must be set to your My Domain/],
  [
    { LEAD_SALESFORCE_URL: ORG.LEAD_SALESFORCE_URL },
    /^LEAD_SALESFORCE_CLIENT_ID or LEAD_SALESFORCE_WEB_TO_LEAD must be set, too: without it LEAD_SALESFORCE_URL does/,
  ],
  [
    { LEAD_SALESFORCE_CLIENT_SECRET: 's', LEAD_SALESFORCE_MAPPING: 'm' },
    /^LEAD_SALESFORCE_CLIENT_ID .*without it LEAD_SALESFORCE_CLIENT_SECRET, LEAD_SALESFORCE_MAPPING do nothing/,
  ],
  [{ LEAD_HUBSPOT_MAPPING: 'm' }, /^LEAD_HUBSPOT_TOKEN must be set, too/],
  [{ LEAD_WEBHOOK_SECRET: 's' }, /^LEAD_WEBHOOK_URL must be set, too: without it LEAD_WEBHOOK_SECRET does nothing/],
  [ORG, /^LEAD_SALESFORCE_CLIENT_SECRET must be set .* or LEAD_SALESFORCE_KEY_FILE and LEAD_SALESFORCE_USERNAME/],
  [{ ...ORG, LEAD_SALESFORCE_USERNAME: 'u' }, /^LEAD_SALESFORCE_CLIENT_SECRET must be set/],
  [{ ...ORG, LEAD_SALESFORCE_USERNAME: 'u', LEAD_SALESFORCE_KEY_FILE: file('x') }, /is no private key in PEM/],
  [
    { ...API, LEAD_SALESFORCE_URL: 'http://example.my.salesforce.com' },
    /^LEAD_SALESFORCE_URL must be an https address, such/,
  ],
  [
    { ...API, LEAD_SALESFORCE_URL: 'example.my.salesforce.com' },
    /^LEAD_SALESFORCE_URL must be an https address, [^;]*$/,
  ],
  [{ ...API, LEAD_SALESFORCE_CLIENT_ID: ' ' }, /^LEAD_SALESFORCE_CLIENT_ID must not be blank/],
  [{ ...API, ...WEB }, /would arrive twice/],
  [WEB, /^LEAD_SALESFORCE_WEB_TO_LEAD needs LEAD_SALESFORCE_MAPPING.*\{"00N…": "id"\}/],
  [{ ...WEB, LEAD_SALESFORCE_MAPPING: file('{"company":{"value":"x"}}') }, /^LEAD_SALESFORCE_WEB_TO_LEAD needs/],
])('%p stop the start', async (env: Record<string, string>, words) => {
  expect(await refusal(env)).toMatch(words);
});

it.each(['LEAD_SALESFORCE_CLIENT_SECERT', 'LEAD_SALESFORC_URL', 'LEAD_TARGET', 'LEAD_PIPEDRIVE_TOKEN', 'LEADS_TARGET'])(
  '%s is no setting',
  async (name) => {
    expect(await refusal({ [name]: 'x' })).toBe(
      `There is no setting ${name}: correct or remove it (docs/leads.md lists those of leads)`,
    );
  },
);

it('other names that begin like a setting are fine', async () => {
  const env = { LEAD_KEY_DSH: 'x', LEAD_KEEP_DAYS: '7', LEAD_TARGET_MODULE: '', LEAD_HUBSPOT_TOKEN: '', SITE: 'DSH' };
  expect(await refusal(env)).toBe('no refusal');
});

it.each([
  ['', /is no JSON/],
  ['{', /is no JSON/],
  ['[]', /is invalid: it must be an object, such as \{"Company"/],
  ['{"":"id"}', /is invalid: a field of the CRM must have a name/],
  ['{"X__c":"memberid"}', /is invalid at X__c: "memberid" must be a source that docs\/leads.md lists, such as "email"/],
  ['{"X__c":{"value":{"a":1}}}', /is invalid at X__c: \{"value":\{"a":1\}\} must be a source/],
])('a mapping file with %p stops the start', async (text, words) => {
  const message = await refusal(mapped(text));
  expect(message).toMatch(/^LEAD_SALESFORCE_MAPPING: \S+ .{1,300} \(see docs\/leads.md\)$/);
  expect(message).toMatch(words);
});

it('a mapping file that Notepad wrote is read', async () => {
  expect(await refusal(mapped('\uFEFF{"Company":{"value":"Website"}}'))).toBe('no refusal');
});

it('a mapping file that is missing stops the start', async () => {
  expect(await refusal({ ...API, LEAD_SALESFORCE_MAPPING: '/nowhere.json' })).toMatch(
    /^LEAD_SALESFORCE_MAPPING: \/nowhere.json cannot be read \(ENOENT\)/,
  );
});
