/** Stands for every page in the bundles that Next compiles for browsers, because no page loads them (next.config.ts). */
export default function NoPage(): null {
  return null;
}
