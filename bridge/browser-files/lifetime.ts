/** How long the files of an earlier build are served: longer than any cache may hold HTML that names them (next.config.ts, expireTime). */
export const OLD_FILES_LIFETIME_S = 7 * 24 * 3600;
