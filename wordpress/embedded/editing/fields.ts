import { renderContent } from './paragraphs';
import { ksesLine, ksesPost, MAX_LINE, TooDeepError } from './kses';
import { stickyCtaSchema } from './saved';
import type { ButtonFields, EditInput, FieldError, StickyCtaFields } from './types';

export const MAX_CONTENT = 1_000_000;
const MAX_BAR = 20_000;
const DATE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?$/;

export interface WrittenFields {
  title: string;
  content: string;
  date: string;
  stickyCta: StickyCtaFields | null;
}

export const newLines = (text: string) => text.replace(/\r\n?/g, '\n');

/** Reads fields as they are stored, with their errors. What a form sends back unchanged stays as it is. */
export class FieldReader {
  readonly errors: FieldError[] = [];

  constructor(
    private readonly input: EditInput,
    private readonly known: WrittenFields,
  ) {}

  title(): string {
    const title = this.input.title;
    if (title === undefined || newLines(title).trim() === this.known.title.trim()) return this.known.title;
    if (title.length > MAX_LINE) this.refuse('title', `A title has ${MAX_LINE} letters at most.`);
    return ksesLine(title);
  }

  content(): string {
    const { content } = this.input;
    if (content === undefined || newLines(content).trim() === newLines(this.known.content).trim())
      return this.known.content;
    if (Buffer.byteLength(content) > MAX_CONTENT)
      this.refuse('content', 'The text is longer than a million bytes: divide it among several pages.');
    else {
      try {
        return ksesPost(newLines(content).trim(), this.known.content);
      } catch (error) {
        if (!(error instanceof TooDeepError)) throw error;
        this.refuse('content', `The text has ${error.message}.`);
      }
    }
    return this.known.content;
  }

  /** Returns null for a date that no user chose. A form sends minutes, so other seconds count as unchanged. */
  date(): string | null {
    const { date } = this.input;
    if (date === undefined || date === '' || this.known.date.startsWith(date)) return null;
    const [, day, time, seconds = ':00'] = DATE.exec(date) ?? [];
    const moment = `${day}T${time}${seconds}`;
    // An invalid day parses as another one.
    const parsed = new Date(`${moment}Z`);
    if (day !== undefined && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(moment)) return moment;
    this.refuse('date', 'Not a date: it looks like 2026-03-02T09:00.');
    return null;
  }

  stickyCta(): StickyCtaFields | undefined {
    const { stickyCta } = this.input;
    if (stickyCta === undefined || this.known.stickyCta === null) return undefined;
    const read = stickyCtaSchema.safeParse({ ...this.known.stickyCta, ...stickyCta });
    if (!read.success) {
      this.refuse(
        'stickyCta',
        read.error.issues.map(({ path, message }) => `Sticky bar, ${path.join('.')}: ${message}`).join('; '),
      );
      return undefined;
    }
    if (JSON.stringify(read.data).length > MAX_BAR) this.refuse('stickyCta', 'The sticky bar is too long.');
    const { title, subtitle, buttons } = read.data;
    return { ...read.data, title: ksesLine(title), subtitle: ksesLine(subtitle), buttons: buttonsWithUrl(buttons) };
  }

  refuse(field: FieldError['field'], message: string): void {
    this.errors.push({ field, message });
  }
}

/** WordPress stores no link without an address. */
export const buttonsWithUrl = (buttons: readonly ButtonFields[]): ButtonFields[] =>
  buttons
    .map(({ url, title, target }) => ({ url: url.trim(), title: ksesLine(title), target }))
    .filter(({ url }) => url !== '');

/** Whether there is nothing to save: WordPress refuses a new one without any words. */
export const isEmptyText = (title: string, content: string) => title.trim() === '' && renderContent(content) === '';
