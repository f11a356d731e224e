import { scrubItem } from '@footbridge/shared/errors/envelope';
import { scrubRecording } from '@footbridge/shared/errors/recording';

const text = (textContent: string) => ({ type: 3, textContent, id: 9 });
const element = (tagName: string, attributes: object, ...childNodes: object[]) => ({
  type: 2,
  tagName,
  attributes,
  childNodes,
  id: 4,
});

const PAGE = {
  type: 0,
  id: 1,
  childNodes: [
    { type: 1, name: 'html', publicId: '', systemId: '', id: 2 },
    element(
      'html',
      { lang: 'en-US' },
      element(
        'head',
        {},
        element('title', {}, text('Opioid rehab')),
        element('meta', { content: 'Opioid rehab', name: 'description' }),
        element('style', {}, { ...text('.a{color:red;background:url("/media/opioid.jpg")}'), isStyle: true }),
      ),
      element(
        'body',
        { class: 'page', 'data-call-number': '+17025550142', style: 'background:url(/media/opioid.jpg);top:1px' },
        element(
          'a',
          { href: '/opioid/', class: 'button', title: 'Opioid', 'aria-label': 'Opioid' },
          text('Opioid help'),
        ),
        element('h2', { id: 'signs-of-opioid-abuse' }, text('Signs')),
        element('input', { type: 'tel', value: '7025550142', placeholder: 'Jane', name: 'phone' }),
        { type: 5, textContent: 'opioid comment', id: 7 },
        { type: 99, textContent: 'opioid', id: 8 },
      ),
    ),
  ],
};

const EVENTS = [
  { type: 4, timestamp: 1, data: { href: 'https://www.example.org/opioid/?sid=1#x', width: 390, height: 844 } },
  { type: 2, timestamp: 2, data: { node: PAGE, initialOffset: { top: 0, left: 0 } } },
  {
    type: 3,
    timestamp: 3,
    data: {
      source: 0,
      texts: [{ id: 9, value: 'opioid text' }],
      attributes: [
        {
          id: 4,
          attributes: {
            href: '/opioid/',
            class: 'open',
            style: { color: 'red', background: ['url(/opioid.jpg)', 'important'] },
            'aria-label': 'opioid',
          },
        },
      ],
      removes: [{ parentId: 1, id: 2 }],
      adds: [{ parentId: 1, nextId: null, node: text('opioid added') }],
    },
  },
  { type: 3, timestamp: 4, data: { source: 5, text: '7025550142', isChecked: false, id: 5 } },
  { type: 3, timestamp: 5, data: { source: 1, positions: [{ x: 1, y: 2, id: 3, timeOffset: 0 }] } },
  { type: 3, timestamp: 6, data: { source: 11, payload: ['opioid'] } },
  {
    type: 5,
    timestamp: 7,
    data: {
      tag: 'breadcrumb',
      payload: {
        category: 'ui.click',
        message: 'a#opioid[title="opioid"]',
        timestamp: 7,
        data: { nodeId: 4, node: { textContent: 'opioid' }, url: 'https://www.example.org/opioid/' },
      },
    },
  },
  { type: 5, timestamp: 8, data: { tag: 'breadcrumb', payload: { category: 'console', message: 'opioid' } } },
  {
    type: 5,
    timestamp: 9,
    data: {
      tag: 'performanceSpan',
      payload: {
        op: 'navigation.push',
        description: '/opioid/?sid=1',
        startTimestamp: 1,
        data: { previous: '/opioid/', size: 3 },
      },
    },
  },
  { type: 6, timestamp: 10, data: { plugin: 'x', payload: 'opioid' } },
  { type: 5, timestamp: 11, data: { tag: 'other', payload: { opioid: 1 } } },
];

describe('a recording that leaves', () => {
  const scrubbed = scrubRecording(EVENTS, '/[single]');

  it('[S7.14] has no word of the page, no field, link, label or address', () => {
    expect(JSON.stringify(EVENTS)).toMatch(/opioid/i);
    expect(JSON.stringify(scrubbed)).not.toMatch(/opioid|jane|702|sid=|signs|www\.|\/media/i);
  });

  it('[S7.14] has the shape of every text in stars, and how the page looks and moves', () => {
    const shown = JSON.stringify(scrubbed);
    expect(shown).toContain('"****** ****"');
    expect(shown).toContain('.a{color:red;background:url()}');
    expect(shown).toContain('"class":"button"');
    expect(scrubbed.map((event) => Reflect.get(Object(event), 'timestamp'))).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
    expect(scrubbed[0]).toEqual({
      type: 4,
      timestamp: 1,
      data: { href: 'https://site.invalid/[single]', width: 390, height: 844 },
    });
    expect(scrubbed[3]).toEqual({
      type: 3,
      timestamp: 4,
      data: { source: 5, id: 5, isChecked: false, text: '**********' },
    });
    expect(scrubbed[4]).toEqual(EVENTS[4]);
  });

  it('is identified by ids, times and the page’s template', () => {
    const event = {
      type: 'replay_event',
      replay_id: 'a'.repeat(32),
      segment_id: 0,
      replay_type: 'session',
      urls: ['https://www.example.org/opioid/?sid=1'],
      segment_names: ['/opioid/'],
      error_ids: ['b'.repeat(32), 'Jane'],
      trace_ids: [],
      user: { ip_address: '203.0.113.9' },
    };
    expect(scrubItem('replay_event', event, '/[single]')).toEqual({
      type: 'replay_event',
      replay_id: 'a'.repeat(32),
      segment_id: 0,
      replay_type: 'session',
      urls: ['https://site.invalid/[single]'],
      error_ids: ['b'.repeat(32)],
      trace_ids: [],
      platform: 'javascript',
      sdk: { settings: { infer_ip: 'never' } },
    });
  });

  it('[S7.14] is dropped if it cannot be read', () => {
    expect(scrubItem('replay_recording', '{"segment_id":0}\nx\u009c compressed')).toBeUndefined();
    expect(scrubItem('replay_recording', '[]')).toBeUndefined();
    expect(scrubItem('replay_recording', new Uint8Array([1]))).toBeUndefined();
    expect(scrubItem('replay_recording', '{"segment_id":3,"name":"Jane"}\n[]')).toBe('{"segment_id":3}\n[]');
  });

  it('that is deeper than any page is cut, not a fall', () => {
    const deep = Array.from({ length: 5000 }).reduce<object>((inner) => element('div', {}, inner), text('opioid'));
    expect(JSON.stringify(scrubRecording([{ type: 2, timestamp: 1, data: { node: deep } }], '/[page]'))).not.toContain(
      'opioid',
    );
    const moves = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(scrubRecording([{ type: 3, timestamp: 1, data: { source: 1, positions: moves } }], '/[page]')).toHaveLength(
      1,
    );
  });
});
