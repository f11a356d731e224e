type Fields = Record<string, unknown>;

/** The text fields of an autosave. Its other fields are its own: id, slug, address, dates, ancestors, comments. */
const TEXTS = ['title', 'content', 'excerpt'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a group of custom fields: an object that is neither a connection nor an edge. */
const isGroup = (name: string, value: unknown): value is Fields =>
  isFields(value) && name !== 'template' && !('nodes' in value) && !('node' in value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.entries(value).every(([name, field]) => name === '__typename' || isEmpty(field)));

/**
 * Returns a template's data as WordPress's preview shows it: the published node with the autosave's texts, and with its groups
 * of custom fields, if WordPress saved them with it.
 * @param published data of the published version
 * @param saved data of the autosave
 * @param main name of the node's field
 */
export function withSavedFields(published: unknown, saved: unknown, main: string | undefined): unknown {
  if (!main || !isFields(published) || !isFields(saved)) return published;
  const [node, edited] = [published[main], saved[main]];
  if (!isFields(node) || !isFields(edited)) return published;
  const newer = Object.entries(edited).filter(
    ([name, value]) => name in node && (TEXTS.includes(name) || (isGroup(name, value) && !isEmpty(value))),
  );
  return { ...published, [main]: { ...node, ...Object.fromEntries(newer) } };
}
