/**
 * What scripts of other parties, where the operator has them, know of the visit. Nothing is believed of what stands on
 * the window: another release of theirs, or none, must not lose a lead.
 */
declare global {
  interface Window {
    ABTasty?: unknown;
    heap?: unknown;
  }
}

function own(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined;
}

const nameOf = (test: unknown): string[] => {
  const name = own(test, 'name');
  return typeof name === 'string' && name ? [name] : [];
};

/** Names of AB Tasty's tests on this page, "one, other"; undefined for none. */
export function abTastyTests(): string | undefined {
  try {
    const ask = own(window.ABTasty, 'getTestsOnPage');
    const tests: unknown = typeof ask === 'function' ? Reflect.apply(ask, window.ABTasty, []) : undefined;
    const names = typeof tests === 'object' && tests !== null ? Object.values(tests).flatMap(nameOf) : [];
    return names.join(', ') || undefined;
  } catch {
    // Theirs to mend, not the visitor's.
    return undefined;
  }
}

export function heapUserId(): string | undefined {
  const id = own(window.heap, 'userId');
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}
