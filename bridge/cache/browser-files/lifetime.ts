/** How long the files of an earlier build are served: longer than any cache may hold HTML that names them (next.config.ts, expireTime). */
export const OLD_FILES_LIFETIME_S = 7 * 24 * 3600;

/** How often a process says that it still serves its files. */
export const KEEP_AGAIN_S = 24 * 3600;
