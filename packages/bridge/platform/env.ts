import { z } from 'zod';

import { parseDsn } from './dsn';
import {
  base64Key,
  base64Keys,
  days,
  emails,
  geoHeaders,
  headerLine,
  httpUrl,
  httpUrls,
  matching,
  port,
  proxies,
  reviewWidget,
  secureUrl,
  sender,
  text,
  uuidV4,
  yesOrNo,
} from './env-values';
import { log } from './log';
import { processState } from './process-state';
import { mediaHosts } from './media-hosts';
import { hasNoCredentials, wordPressHeaders } from './wordpress-headers';

/*
 * The environment. .env.example describes the variables; a test compares the two. A missing variable turns its feature
 * off, an invalid one stops the start with its name.
 */
export const environmentSchema = z.object({
  SITE: text.optional(),
  NEXT_PUBLIC_SITE: text.optional(),
  BRANDS_DIR: text.optional(),
  WORDPRESS_URL: httpUrl
    .refine(
      hasNoCredentials,
      'must not contain a user or a password; send them with WORDPRESS_HEADERS as a header Authorization',
    )
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  WORDPRESS_HEADERS: wordPressHeaders.optional(),
  MEDIA_HOSTS: mediaHosts.optional(),
  FORMS_IN_TEXTS: z
    .enum(['callback', 'call', 'none', 'wordpress'], { error: 'must be callback, call, none or wordpress' })
    .default('callback'),
  FAUST_SECRET_KEY: uuidV4.optional(),
  FOOTBRIDGE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DATA_DIR: text.default('.data'),
  SITE_STAGE: z.enum(['production', 'staging'], { error: 'must be production or staging' }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  REDIS_PAGES_MB: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .int('must be a whole number of megabytes')
    .min(1, 'must be at least 1')
    .default(256),
  TRUSTED_PROXIES: proxies.optional(),
  CACHE_PURGE_URL: httpUrls.optional(),
  CACHE_PURGE_STYLE: z.enum(['purge', 'cloudflare'], { error: 'must be purge or cloudflare' }).default('purge'),
  CACHE_PURGE_HEADER: headerLine.optional(),
  GEOIP_DATABASE: text.optional(),
  GEO_HEADERS: geoHeaders.optional(),
  LEAD_KEY: base64Key.optional(),
  LEAD_KEY_PREVIOUS: base64Keys.optional(),
  LEAD_RETENTION_DAYS: days.default(30),
  LEAD_WEBHOOK_URL: httpUrl.optional(),
  LEAD_WEBHOOK_SECRET: text.optional(),
  LEAD_WEBHOOK_CONFIRM: yesOrNo.optional(),
  LEAD_EMAIL_TO: emails.optional(),
  LEAD_SALESFORCE_URL: secureUrl.optional(),
  LEAD_SALESFORCE_CLIENT_ID: text.optional(),
  LEAD_SALESFORCE_CLIENT_SECRET: text.optional(),
  LEAD_SALESFORCE_USERNAME: text.optional(),
  LEAD_SALESFORCE_KEY_FILE: text.optional(),
  LEAD_SALESFORCE_DUPLICATES: z.enum(['note', 'allow'], { error: 'must be note or allow' }).default('note'),
  LEAD_SALESFORCE_MAPPING: text.optional(),
  LEAD_SALESFORCE_WEB_TO_LEAD: matching(
    /^00D[a-zA-Z0-9]{12}(?:[a-zA-Z0-9]{3})?$/,
    'must be an organization id, as the value of "oid" in the form that Salesforce generates: 00D and 12 or 15 letters and digits',
  ).optional(),
  LEAD_HUBSPOT_TOKEN: matching(
    /^[\x21-\x7e]{10,500}$/,
    'must be the access token of a private app, such as pat-na1-…',
  ).optional(),
  LEAD_HUBSPOT_URL: secureUrl.default('https://api.hubapi.com'),
  LEAD_HUBSPOT_MAPPING: text.optional(),
  LEAD_TARGET_MODULE: text.optional(),
  LEAD_CRM_HEALTH_FIELDS: yesOrNo.optional(),
  LEAD_LINK: httpUrl
    .includes(
      '{reference}',
      'must be an address with {reference} in it, such as https://intake.example.org/leads/{reference}',
    )
    .optional(),
  LEADS_ALLOW_LOSSY_REDIS: yesOrNo.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  MAIL_FROM: sender.optional(),
  STAFF_EMAILS: emails.optional(),
  NEXT_PUBLIC_SENTRY_DSN: httpUrl
    .refine((value) => parseDsn(value) !== null, 'must be a DSN with its key, such as https://key@errors.example.org/1')
    .optional(),
  SENTRY_AUTH_TOKEN: text.optional(),
  SENTRY_ORG: text.optional(),
  SENTRY_PROJECT: text.optional(),
  SENTRY_URL: httpUrl.optional(),
  NEXT_PUBLIC_GTM_ID: matching(/^GTM-[A-Z0-9]+$/, 'must be a container’s id, such as GTM-XXXXXXX').optional(),
  NEXT_PUBLIC_ANALYTICS_ID: matching(
    /^[A-Z]{1,3}-[A-Z0-9-]+$/,
    'must be a measurement id, such as G-XXXXXXXXXX',
  ).optional(),
  NEXT_PUBLIC_HEAP_ID: matching(/^\d{4,20}$/, 'must be an environment id of Heap, such as 1234567890').optional(),
  NEXT_PUBLIC_CALLRAIL_ID: matching(
    /^\d{1,12}\/[\da-f]{8,40}$/,
    'must be company and key of the script’s address, such as 123456789/0a1b2c3d4e5f',
  ).optional(),
  CALLRAIL_SIGNING_KEY: text.optional(),
  NEXT_PUBLIC_INVOCA_TAG: matching(
    /^\d{1,8}\/\d{4,16}$/,
    'must be the InvocaTagId of the tag, such as 1234/0123456789',
  ).optional(),
  INVOCA_WEBHOOK_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  NEXT_PUBLIC_CALL_TRACKING_SRC: httpUrl.optional(),
  NEXT_PUBLIC_CALL_TRACKING_SWAP: matching(
    /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/,
    'must be the name of a function on window, such as CallTrk.swap',
  ).optional(),
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: text.optional(),
  RECAPTCHA_SECRET: text.optional(),
  NEXT_PUBLIC_MAP_STYLE_URL: httpUrl.optional(),
  NEXT_PUBLIC_REVIEW_WIDGET_URL: reviewWidget.optional(),
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z
    .union([z.ipv4(), z.ipv6()], { error: 'must be an address of this machine, such as 0.0.0.0 for all of them' })
    .default('127.0.0.1'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' })
    .default('info'),
  LOG_FORMAT: z.enum(['json', 'text'], { error: 'must be json or text' }).optional(),
  E2E_WORDPRESS_URL: httpUrl.optional(),
  E2E_EDITOR_USER: text.optional(),
  E2E_EDITOR_PASSWORD: text.optional(),
  E2E_SUBSCRIBER_USER: text.optional(),
  E2E_SUBSCRIBER_PASSWORD: text.optional(),
});

export type Environment = z.infer<typeof environmentSchema>;

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** Variables that were renamed: old name → new name. The old names are read until the next version. */
export const RENAMED_VARIABLES = { LEAD_KEEP_DAYS: 'LEAD_RETENTION_DAYS' } as const;

export const reportedNamesState = processState<Set<string>>('renamedVariables');

/** Returns the variables under their current names. Logs each old name once. A value under the new name wins. */
function withCurrentNames(variables: Record<string, string | undefined>): Record<string, string | undefined> {
  const reported = (reportedNamesState.value ??= new Set());
  const renamed = Object.entries(RENAMED_VARIABLES).flatMap(([oldName, name]) => {
    if (variables[oldName] === undefined) return [];
    if (!reported.has(oldName))
      log('warn', 'environment', `${oldName} is now ${name}; the next version ignores the old name`);
    reported.add(oldName);
    return [[name, variables[oldName]] as const];
  });
  return { ...Object.fromEntries(renamed), ...variables };
}

/** Returns the parsed variables. An empty value counts as absent. @throws EnvironmentError that names all that are invalid */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environmentSchema.safeParse(withCurrentNames(present));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new EnvironmentError(`${lines.join('; ')} (see docs/configuration.md)`);
}

export function setting<Name extends keyof Environment>(
  name: Name,
  source: Record<string, string | undefined> = process.env,
): Environment[Name] {
  const oldNames = Object.entries(RENAMED_VARIABLES).flatMap(([old, now]) => (now === name ? [old] : []));
  return readEnvironment(Object.fromEntries([name, ...oldNames].map((one) => [one, source[one]])))[name];
}

let lastUrl: { raw: string | undefined; url: string } | undefined;

/** Returns WordPress's URL without a trailing slash. Not called at build time. */
export function wordPressUrl(): string {
  const raw = process.env.WORDPRESS_URL;
  // Called for every link of every page, so a value is parsed once.
  if (lastUrl && lastUrl.raw === raw) return lastUrl.url;
  const url = setting('WORDPRESS_URL');
  if (!url)
    throw new EnvironmentError(
      'WORDPRESS_URL is not set. Set it to the address of your WordPress, such as https://cms.example.org (docs/configuration.md), or start with script/server, which brings an embedded one',
    );
  lastUrl = { raw, url };
  return url;
}
