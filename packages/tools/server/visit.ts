/** Returns the cookies and the token of a visit, as a browser has them after its first page. @throws Error if the site is down */
export async function newVisit(url: string, signal?: AbortSignal): Promise<{ cookie: string; token: string }> {
  const response = await fetch(`${url}/api/visitor`, { signal });
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = pairs.find((pair) => pair.startsWith('csrf-token='))?.slice('csrf-token='.length);
  if (!response.ok || !token) throw new Error(`/api/visitor responds with ${response.status}.`);
  return { cookie: pairs.join('; '), token };
}
