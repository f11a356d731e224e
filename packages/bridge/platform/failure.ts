/** Codes of Node, undici and nodemailer: ECONNRESET, UND_ERR_SOCKET, EENVELOPE. */
const CODE = /^[A-Z][A-Z\d_]{2,40}$/;
/** Apollo's error, fetch's, the socket's. */
const MAX_CAUSES = 4;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function failureCode(error: unknown): string | undefined {
  let at = error;
  for (let depth = 0; depth <= MAX_CAUSES && isObject(at); depth += 1) {
    if ('code' in at && typeof at.code === 'string' && CODE.test(at.code)) return at.code;
    at = 'cause' in at ? at.cause : undefined;
  }
  return undefined;
}

export const codeOf = (error: unknown): string => failureCode(error) ?? 'unknown';

/** Returns an error's message with its cause's code, because Node's fetch says only "fetch failed": `fetch failed (ECONNRESET)`. */
export function failureText(error: unknown): string {
  const message = isObject(error) && 'message' in error ? String(error.message) : String(error);
  const code = isObject(error) && 'cause' in error ? failureCode(error.cause) : undefined;
  return code === undefined || message.includes(code) ? message : `${message} (${code})`;
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another process',
  EACCES: 'needs more privileges than this user has',
  EADDRNOTAVAIL: 'is at an address that this machine does not have',
  ENOTFOUND: 'is at a host name that cannot be resolved',
};

/** Returns why a server cannot listen, to follow the name of the port's variable. */
export const whyNotListening = (error: unknown): string => REASONS[codeOf(error)] ?? 'cannot be opened';
