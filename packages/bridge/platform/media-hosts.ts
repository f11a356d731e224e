import { z } from 'zod';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK.test(hostname);

/** Returns a host with its scheme, with or without a folder, as an address; null for anything else. */
function addressOf(text: string): string | null {
  const scheme = /^(?:localhost|127\.|\[::1\])/.test(text) ? 'http' : 'https';
  const written = text.includes('://') ? text : `${scheme}://${text}`;
  if (!URL.canParse(written)) return null;
  const url = new URL(written);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
  const isPlain = !/[?#*\s]/.test(text) && url.username === '' && url.password === '';
  return isSafe && isPlain ? url.href : null;
}

/** Parses MEDIA_HOSTS: hosts, with or without a folder, separated by commas. */
export const mediaHosts = z.string().transform((text, context) => {
  const parts = text.split(',').flatMap((part) => part.trim() || []);
  const addresses = parts.flatMap((part) => addressOf(part) ?? []);
  if (addresses.length === parts.length) return addresses;
  context.addIssue({
    code: 'custom',
    message:
      'must be hosts with https, each with or without a folder, such as cdn.example.org,bucket.example.net/files',
  });
  return z.NEVER;
});
