export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (name === '__typename' ? [] : textsIn(one)));
}

/** Returns the texts of a node's field groups that a fragment of the model has (model-fields/fragments.ts). */
export const fieldTexts = (node: object): string[] =>
  Object.entries(node).flatMap(([name, group]) => (name.startsWith('footbridge') ? textsIn(group) : []));
