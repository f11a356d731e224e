import { COLD_HEADER, coldRows, coldVerdicts } from '../cold/table';
import { INTERACTIONS_HEADER, interactionsNotes, interactionsRows, interactionsVerdicts } from '../interactions/table';
import type { Part, Results } from '../results/schemas';
import type { Recorded } from '../results/store';
import { picturesOf } from '../results/pictures';
import { scaleHeader, scaleRows, scaleVerdicts } from '../scale/table';
import { OURS, SERVE_HEADER, serveRows, serveVerdicts } from '../serve/table';
import { SIZE_HEADER, sizeNotes, sizeRows, sizeVerdicts } from '../size/table';
import { SPEED_HEADER, speedNote, speedRows, speedVerdicts } from '../speed/table';
import type { Verdict } from '../verdict';
import { markdownTable } from './markers';

interface Section {
  verdicts: Verdict[];
  tables: { header: string[]; rows: string[][] }[];
  /** Sentences below the tables. */
  notes: string[];
}

const writers: { [P in Part]: (data: Results[P]) => Section } = {
  size: (data) => ({
    verdicts: sizeVerdicts(data),
    tables: [{ header: SIZE_HEADER, rows: sizeRows(data) }],
    notes: sizeNotes(data),
  }),
  serve: (data) => ({
    verdicts: serveVerdicts(data),
    tables: [{ header: SERVE_HEADER, rows: serveRows(data) }],
    notes: [
      `${data.rounds} rounds of ${data.seconds} s each; medians. ± is the round furthest from the median.`,
      ...data.missing.map((what) => `Not measured: ${what}`),
    ],
  }),
  cold: (data) => ({
    verdicts: coldVerdicts(data, OURS),
    tables: [{ header: COLD_HEADER, rows: coldRows(data) }],
    notes: [
      `WordPress took ${data.delay} ms for each answer, beside its own work. Requests: the most of all trials; times: medians.`,
      ...data.rows.map(
        ({ name, visitors, operations }) =>
          `${name}, ${visitors.toLocaleString('en-US')} at a time, requested ${operations.join(', ')}.`,
      ),
    ],
  }),
  scale: (data) => ({
    verdicts: scaleVerdicts(data),
    tables: [{ header: scaleHeader(data), rows: scaleRows(data) }],
    notes:
      data.buildSeconds === null
        ? []
        : [`The build took ${data.buildSeconds.toFixed(0)} s. It knows no pages, so it is the same for any number.`],
  }),
  speed: (data) => ({
    verdicts: speedVerdicts(data),
    tables: [{ header: SPEED_HEADER, rows: speedRows(data) }],
    notes: [speedNote(data)],
  }),
  interactions: (data) => ({
    verdicts: interactionsVerdicts(data),
    tables: [{ header: INTERACTIONS_HEADER, rows: interactionsRows(data) }],
    notes: interactionsNotes(data),
  }),
};

function report<P extends Part>(part: P, data: Results[P]): Section {
  const writer: (data: Results[P]) => Section = writers[part];
  return writer(data);
}

/** Returns where and when it was measured, and the machine's other load. */
export function measuredLine({ date, quick, machine }: Omit<Recorded<Part>, 'data'>): string {
  const { cpu, cores, memoryGb, system, versions, othersBusy, load } = machine;
  const day = date.slice(0, 16).replace('T', ' ');
  const others = othersBusy.map((share) => `${Math.round(share * 100)} %`).join(' before and ');
  const names = Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');
  const kind = quick ? '**A short run: to see that it works, not to believe.** ' : '';
  return `${kind}Measured ${day} UTC on ${cpu}, ${cores} cores, ${memoryGb} GB, ${system}. Other work took ${others} after; load average ${load.least.toFixed(1)} to ${load.most.toFixed(1)} meanwhile. ${names}.`;
}

/** Returns the text between a part's markers in docs/performance.md. */
export function sectionText<P extends Part>(part: P, recorded: Recorded<P>): string {
  const { verdicts, tables, notes } = report(part, recorded.data);
  const promised = markdownTable(
    ['promised', 'aim', 'measured', ''],
    verdicts.map(({ what, target, measured, isMet }) => [what, target, measured, isMet ? 'met' : '**falls short**']),
  );
  const images = picturesOf(part, recorded.data).map(({ file, alt }) => `![${alt}](images/performance/${file})`);
  return [
    measuredLine(recorded),
    promised,
    ...images,
    ...tables.map(({ header, rows }) => markdownTable(header, rows)),
    ...notes,
  ].join('\n\n');
}
