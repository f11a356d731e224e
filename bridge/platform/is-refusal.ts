/**
 * Returns whether a status refuses this request: any 4xx but 404 and 410. Firewalls, rate limits (429) and logins send them; they do
 * not say whether the content exists.
 */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 404 && status !== 410;
