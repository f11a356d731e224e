import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { site } from '@footbridge/shared/site/current';

import { codeOf } from '../../platform/code-of';
import { EnvironmentError, environmentSchema, setting } from '../../platform/env';
import { hubSpot } from './hubspot';
import { readMapping } from './mapping';
import { moduleTarget } from './module';
import { salesforce } from './salesforce';
import { webToLead } from './web-to-lead';

import type { KeyObject } from 'node:crypto';
import type { LeadTarget } from '../delivery/target';
import type { SalesforceLogin } from './salesforce-session';

type Source = Record<string, string | undefined>;

/** Returns whether a CRM gets health data: the operator wants it, and the brand has an agreement with the CRM's provider. */
export const includesHealth = (crm: string, source: Source): boolean =>
  setting('LEAD_CRM_HEALTH_FIELDS', source) === true && site().crmAgreements.includes(crm);

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

/** Returns the Salesforce target: the REST API with a client id, else Web-to-Lead with an organization id. */
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
  if (url && !clientId && !organizationId)
    throw new EnvironmentError(
      'LEAD_SALESFORCE_CLIENT_ID must be set to the consumer key of your app (see docs/leads.md)',
    );
  const content = {
    mapping: readMapping('LEAD_SALESFORCE_MAPPING', setting('LEAD_SALESFORCE_MAPPING', source)),
    includesHealth: includesHealth('salesforce', source),
    link: setting('LEAD_LINK', source),
  };
  if (organizationId) return [webToLead({ ...content, url, organizationId })];
  if (!url || !clientId) return [];
  const allowsDuplicates = setting('LEAD_SALESFORCE_DUPLICATES', source) === 'allow';
  return [salesforce({ ...content, url, clientId, login: salesforceLogin(source), allowsDuplicates })];
}

function hubSpotTargets(source: Source): LeadTarget[] {
  const token = setting('LEAD_HUBSPOT_TOKEN', source);
  if (!token) return [];
  const content = {
    mapping: readMapping('LEAD_HUBSPOT_MAPPING', setting('LEAD_HUBSPOT_MAPPING', source)),
    includesHealth: includesHealth('hubspot', source),
    link: setting('LEAD_LINK', source),
  };
  return [hubSpot({ ...content, token, url: setting('LEAD_HUBSPOT_URL', source) })];
}

async function moduleTargets(source: Source): Promise<LeadTarget[]> {
  const file = setting('LEAD_TARGET_MODULE', source);
  if (!file) return [];
  const link = setting('LEAD_LINK', source);
  return [await moduleTarget({ file, env: source, includesHealth: (name) => includesHealth(name, source), link })];
}

/** Returns the names of LEAD_… variables that do not exist. */
function unknownVariables(source: Source): string[] {
  const known = Object.keys(environmentSchema.shape);
  const isOurs = (name: string): boolean => /^LEAD_(?:SALESFORCE|HUBSPOT|CRM|WEBHOOK)_/.test(name);
  return Object.keys(source).filter((name) => isOurs(name) && source[name] && !known.includes(name));
}

/** Returns why health data is withheld although the operator wants it sent. */
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
  const unknown = unknownVariables(source);
  if (unknown.length > 0)
    throw new EnvironmentError(`There is no variable ${unknown.join(', ')}: docs/leads.md lists those of leads`);
  const targets = [...salesforceTargets(source), ...hubSpotTargets(source), ...(await moduleTargets(source))];
  return { targets, warnings: healthWarnings(targets, source) };
}
