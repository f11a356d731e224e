import { z } from 'zod';
import { same, sign } from '../http/signature';

export const TOKEN_LIFETIME_S = 10 * 60;

const payloadSchema = z.object({
  post: z.number(),
  user: z.number(),
  origin: z.string(),
  expires: z.number(),
  share: z.string(),
});
/** Content of a preview token, as the plugin's (packages/plugin/footbridge/src/Preview/Token.php). */
export type TokenPayload = z.infer<typeof payloadSchema>;

export function seal(purpose: string, payload: object, secret: string): string {
  const encoded = Buffer.from(JSON.stringify(payload)).toString('base64url');
  return `${encoded}.${sign(`${purpose}.${encoded}`, secret)}`;
}

/** Returns what was sealed for a purpose; null if it is forged. */
export function unseal(purpose: string, token: string, secret: string): unknown {
  const [, encoded, signature] = /^([\w-]{1,800})\.([0-9a-f]{64})$/.exec(token) ?? [];
  if (!encoded || !signature) return null;
  const isOurs = same(signature, sign(`${purpose}.${encoded}`, secret));
  return isOurs ? JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')) : null;
}

export const issueToken = (payload: TokenPayload, secret: string): string => seal('preview', payload, secret);

/** Returns the content of a token; null if it is forged or has expired. @param now Unix time, seconds */
export function readToken(token: string, secret: string, now: number): TokenPayload | null {
  const { data } = payloadSchema.safeParse(unseal('preview', token, secret));
  return data && data.expires > now ? data : null;
}
