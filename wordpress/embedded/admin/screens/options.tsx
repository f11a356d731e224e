import type { FieldError } from '../../editing/types';
import { valuesIn, type Values } from '../../fields/field';
import { OPTIONS_FIELDS } from '../../fields/model';
import { inputId } from '../../fields/names';
import type { Desk } from '../desk';
import { sentValues } from '../form/field-input';
import { refusedNonce } from '../form/nonce';
import { renderPage, goTo } from '../render';
import { GroupPanel } from '../ui/FieldInputs';
import { Done, Wrong } from '../ui/messages';
import { NonceField } from '../ui/NonceField';
import { Page } from '../ui/Page';

const HERE = '/wp-admin/admin.php?page=site-options';

/** /wp-admin/admin.php?page=site-options: the options page's field groups. */
export function siteOptions(desk: Desk) {
  const { edits, query, sent, session, isPost } = desk;
  let values: Values = edits.options();
  let errors: FieldError[] = [];
  if (isPost) {
    const refused = refusedNonce(desk, 'site-options');
    if (refused) return refused;
    const typed = sentValues(sent, OPTIONS_FIELDS);
    const outcome = edits.setOptions(typed, session.user);
    if (outcome.ok) return goTo(`${HERE}&message=1`);
    values = { ...values, ...typed };
    ({ errors } = outcome);
  }
  return renderPage(
    <Page desk={desk} title="Site Options" here={HERE}>
      {query.has('message') && <Done>Options Updated</Done>}
      {errors.length > 0 && (
        <Wrong>
          <ul>
            {errors.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${inputId(field)}`}>{message}</a>
              </li>
            ))}
          </ul>
        </Wrong>
      )}
      <form method="post" action={HERE}>
        <NonceField desk={desk} action="site-options" />
        {OPTIONS_FIELDS.map((group) => (
          <GroupPanel
            key={group.name}
            group={group}
            values={valuesIn(values[group.name])}
            isOpen
            around={{ store: edits.store(), errors }}
          />
        ))}
        <div className="actions saving">
          <button className="primary">Update</button>
        </div>
      </form>
    </Page>,
    errors.length > 0 ? 422 : 200,
  );
}
