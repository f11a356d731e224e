/** Replaces every page in Next's browser bundles, which no page loads (next.config.ts). */
export default function NoPage(): null {
  return null;
}
