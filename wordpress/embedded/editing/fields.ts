import { renderContent } from './paragraphs';
import { ksesLine, ksesPost, MAX_LINE, TooDeepError } from './kses';
import type { Changes, Values } from '../fields/field';
import { fieldsOf } from '../fields/model';
import type { Store } from '../store/store';
import { readValues } from './field-values';
import type { EditInput, FieldError } from './types';

export const MAX_CONTENT = 1_000_000;
const DATE = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?$/;

export interface WrittenFields {
  title: string;
  content: string;
  date: string;
  values: Values;
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

  /** Returns the fields that differ. @param isComplete whether required fields must be set */
  changes(store: Store, isComplete: boolean): Changes {
    const { values: given = {}, type } = this.input;
    const { values: known } = this.known;
    const read = readValues({ fields: fieldsOf(type), known, given, store, isComplete });
    this.errors.push(...read.errors);
    return read.changes;
  }

  refuse(field: FieldError['field'], message: string): void {
    this.errors.push({ field, message });
  }
}

/** Whether there is nothing to save: WordPress refuses a new one without any words. */
export const isEmptyText = (title: string, content: string) => title.trim() === '' && renderContent(content) === '';
