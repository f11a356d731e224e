/** Writes small city databases in MaxMind's format, so that tests know what an address's record is. */
import { isIPv6 } from 'node:net';

type Value = string | number | { [key: string]: Value } | Value[];

const control = (type: number, size: number) => {
  const first = type > 7 ? 0 : type << 5;
  const extended = type > 7 ? [type - 7] : [];
  if (size < 29) return Buffer.from([first | size, ...extended]);
  if (size < 285) return Buffer.from([first | 29, ...extended, size - 29]);
  throw new Error('mmdb: a value of the test is too long');
};

function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const double = Buffer.alloc(8);
    double.writeDoubleBE(value);
    return Buffer.concat([control(3, 8), double]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(11, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    control(7, entries.length),
    ...entries.flatMap(([key, entry]) => [encode(key), encode(entry)]),
  ]);
}

const unsigned = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return Buffer.concat([control(6, 4), bytes]);
};

function metadata(ipVersion: number, nodeCount: number): Buffer {
  const fields: [string, Buffer][] = [
    ['binary_format_major_version', unsigned(2)],
    ['binary_format_minor_version', unsigned(0)],
    ['build_epoch', unsigned(1_700_000_000)],
    ['database_type', encode('test city')],
    ['description', encode({})],
    ['ip_version', unsigned(ipVersion)],
    ['languages', encode([])],
    ['node_count', unsigned(nodeCount)],
    ['record_size', unsigned(24)],
  ];
  return Buffer.concat([
    Buffer.from('\u00ab\u00cd\u00efMaxMind.com', 'latin1'),
    control(7, fields.length),
    ...fields.flatMap(([name, value]) => [encode(name), value]),
  ]);
}

function bitsOf(address: string, ipVersion: number): string {
  if (isIPv6(address)) {
    const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
    const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
    return [...before, ...zeros, ...after]
      .map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0'))
      .join('');
  }
  const bits = address
    .split('.')
    .map((part) => Number(part).toString(2).padStart(8, '0'))
    .join('');
  return ipVersion === 6 ? '0'.repeat(96) + bits : bits;
}

/** @param records by address; each matches only itself */
export function mmdb(records: Record<string, Value>, ipVersion: 4 | 6 = 4): Buffer {
  const nodes: [number, number][] = [[-1, -1]];
  const data: Buffer[] = [];
  let offset = 0;
  const leaves: { node: number; side: 0 | 1; offset: number }[] = [];
  for (const [address, record] of Object.entries(records)) {
    const bits = bitsOf(address, ipVersion);
    let node = 0;
    for (const [index, bit] of Array.from(bits).entries()) {
      const side = bit === '1' ? 1 : 0;
      if (index === bits.length - 1) leaves.push({ node, side, offset });
      else {
        const known = nodes[node] ?? [-1, -1];
        if (known[side] === -1) known[side] = nodes.push([-1, -1]) - 1;
        node = known[side];
      }
    }
    const encoded = encode(record);
    data.push(encoded);
    offset += encoded.length;
  }
  for (const leaf of leaves) {
    const node = nodes[leaf.node];
    if (node) node[leaf.side] = nodes.length + 16 + leaf.offset;
  }
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.flat().forEach((record, index) => tree.writeUIntBE(record === -1 ? nodes.length : record, index * 3, 3));
  return Buffer.concat([tree, Buffer.alloc(16), ...data, metadata(ipVersion, nodes.length)]);
}
