type Fields = Record<string, unknown>;

/** What WordPress keeps in an autosave. All else of that node is its own: id, slug, address, dates, ancestors, comments. */
const TEXTS = ['title', 'content', 'excerpt'];

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group of custom fields: an object that is neither a connection nor an edge of one. */
const isGroup = (name: string, value: unknown): value is Fields =>
  isFields(value) && name !== 'template' && !('nodes' in value) && !('node' in value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.entries(value).every(([name, field]) => name === '__typename' || isEmpty(field)));

/**
 * A template's answer with what was saved and not published in it, as WordPress's own preview does it: the published node
 * with the autosave's texts. Groups of custom fields, too, where WordPress kept them with the autosave (mostly it gives
 * the published ones).
 * @param published answer about the published text
 * @param saved the same query, asked of the autosave
 * @param main the field that is about the text
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
