import type { OptionsFields, Outcome } from '../../editing/types';
import type { Desk } from '../desk';
import { MAX_SEGMENTS, segmentPrefix, sentOptions } from '../form/options-input';
import { refusedNonce } from '../form/nonce';
import { renderPage, goTo } from '../render';
import { BarFields } from '../ui/BarFields';
import { Select, Tick } from '../ui/fields';
import { Done, Wrong } from '../ui/messages';
import { NonceField } from '../ui/NonceField';
import { Page } from '../ui/Page';
import { SEGMENT_WORDS } from '../words';

const HERE = '/wp-admin/admin.php?page=site-options';
const CHOICES = Object.entries(SEGMENT_WORDS).map(([value, name]) => ({ value, name }));
const EMPTY = { hide: false, title: '', subtitle: '', buttons: [] };

/** /wp-admin/admin.php?page=site-options: the sticky bar's text per segment, and the default. */
export function siteOptions(desk: Desk) {
  const { edits, query, sent, session, isPost } = desk;
  let fields: OptionsFields = edits.options();
  let wrong: string[] = [];
  if (isPost) {
    const refused = refusedNonce(desk, 'site-options');
    if (refused) return refused;
    fields = { ...fields, ...sentOptions(sent) };
    const unnamed = fields.contentSegments.findIndex(({ segment }) => !segment) + 1;
    const outcome =
      unnamed > 0
        ? refusal(`Choose a segment for the ${ordinal(unnamed)} bar, or remove it.`)
        : edits.setOptions(sentOptions(sent), session.user);
    if (outcome.ok) return goTo(`${HERE}&message=1`);
    wrong = outcome.errors.map(({ message }) => message);
  }
  const { contentSegments: segments, contentSegmentsDefault: common } = fields;
  return renderPage(
    <Page desk={desk} title="Site Options" here={HERE}>
      {query.has('message') && <Done>Options Updated</Done>}
      {wrong.length > 0 && (
        <Wrong>
          {wrong.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Wrong>
      )}
      <form method="post" action={HERE}>
        <NonceField desk={desk} action="site-options" />
        <fieldset className="panel">
          <legend>Bar for everything else</legend>
          <p className="hint">With texts here, a page’s own bar no longer counts.</p>
          <BarFields prefix="default" bar={common} />
        </fieldset>
        <h2>Bars by segment</h2>
        {segments.map((bar, index) => (
          <details className="panel segment" key={index} open={wrong.length > 0}>
            <summary>{bar.segment ? SEGMENT_WORDS[bar.segment] : 'No segment'}</summary>
            <SegmentFields index={index} bar={bar} />
            <Tick
              id={`segment-${index}-remove`}
              name={`${segmentPrefix(index)}[remove]`}
              label="Remove this segment’s bar"
              isOn={false}
            />
          </details>
        ))}
        {segments.length < MAX_SEGMENTS && (
          <details className="panel segment">
            <summary>Add Segment</summary>
            <SegmentFields index={segments.length} bar={EMPTY} />
          </details>
        )}
        <div className="actions saving">
          <button className="primary">Update</button>
        </div>
      </form>
    </Page>,
    wrong.length > 0 ? 422 : 200,
  );
}

const refusal = (message: string): Outcome<never> => ({ ok: false, errors: [{ field: 'options', message }] });

const ordinal = (number: number): string => `${number}${['th', 'st', 'nd', 'rd'][number > 3 ? 0 : number]}`;

function SegmentFields({ index, bar }: { index: number; bar: OptionsFields['contentSegments'][number] }) {
  const prefix = segmentPrefix(index);
  return (
    <>
      <Select
        id={`segment-${index}`}
        name={`${prefix}[segment]`}
        label="Segment"
        value={bar.segment ?? ''}
        options={[{ value: '', name: 'Select' }, ...CHOICES]}
      />
      <BarFields prefix={prefix} bar={bar} />
    </>
  );
}
