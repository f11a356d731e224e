import { codeOf } from './code-of';

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another process',
  EACCES: 'needs more privileges than this user has',
  EADDRNOTAVAIL: 'is at an address that this machine does not have',
  ENOTFOUND: 'is at a host name that cannot be resolved',
};

/** Returns why a server cannot listen, to follow the name of the port's variable. */
export const whyNotListening = (error: unknown): string => REASONS[codeOf(error)] ?? 'cannot be opened';
