import type { OptionsFields } from '../store/lists';
import { buttonsWithUrl } from './fields';
import { ksesLine } from './kses';
import { optionsEditSchema, type Saved } from './saved';
import type { FieldError } from './types';

type Floater = OptionsFields['contentSegmentsDefault'];

const MAX_LETTERS = 500_000;

/** Returns the options page's validated fields as WordPress would store them, or their errors. */
export function readOptionsEdit(
  fields: Partial<OptionsFields>,
): { options: Saved['options'] } | { errors: FieldError[] } {
  const read = optionsEditSchema.safeParse(fields);
  const refuse = (message: string) => ({ errors: [{ field: 'options' as const, message }] });
  if (!read.success)
    return refuse(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  if (JSON.stringify(read.data).length > MAX_LETTERS) return refuse('The options are too long.');
  const { contentSegments, contentSegmentsDefault, redirects } = read.data;
  return {
    options: {
      ...(contentSegments && { contentSegments: contentSegments.map((entry) => stored(entry)) }),
      ...(contentSegmentsDefault && { contentSegmentsDefault: stored(contentSegmentsDefault) }),
      // An empty row is no rule.
      ...(redirects && {
        redirects: redirects
          .map((rule) => ({ ...rule, source: rule.source.trim(), destination: rule.destination.trim() }))
          .filter(({ source, destination }) => source && destination),
      }),
    },
  };
}

const stored = <T extends Floater>(entry: T): T => ({
  ...entry,
  title: ksesLine(entry.title),
  subtitle: ksesLine(entry.subtitle),
  buttons: buttonsWithUrl(entry.buttons),
});
