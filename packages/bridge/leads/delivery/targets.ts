import { EnvironmentError, setting } from '../../platform/env';
import { isLoopback } from '../../platform/media-hosts';
import { crmTargets } from '../crm/configured';
import { email } from './email';
import { webhook } from './webhook';

import type { LeadTarget } from './target';

export interface Targets {
  targets: LeadTarget[];
  /** Those that are checked at the start: the check asks which fields the CRM has. */
  crms: LeadTarget[];
  warnings: string[];
}

function webhookWarnings(url: string, secret: string | undefined): string[] {
  const to = new URL(url);
  return [
    ...(to.protocol === 'http:' && !isLoopback(to)
      ? ['LEAD_WEBHOOK_URL begins with http: leads are sent unencrypted.']
      : []),
    ...(secret === undefined
      ? ['LEAD_WEBHOOK_SECRET is not set: requests are not signed, so the receiver cannot verify the sender.']
      : []),
  ];
}

/** @throws EnvironmentError for a module whose target has another target's name, so that one of the two would get no lead */
function refuseSameNames(targets: readonly LeadTarget[]): void {
  const names = targets.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice)
    throw new EnvironmentError(
      `LEAD_TARGET_MODULE: there is another target ${twice}: give it another name (see docs/leads.md)`,
    );
}

/** Returns the configured targets. Mail without SMTP_URL would be a file here, so it is none. @throws EnvironmentError */
export async function configuredTargets(source: Record<string, string | undefined> = process.env): Promise<Targets> {
  const url = setting('LEAD_WEBHOOK_URL', source);
  const secret = setting('LEAD_WEBHOOK_SECRET', source);
  const mustConfirm = setting('LEAD_WEBHOOK_CONFIRM', source) ?? secret !== undefined;
  const to = setting('LEAD_EMAIL_TO', source);
  const smtp = setting('SMTP_URL', source);
  const { targets: crms, warnings } = await crmTargets(source);
  const targets = [
    ...(url ? [webhook({ url, secret, mustConfirm })] : []),
    ...crms,
    ...(to && smtp ? [email({ to, server: smtp })] : []),
  ];
  refuseSameNames(targets);
  return {
    targets,
    crms,
    warnings: [
      ...(url ? webhookWarnings(url, secret) : []),
      ...warnings,
      ...(to && !smtp ? ['LEAD_EMAIL_TO is set but SMTP_URL is not: leads are not sent by mail.'] : []),
      ...(targets.length === 0
        ? [
            'No target is set (LEAD_SALESFORCE_…, LEAD_HUBSPOT_…, LEAD_WEBHOOK_URL, LEAD_EMAIL_TO): leads are stored and NOT DELIVERED.',
          ]
        : []),
    ],
  };
}
