import { placePath, scrubAddress } from './address';
import { isFields, listIn, matching, numbersIn, own, present, textIn, WORD, type Fields } from './parts';
import { scrubNode, scrubAttributes, masked, scrubCss } from './recorded-page';
import { scrubSelector } from './text';

/** rrweb's event types and sources. */
const EVENT = { domContentLoaded: 0, load: 1, snapshot: 2, change: 3, page: 4, custom: 5 } as const;
const CHANGE = { mutation: 0, input: 5, rule: 8, adopted: 15 } as const;
/** Sources whose data is numbers: pointer, touch, scroll, size, media, drag, selection. */
const MOVES: readonly unknown[] = [1, 2, 3, 4, 6, 7, 12, 14];

/** Returns the numbers, booleans and nulls of a value, in arrays and objects. */
function numeric(value: unknown, deepest = 4): unknown {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  if (deepest === 0) return undefined;
  if (Array.isArray(value)) return value.map((one) => numeric(one, deepest - 1));
  if (!isFields(value)) return undefined;
  return present(Object.fromEntries(Object.entries(value).map(([key, one]) => [key, numeric(one, deepest - 1)])));
}

function scrubMutation(data: Fields): Fields {
  return {
    ...numbersIn(data, ['source', 'isAttachIframe']),
    texts: listIn(data.texts, Infinity).map((one) => ({ id: own(one, 'id'), value: masked(own(one, 'value')) })),
    attributes: listIn(data.attributes, Infinity).map((one) => ({
      id: own(one, 'id'),
      attributes: scrubAttributes(own(one, 'attributes')),
    })),
    removes: numeric(listIn(data.removes, Infinity)),
    adds: listIn(data.adds, Infinity).map((one) => ({
      ...numbersIn(one, ['parentId', 'nextId', 'previousId']),
      nextId: own(one, 'nextId') ?? null,
      node: scrubNode(own(one, 'node')),
    })),
  };
}

const rules = (value: unknown) =>
  listIn(value, Infinity).map((one) => ({
    rule: scrubCss(textIn(own(one, 'rule')) ?? ''),
    index: numeric(own(one, 'index')),
  }));

function scrubChange(data: Fields): Fields | null {
  const { source } = data;
  if (source === CHANGE.mutation) return scrubMutation(data);
  if (source === CHANGE.input)
    return { ...numbersIn(data, ['source', 'id', 'isChecked', 'userTriggered']), text: masked(data.text) };
  if (source === CHANGE.rule)
    return { ...numbersIn(data, ['source', 'id', 'styleId']), adds: rules(data.adds), removes: numeric(data.removes) };
  if (source === CHANGE.adopted) {
    const styles = listIn(data.styles, Infinity).map((one) => ({
      styleId: numeric(own(one, 'styleId')),
      rules: rules(own(one, 'rules')),
    }));
    return { ...numbersIn(data, ['source', 'id']), styleIds: numeric(data.styleIds), styles };
  }
  const moved = MOVES.includes(source) ? numeric(data) : null;
  return isFields(moved) ? moved : null;
}

/** Scrubs the SDK's own events: breadcrumbs and performance spans. */
function scrubCustom(data: Fields): Fields | null {
  const { tag, payload } = data;
  if (tag === 'options') return { tag, payload: numbersIn(payload) };
  if (!isFields(payload)) return null;
  if (tag === 'performanceSpan') {
    const description = textIn(payload.description) ?? '';
    const op = matching(payload.op, WORD);
    return {
      tag,
      payload: present({
        op,
        description: /[/?#:]/.test(description) ? scrubAddress(description) : matching(description, WORD),
        ...numbersIn(payload),
        data: numbersIn(payload.data),
      }),
    };
  }
  const category = matching(payload.category, /^(?:ui|replay)\.[\w.-]{1,40}$/);
  if (tag !== 'breadcrumb' || !category) return null;
  const message = category.startsWith('ui.') ? scrubSelector(textIn(payload.message) ?? '') : undefined;
  return {
    tag,
    payload: present({
      type: matching(payload.type, WORD),
      category,
      message,
      ...numbersIn(payload),
      data: numbersIn(payload.data),
    }),
  };
}

function scrubRecorded(event: Fields, page: string): Fields | null {
  const { type, data } = event;
  const when = numbersIn(event, ['type', 'timestamp', 'delay']);
  if (type === EVENT.domContentLoaded || type === EVENT.load) return { ...when, data: {} };
  if (!isFields(data)) return null;
  if (type === EVENT.snapshot)
    return { ...when, data: { node: scrubNode(data.node), initialOffset: numeric(data.initialOffset) } };
  if (type === EVENT.page)
    return { ...when, data: { href: scrubPage(data.href, page), ...numbersIn(data, ['width', 'height']) } };
  const scrubbed = type === EVENT.change ? scrubChange(data) : type === EVENT.custom ? scrubCustom(data) : null;
  return scrubbed && { ...when, data: scrubbed };
}

const OWN_PAGE = /^https:\/\/site\.invalid\/\[[a-z\d-]{1,40}\]$/;

/** Returns a recorded page's URL. Players need an absolute one, so it has a reserved host. */
export const scrubPage = (address: unknown, page: string): string =>
  typeof address === 'string' && OWN_PAGE.test(address) ? address : `https://site.invalid${page}`;

/**
 * Scrubs a recording: layout and movement stay; texts and fields are masked again; links, labels, ids and pictures are removed.
 * @param page replaces the recorded page's URL
 */
export function scrubRecording(events: unknown, page: string = placePath(undefined)): Fields[] {
  return listIn(events, Infinity).flatMap((event): Fields[] => {
    const scrubbed = isFields(event) ? scrubRecorded(event, page) : null;
    return scrubbed ? [scrubbed] : [];
  });
}
