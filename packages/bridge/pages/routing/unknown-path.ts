import { processState } from '../../platform/process-state';

/** Configured paths at which WordPress had nothing when it last answered (unknown-paths.ts). */
export const unknownPathState = processState<readonly string[]>('unknownPath');

export const isUnknownPath = (path: string): boolean => unknownPathState.value?.includes(path) ?? false;
