import { processState } from '../../platform/process-state';

/** Configured paths at which WordPress had nothing when it last answered (unknown-paths.ts). */
export const unknownPathState = processState<readonly string[]>('unknownPath');

/** Returns whether WordPress had nothing at a configured path when it last answered. */
export const isUnknownPath = (path: string): boolean => unknownPathState.value?.includes(path) ?? false;
