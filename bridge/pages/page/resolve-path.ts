import { UpstreamError } from '../../platform/upstream-error';
import { resolveAddress } from '../routing/resolve';
import { resolveUnknown } from '../routing/unknown';

import type { Resolution } from '../routing/resolve';

const isKnown = async (path: string): Promise<boolean> => (await resolveAddress(path)).kind !== 'unknown';

/** Returns what a clean path stands for: a node, a redirect, or nothing. @throws UpstreamError that names the path */
export async function resolvePath(path: string): Promise<Resolution> {
  try {
    const resolved = await resolveAddress(path);
    return resolved.kind === 'unknown' ? await resolveUnknown(path, isKnown) : resolved;
  } catch (error) {
    throw error instanceof UpstreamError ? new UpstreamError(`${path}: ${error.message}`) : error;
  }
}
