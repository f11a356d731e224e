/**
 * Whether a status is a refusal of this one request: any 4xx but 404 and 410, which say that there is nothing. A firewall
 * before WordPress, a rate limit (429) or a login answer so, and none of them says whether something is there.
 */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 404 && status !== 410;
