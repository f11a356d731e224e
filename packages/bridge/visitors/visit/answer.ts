import { canonicalAddress } from '../../platform/addresses';
import { UNKNOWN_ADDRESS, visitorAddress } from '../../platform/request/client-address';
import { allowsMethod, sendJson } from '../../platform/request/json';
import { editorHint } from './editor';
import { visitCookies, type RequestWithCookies } from './token';

import type { ServerResponse } from 'node:http';

export type VisitorRequest = RequestWithCookies & { query: Partial<Record<string, string | string[]>> };

/** Outside of production the query may set the address. */
function addressOf(request: VisitorRequest): string {
  const { ipAddress } = request.query;
  if (process.env.NODE_ENV === 'production' || typeof ipAddress !== 'string') return visitorAddress(request);
  return canonicalAddress(ipAddress) ?? UNKNOWN_ADDRESS;
}

/** Answers `GET /api/visitor` → `{ ipAddress, device, editor }`, with the visit's anti-forgery token as a cookie. */
export function answerVisitor(
  request: VisitorRequest,
  response: ServerResponse,
  deviceClass: (userAgent: string | undefined) => string,
): void {
  if (!allowsMethod(request, response, ['GET'])) return;
  response.setHeader('Set-Cookie', visitCookies(request));
  const device = deviceClass(request.headers['user-agent']);
  sendJson(response, 200, { ipAddress: addressOf(request), device, editor: editorHint(request.cookies) });
}
