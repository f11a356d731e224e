import { brands } from '@footbridge/shared/site/current';

import { isOfWordPress, requestLimit } from '../../platform/request/allows';
import { allowsMethod, sendJson } from '../../platform/request/json';

import type { IncomingMessage, ServerResponse } from 'node:http';

/** WordPress sends one request an hour, and one in five minutes after a failure. */
const isAllowed = requestLimit('site', 30);

/** Answers `GET /api/site`, signed by the plugin: this brand, those that editors may choose, and what the theme adds. */
export async function answerSite(request: IncomingMessage, response: ServerResponse, more: object = {}): Promise<void> {
  if (!allowsMethod(request, response, ['GET']) || !(await isAllowed(request, response))) return;
  if (!isOfWordPress(request, response, 'GET /api/site')) return;
  const { site, sites } = brands();
  const { code, key, fullName, shortName } = site;
  const callNumbers = Object.fromEntries(
    Object.entries(site.callNumbers).map(([name, { display }]) => [name, display]),
  );
  sendJson(response, 200, {
    brand: { code, key, fullName, shortName, callNumbers, ...more },
    brands: sites.map((brand) => ({ code: brand.code, name: brand.fullName })),
  });
}
