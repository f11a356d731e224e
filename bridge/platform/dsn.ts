/** Where reports go: the parts of a DSN, as Sentry and those who speak its language write it. */
export interface Dsn {
  /** As it was given. */
  text: string;
  publicKey: string;
  /** Where envelopes are posted. A receiver of one's own may have a port and a path before its number. */
  envelopeUrl: string;
}

/**
 * @param text `https://key@errors.example.org/1`, `http://key@10.0.0.5:8000/prefix/1`
 * @returns null for what is none
 */
export function parseDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, host, pathname } = new URL(text);
  const [, prefix = '', project] = /^(.*)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || host === '' || project === undefined) return null;
  return { text, publicKey: username, envelopeUrl: `${protocol}//${host}${prefix}/api/${project}/envelope/` };
}

/** Whether two spell the same place. */
export const isSameDsn = (one: Dsn, other: Dsn): boolean =>
  one.publicKey === other.publicKey && one.envelopeUrl === other.envelopeUrl;

/** This build's, which Next writes into server and browser alike; null where nothing is reported. */
export function ownDsn(): Dsn | null {
  const text = process.env.NEXT_PUBLIC_SENTRY_DSN;
  return text ? parseDsn(text) : null;
}
