/** Nobody could be asked: neither good nor bad. */
export const NOT_ASKED = 3;
