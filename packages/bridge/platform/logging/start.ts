import { setting } from '../env';
import { consoleSink, logSinkState } from '../log';
import { meters } from '../meters';
import { jsonLines, LOG_LEVELS, type LeastLevel, type LineFields, type WriteLine } from './json-lines';
import { redirectConsole, tidyConsole } from './redirect-console';
import { site } from '@footbridge/shared/site/current';

const isEnabled = (level: LeastLevel, least: LeastLevel): boolean =>
  LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(least);

/** Returns `GET page 200 12.3 ms`, in the order of the fields. */
const textOf = (fields: LineFields): string =>
  Object.entries(fields)
    .flatMap(([name, value]) =>
      value === undefined ? [] : [name === 'ms' ? `${value} ms` : value === true ? name : String(value)],
    )
    .join(' ');

/** Returns whether lines are JSON: by LOG_FORMAT, else in production unless the output is a terminal. */
export function isJsonFormat(format: 'json' | 'text' | undefined, isTerminal: boolean): boolean {
  return format ? format === 'json' : process.env.NODE_ENV === 'production' && !isTerminal;
}

/** Starts logging (docs/operations.md). Returns what writes access lines: as text at `debug` only. @throws EnvironmentError */
export function startLogging(): WriteLine {
  const least = setting('LOG_LEVEL');
  const json = isJsonFormat(setting('LOG_FORMAT'), process.stdout.isTTY) ? jsonLines(least, site().code) : null;
  const sink = json?.sink ?? ((level, area, message) => isEnabled(level, least) && consoleSink(level, area, message));
  logSinkState.value = (level, area, message) => {
    meters()?.logLine(level, area);
    sink(level, area, message);
  };
  if (json) {
    redirectConsole(sink);
    return json.fields;
  }
  tidyConsole();
  return (_level, area, fields) => void (least === 'debug' && consoleSink('info', area, textOf(fields)));
}
