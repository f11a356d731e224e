export interface Format {
  isValid(text: string): boolean;
  error: string;
  /** Follows the text in GraphQL. */
  suffix: string;
}

const PLAIN: Format = { isValid: () => true, error: '', suffix: '' };
export const URL_STARTS = /^(?:https?:\/\/|\/(?!\/)|#|tel:|mailto:|sms:)\S*$/i;

const like = (pattern: RegExp, error: string): Format => ({
  ...PLAIN,
  isValid: (text) => pattern.test(text),
  error: `must be ${error}`,
});

/** Whether a text is a moment as `toISOString` writes it, so far. An invalid day parses as another one. */
function isMoment(text: string, length: number): boolean {
  const time = Date.parse(length === 'YYYY-MM-DD'.length ? `${text}T00:00Z` : `${text}Z`);
  return text.length === length && !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const ADDRESS: Format = like(URL_STARTS, 'an address that starts with https:// or /');

export const FORMATS = {
  text: PLAIN,
  password: PLAIN,
  url: ADDRESS,
  oembed: ADDRESS,
  email: like(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, 'an email address like name@example.org'),
  color_picker: like(/^(?:#[\da-f]{3,8}|rgba?\([\d.,% ]+\))$/i, 'a color like #0055aa'),
  date_picker: {
    isValid: (text) => isMoment(text, 'YYYY-MM-DD'.length),
    error: 'must be a date like 2026-03-02',
    suffix: 'T00:00:00+00:00',
  },
  date_time_picker: {
    isValid: (text) => isMoment(text, 'YYYY-MM-DDTHH:MM'.length),
    error: 'must be a date with a time, like 2026-03-02T09:00',
    suffix: ':00+00:00',
  },
  time_picker: {
    ...like(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time like 09:00'),
    suffix: ':00',
  },
} satisfies Record<string, Format>;
