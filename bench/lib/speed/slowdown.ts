/** How many times Lighthouse's mobile preset slows the processor. */
export const PRESET_SLOWDOWN = 4;
/** The machine that the preset assumes, by Lighthouse's own benchmark: 1,200 to 2,100. */
export const REFERENCE_BENCHMARK = 1500;

/** Returns how many times a machine must be slowed to be the preset's phone. @param benchmark Lighthouse's, of this machine */
export const slowdownOf = (benchmark: number): number => (PRESET_SLOWDOWN * benchmark) / REFERENCE_BENCHMARK;
