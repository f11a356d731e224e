/** Templates that exist, named as WordPress's hierarchy names them. Both records, statics and views, must have them all. */
export const TEMPLATE_NAMES = [
  's hierarchy names them. Both records, statics and views, must have them all. */
export type TemplateName =
  | ',
  '
  | ',
  '
  | ',
  '
  | ',
  '
  | ',
  '
  | ',
  '
  | ',
  '
  | ',
  '
  | ',
  '
  | ',
  '
  | ',
  '
  | ',
  '
  | ',
  '
  | ',
] as const;

export type TemplateName = (typeof TEMPLATE_NAMES)[number];
