/** How many numbers a path command takes, and for each whether it is a length along x, along y, or neither. */
const axes: Record<string, string> = { m: 'xy', l: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', t: 'xy', a: '..---xy', z: '' };

const short = (tenths: number): string => {
  const text = String(tenths / 10);
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text;
};

/** Wide swings of a curve need no tenths; straight lines keep them, or walls would stand askew. */
const coarse = (kind: string, tenths: number, limit: number): number => ('csqt'.includes(kind) && Math.abs(tenths) > limit ? Math.round(tenths / 10) * 10 : tenths);

/** Joins numbers with as few separators as SVG's grammar needs. */
function join(numbers: readonly string[]): string {
  let out = '';
  for (const text of numbers) {
    const free = out === '' || text.startsWith('-') || (text.startsWith('.') && /\.\d*$/.test(out));
    out += free ? text : ` ${text}`;
  }
  return out;
}

/** The same path in relative commands and tenths of a unit: about half the bytes. Swings of curves over `fine` units lose their tenths. */
export function compact(d: string, fine: number): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let out = '';
  let last = '';
  for (const [, command = '', text = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const absolute = command !== kind;
    const axis = axes[kind] ?? '';
    const values = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (kind === 'z') {
      [x, y] = [startX, startY];
      if (last !== 'z') out += 'z';
      last = 'z';
      continue;
    }
    for (let i = 0; i < values.length; i += axis.length) {
      const part: string[] = [];
      let [endX, endY] = [x, y];
      for (let k = 0; k < axis.length; k += 1) {
        const tenths = Math.round((values[i + k] ?? 0) * 10);
        const along = axis[k];
        if (along === 'x') {
          endX = x + coarse(kind, absolute ? tenths - x : tenths, fine * 10);
          part.push(short(endX - x));
        } else if (along === 'y') {
          endY = y + coarse(kind, absolute ? tenths - y : tenths, fine * 10);
          part.push(short(endY - y));
        } else part.push(short(tenths));
      }
      [x, y] = [endX, endY];
      const first = kind === 'm' && i === 0;
      if (first) [startX, startY] = [x, y];
      // The first point stays absolute, so that paths can be joined.
      const name = first && out === '' ? 'M' : kind === 'm' && i > 0 ? 'l' : kind;
      const body = join(first && out === '' ? [short(x), short(y)] : part);
      out += name === last && name !== 'm' ? `${/^[-]/.test(body) ? '' : ' '}${body}` : name + body;
      last = name;
    }
  }
  return out;
}
