import { writeEnvelope } from '@/bridge/operations/errors/envelope';
import { takeApart } from '@/script/lib/errors/receiver';
import { reportText } from '@/script/lib/errors/report-text';

const printed = (...items: [type: string, payload: unknown][]) =>
  reportText(
    takeApart(
      Buffer.from(
        writeEnvelope(
          {},
          items.map(([type, payload]) => ({
            type,
            payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
          })),
        ),
      ),
    ),
  );

it('what arrives is printed for a person', () => {
  expect(
    printed(
      [
        'event',
        {
          transaction: '/[front-page]',
          release: 'b1',
          tags: { side: 'browser' },
          exception: { values: [{ type: 'Error', value: 'Call [quoted]', stacktrace: { frames: [{}, {}] } }] },
        },
      ],
      ['transaction', { transaction: '/[page]', spans: [{}] }],
      ['replay_event', { replay_type: 'session', segment_id: 0, urls: ['https://site.invalid/[page]'] }],
      ['replay_recording', '{"segment_id":0}\n[1,2,3]'],
      ['session', '{}'],
    ),
  ).toBe(
    [
      'error        browser /[front-page]',
      '  Error – Call [quoted]',
      '  2 frames, 0 breadcrumbs, release b1',
      'transaction  /[page], 1 spans',
      'recording    session, part 0, https://site.invalid/[page]',
      '  3 recorded events',
      'session  (this site sends none of these)',
    ].join('\n'),
  );
});

it('what is no report is printed, too', () => {
  expect(printed(['event', 'rubbish'], ['event', {}])).toContain('0 frames');
});

it('has no character of the page that controls the terminal', () => {
  expect(printed(['event', { transaction: '/\u202e', message: 'a\u001b[2J\u009b31m' }])).toContain(
    'error        /·\n  – a·[2J·31m\n',
  );
});
