import { scrubFile } from './address';
import { ID, isFields, listIn, matching, numbersIn, own, present, textIn, WORD, type Fields } from './parts';
import { LIMITS } from './settings';
import { scrubText } from './text';

/** An error and its causes. */
const MAX_EXCEPTIONS = 10;
const MAX_IMAGES = 100;
const CALLED = /^[\w$.<>[\] #*?]{1,200}$/;

/** Scrubs a stack frame: its place in the code, no source lines, no variables. */
function scrubFrame(frame: unknown): Fields[] {
  if (!isFields(frame)) return [];
  const filename = textIn(frame.filename);
  return [
    present({
      filename: filename === undefined ? undefined : scrubFile(filename),
      function: matching(frame.function, CALLED),
      module: matching(frame.module, WORD),
      ...numbersIn(frame, ['lineno', 'colno', 'in_app']),
    }),
  ];
}

/** Returns the innermost frames, which are last. */
function scrubStack(stack: unknown): Fields | undefined {
  const frames = own(stack, 'frames');
  return Array.isArray(frames) ? { frames: frames.slice(-LIMITS.stackFrames).flatMap(scrubFrame) } : undefined;
}

function scrubMechanism(mechanism: unknown): Fields | undefined {
  if (!isFields(mechanism)) return undefined;
  return present({
    type: matching(mechanism.type, WORD) ?? 'generic',
    source: matching(mechanism.source, WORD),
    ...numbersIn(mechanism, ['handled', 'synthetic', 'exception_id', 'parent_id', 'is_exception_group']),
  });
}

export function scrubExceptions(exception: unknown): Fields | undefined {
  if (!isFields(exception)) return undefined;
  const values = listIn(exception.values, MAX_EXCEPTIONS).map((one) =>
    present({
      type: matching(own(one, 'type'), WORD) ?? 'Error',
      value: scrubText(textIn(own(one, 'value')) ?? ''),
      mechanism: scrubMechanism(own(one, 'mechanism')),
      stacktrace: scrubStack(own(one, 'stacktrace')),
    }),
  );
  return { values };
}

/** Returns which source map belongs to which script. */
export function scrubDebugMeta(meta: unknown): Fields | undefined {
  const images = listIn(own(meta, 'images'), MAX_IMAGES).flatMap((image) => {
    const file = textIn(own(image, 'code_file'));
    const id = matching(own(image, 'debug_id'), ID);
    return file !== undefined && id ? [{ type: 'sourcemap', code_file: scrubFile(file), debug_id: id }] : [];
  });
  return images.length > 0 ? { images } : undefined;
}
