import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { site } from '@footbridge/shared/site/current';

import { codeOf } from '../../platform/failure';
import { EnvironmentError, environmentSchema, RENAMED_VARIABLES, setting } from '../../platform/env';
import { hubSpot } from './hubspot';
import { readMapping, type Mapping } from './mapping';
import { moduleTarget } from './module';
import { salesforce } from './salesforce';
import { webToLead } from './web-to-lead';

import type { LeadTarget } from '../delivery/target';
import type { CrmOptions } from './content';
import type { SalesforceLogin } from './salesforce-session';

type Source = Record<string, string | undefined>;

/** Returns whether a CRM gets health data: the operator wants it, and the brand has an agreement with the CRM's provider. */
export const includesHealth = (crm: string, source: Source): boolean =>
  setting('LEAD_CRM_HEALTH_FIELDS', source) === true && site().crmAgreements.includes(crm);

const TARGET_SETTINGS = [
  ['LEAD_WEBHOOK_', 'LEAD_WEBHOOK_URL'],
  ['LEAD_SALESFORCE_', 'LEAD_SALESFORCE_CLIENT_ID', 'LEAD_SALESFORCE_WEB_TO_LEAD'],
  ['LEAD_HUBSPOT_', 'LEAD_HUBSPOT_TOKEN'],
] as const;

const contentOptions = (
  crm: string,
  mapping: 'LEAD_SALESFORCE_MAPPING' | 'LEAD_HUBSPOT_MAPPING',
  source: Source,
): CrmOptions => ({
  mapping: readMapping(mapping, setting(mapping, source)),
  includesHealth: includesHealth(crm, source),
  link: setting('LEAD_LINK', source),
});

function readKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file));
  } catch (error) {
    const why = codeOf(error).startsWith('ERR_OSSL') ? 'is no private key in PEM' : `cannot be read (${codeOf(error)})`;
    throw new EnvironmentError(`LEAD_SALESFORCE_KEY_FILE: ${file} ${why} (see docs/leads.md)`);
  }
}

function salesforceLogin(source: Source): SalesforceLogin {
  const secret = setting('LEAD_SALESFORCE_CLIENT_SECRET', source);
  const [keyFile, username] = [
    setting('LEAD_SALESFORCE_KEY_FILE', source),
    setting('LEAD_SALESFORCE_USERNAME', source),
  ];
  if (secret && !keyFile && !username) return { secret };
  if (!secret && keyFile && username) return { key: readKey(keyFile), username };
  throw new EnvironmentError(
    'LEAD_SALESFORCE_CLIENT_SECRET must be set (client credentials), or LEAD_SALESFORCE_KEY_FILE and LEAD_SALESFORCE_USERNAME instead (JWT bearer) (see docs/leads.md)',
  );
}

/** @throws EnvironmentError unless a field is filled with the lead's id, which a unique field accepts once */
function requireId(mapping: Mapping): void {
  if (Object.values(mapping).includes('id')) return;
  throw new EnvironmentError(
    'LEAD_SALESFORCE_WEB_TO_LEAD needs LEAD_SALESFORCE_MAPPING, a JSON file with {"00N…": "id"}, where 00N… is the name of the unique field Footbridge_Id in the form that Salesforce generates: without it a lead can arrive twice (see docs/leads.md)',
  );
}

function salesforceTargets(source: Source): LeadTarget[] {
  const [url, clientId] = [setting('LEAD_SALESFORCE_URL', source), setting('LEAD_SALESFORCE_CLIENT_ID', source)];
  const organizationId = setting('LEAD_SALESFORCE_WEB_TO_LEAD', source);
  if (clientId && organizationId)
    throw new EnvironmentError(
      'LEAD_SALESFORCE_WEB_TO_LEAD must not be set with LEAD_SALESFORCE_CLIENT_ID: each lead would arrive twice (see docs/leads.md)',
    );
  if (clientId && !url)
    throw new EnvironmentError(
      'LEAD_SALESFORCE_URL must be set to your My Domain, such as https://example.my.salesforce.com (see docs/leads.md)',
    );
  const content = contentOptions('salesforce', 'LEAD_SALESFORCE_MAPPING', source);
  if (organizationId) {
    requireId(content.mapping);
    return [webToLead({ ...content, url, organizationId })];
  }
  if (!url || !clientId) return [];
  const allowsDuplicates = setting('LEAD_SALESFORCE_DUPLICATES', source) === 'allow';
  return [salesforce({ ...content, url, clientId, login: salesforceLogin(source), allowsDuplicates })];
}

function hubSpotTargets(source: Source): LeadTarget[] {
  const token = setting('LEAD_HUBSPOT_TOKEN', source);
  if (!token) return [];
  const content = contentOptions('hubspot', 'LEAD_HUBSPOT_MAPPING', source);
  return [hubSpot({ ...content, token, url: setting('LEAD_HUBSPOT_URL', source) })];
}

async function moduleTargets(source: Source): Promise<LeadTarget[]> {
  const file = setting('LEAD_TARGET_MODULE', source);
  if (!file) return [];
  const link = setting('LEAD_LINK', source);
  return [await moduleTarget({ file, env: source, includesHealth: (name) => includesHealth(name, source), link })];
}

/** @throws EnvironmentError for LEAD_… variables that do not exist; a module may have some of its own */
function refuseUnknown(source: Source): void {
  const known = [...Object.keys(environmentSchema.shape), ...Object.keys(RENAMED_VARIABLES)];
  // Environment files of several brands have LEAD_KEY_CODE.
  const isOurs = source.LEAD_TARGET_MODULE
    ? /^LEAD_(?:SALESFORCE|HUBSPOT|CRM|WEBHOOK|TARGET)_/
    : /^LEADS?_(?!KEY_[A-Z]{3}$)/;
  const unknown = Object.keys(source).filter((name) => isOurs.test(name) && source[name] && !known.includes(name));
  if (unknown.length > 0)
    throw new EnvironmentError(
      `There is no setting ${unknown.join(', ')}: correct or remove it (docs/leads.md lists those of leads)`,
    );
}

/** @throws EnvironmentError for settings of a target without the one that makes it one */
function refuseIncomplete(source: Source): void {
  for (const [prefix, ...makesTarget] of TARGET_SETTINGS) {
    const set = Object.keys(source).filter((name) => name.startsWith(prefix) && source[name]);
    if (set.length > 0 && !makesTarget.some((name) => set.includes(name)))
      throw new EnvironmentError(
        `${makesTarget.join(' or ')} must be set, too: without it ${set.join(', ')} ${set.length > 1 ? 'do' : 'does'} nothing (see docs/leads.md)`,
      );
  }
}

function healthWarnings(targets: readonly LeadTarget[], source: Source): string[] {
  const withheld = targets.filter(({ name }) => !includesHealth(agreementOf(name), source));
  if (setting('LEAD_CRM_HEALTH_FIELDS', source) !== true || withheld.length === 0) return [];
  const names = withheld.map(({ name }) => agreementOf(name)).join(', ');
  return [
    `LEAD_CRM_HEALTH_FIELDS=1 is set, but crmAgreements of the brand’s brand.json does not name ${names}: message and insurance are not sent there.`,
  ];
}

/** Web-to-Lead is Salesforce's, too. */
const agreementOf = (name: string): string => (name === 'web-to-lead' ? 'salesforce' : name);

/** Returns the CRMs that the environment configures. @throws EnvironmentError with the remedy for an incomplete or invalid setting */
export async function crmTargets(source: Source): Promise<{ targets: LeadTarget[]; warnings: string[] }> {
  refuseUnknown(source);
  refuseIncomplete(source);
  const targets = [...salesforceTargets(source), ...hubSpotTargets(source), ...(await moduleTargets(source))];
  return { targets, warnings: healthWarnings(targets, source) };
}
