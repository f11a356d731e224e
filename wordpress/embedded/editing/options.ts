import type { OptionsFields } from '../store/lists';
import { keptButtons } from './fields';
import { ksesLine } from './kses';
import { optionsEditSchema, type Saved } from './saved';
import type { FieldError } from './types';

type Floater = OptionsFields['contentSegmentsDefault'];

const LONGEST = 500_000;

/** Checked fields of the options page, as WordPress would keep them, or what is wrong with them. */
export function readOptionsEdit(
  fields: Partial<OptionsFields>,
): { options: Saved['options'] } | { errors: FieldError[] } {
  const read = optionsEditSchema.safeParse(fields);
  const refuse = (message: string) => ({ errors: [{ field: 'options' as const, message }] });
  if (!read.success)
    return refuse(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  if (JSON.stringify(read.data).length > LONGEST) return refuse('The options are too long.');
  const { contentSegments, contentSegmentsDefault, redirects } = read.data;
  return {
    options: {
      ...(contentSegments && { contentSegments: contentSegments.map((entry) => kept(entry)) }),
      ...(contentSegmentsDefault && { contentSegmentsDefault: kept(contentSegmentsDefault) }),
      // A row that nobody filled in is no rule.
      ...(redirects && {
        redirects: redirects
          .map((rule) => ({ ...rule, source: rule.source.trim(), destination: rule.destination.trim() }))
          .filter(({ source, destination }) => source && destination),
      }),
    },
  };
}

const kept = <T extends Floater>(entry: T): T => ({
  ...entry,
  title: ksesLine(entry.title),
  subtitle: ksesLine(entry.subtitle),
  buttons: keptButtons(entry.buttons),
});
