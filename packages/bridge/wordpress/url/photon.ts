/** Jetpack's image CDN: `https://i0.wp.com/example.org/wp-content/uploads/river.jpg?resize=300%2C200`. */
const HOST = /^i\d\.wp\.com$/;

/** Returns the address of the picture that an address of Jetpack's image CDN (Photon) stands for; null for any other address. */
export function photonOriginal(url: URL): string | null {
  if (!HOST.test(url.hostname)) return null;
  const original = `https:/${url.pathname}`;
  return URL.canParse(original) && !HOST.test(new URL(original).hostname) ? original : null;
}
