import { OPTIONS_FIELDS } from '../fields/model';
import type { Desk } from './desk';
import { goTo, NonceField, notice, Page, renderPage } from './page';
import { readFields, YamlFields } from './yaml-fields';

const HERE = '/wp-admin/admin.php?page=site-options';

/** /wp-admin/admin.php?page=site-options: the options page's field groups. */
export function options(desk: Desk) {
  const { edits, exchange, sent } = desk;
  if (exchange.url.searchParams.get('page') !== 'site-options') return notice(404, 'There is nothing at this address.');
  const typed = sent?.get('fields') ?? null;
  const read = typed === null ? null : readFields(typed, OPTIONS_FIELDS);
  const outcome = read?.ok ? edits.setOptions(read.value) : read;
  if (outcome?.ok) return goTo(`${HERE}&message=1`);
  return renderPage(
    <Page
      desk={desk}
      title="Site Options"
      errors={outcome?.errors}
      done={exchange.url.searchParams.has('message') && 'Options Updated'}
    >
      <form method="post" action={HERE}>
        <NonceField desk={desk} />
        <YamlFields values={edits.options()} typed={typed} />
        <button>Update</button>
      </form>
    </Page>,
    outcome ? 422 : 200,
  );
}
