/** Invisible characters that change what is seen: they shape letters, or make one emoji of several. */
const VISIBLE_USES = [
  // The flags of England, Scotland and Wales.
  String.raw`\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
  // A family of several persons.
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\p{Emoji}\uFE0F)\u200D(?=\p{Extended_Pictographic})`,
  // Joiners and variants of Persian, Hindi, Mongolian and others. No letter of Europe's scripts has any.
  String.raw`(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{DI}])[\p{L}\p{M}])[\u200C\u200D\u180B-\u180D\u180F\uFE00]`,
  // A character as an emoji or as text, and a variant of a Chinese character, as in Japanese names.
  String.raw`(?<=[\p{Emoji}\p{S}\p{Script=Han}])[\uFE00-\uFE0F]`,
  String.raw`(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]`,
];
/**
 * Characters that nobody sees, but which control a terminal, reverse the text around them or hide text in a text: C0, C1, half
 * surrogate pairs, everything that Unicode says to ignore (bidirectional controls, zero-width characters, tags), annotations.
 */
const INVISIBLE = String.raw`[\p{Cc}\p{Cs}\p{DI}\u2028\u2029\uFFF9-\uFFFB\p{Noncharacter_Code_Point}]`;
const LINES = String.raw`[\t\n\v\f\r\u0085\u2028\u2029]`;

const pattern = (invisible: string): RegExp => new RegExp(`(${VISIBLE_USES.join('|')})|${invisible}`, 'gu');
const ALL = pattern(INVISIBLE);
const ALL_BUT_LINES = pattern(`(?!${LINES})${INVISIBLE}`);
const ALL_BUT_FEEDS = pattern(`(?![\\t\\n])${INVISIBLE}`);

/** Returns a text without invisible characters. Tabs and every kind of line break stay. */
export const withoutInvisible = (text: string): string => text.replace(ALL_BUT_LINES, '$1');

const marked = (text: string, invisible: RegExp): string =>
  text.replace(invisible, (_, visibleUse: string | undefined) => visibleUse ?? '·');

/** Returns a text as one line for a terminal or a mail's header, with a dot in place of each invisible character. */
export const printableLine = (text: string): string => marked(text, ALL);

/** The same, with its tabs and lines. */
export const printableText = (text: string): string => marked(text, ALL_BUT_FEEDS);
