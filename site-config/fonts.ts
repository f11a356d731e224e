/** A brand's typefaces. Server only. */
import type { Family } from './types';

const GENERIC = { serif: 'Georgia, "Times New Roman", serif', sans: 'Arial, Helvetica, sans-serif' } as const;
const SERIFS = new Set(['Source Serif 4', 'Fraunces', 'Lora', 'Libre Baskerville', 'Merriweather', 'Spectral']);

/** The family, its metrics-matched stand-in, then what every system has. */
export function fontStack(family: Family): string {
  const generic = SERIFS.has(family.name) ? GENERIC.serif : GENERIC.sans;
  return `"${family.name}", "${family.name} Fallback", ${generic}`;
}
