/** The parts of a DSN, as Sentry and compatible receivers define it. */
export interface Dsn {
  text: string;
  publicKey: string;
  /** Receives envelopes by POST. */
  envelopeUrl: string;
}

/** Parses a DSN such as `http://key@10.0.0.5:8000/prefix/1`; null if it is invalid. */
export function parseDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username, host, pathname } = new URL(text);
  const [, prefix = '', project] = /^(.*)\/([\w-]+)\/?$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !/^\w+$/.test(username) || host === '' || project === undefined) return null;
  return { text, publicKey: username, envelopeUrl: `${protocol}//${host}${prefix}/api/${project}/envelope/` };
}

export const isSameDsn = (one: Dsn, other: Dsn): boolean =>
  one.publicKey === other.publicKey && one.envelopeUrl === other.envelopeUrl;

/** Returns the DSN of this build; null if error reports are off. Next inlines the variable in server and browser code. */
export function ownDsn(): Dsn | null {
  const text = process.env.NEXT_PUBLIC_SENTRY_DSN;
  return text ? parseDsn(text) : null;
}
