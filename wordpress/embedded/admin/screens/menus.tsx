import type { ListedMenu } from '../../editing/types';
import type { Desk } from '../desk';
import { refusedNonce } from '../form/nonce';
import { count, text } from '../form/sent';
import { renderPage, goTo } from '../render';
import { FieldError, described } from '../ui/fields';
import { Done, Note, Wrong } from '../ui/messages';
import { NonceField } from '../ui/NonceField';
import { Page } from '../ui/Page';
import { unknownPage } from './refusals';

const HERE = '/wp-admin/nav-menus.php';
const NAMES = { PRIMARY: 'Primary menu', FOOTER: 'Footer menu', SOCIAL: 'Social links' } as const;

const fieldName = (item: number): string => `menu-item-title[${item}]`;

/** /wp-admin/nav-menus.php?menu=ID: the labels of a menu's items, and their saving. */
export function menus(desk: Desk) {
  const { edits, query, sent, isPost } = desk;
  const all = edits.menus();
  const id = count(isPost ? sent.get('menu') : query.get('menu'));
  const menu = id === null ? all[0] : all.find((one) => one.id === id);
  if (!menu) return unknownPage(desk, 'There is no such menu.');
  const errors = new Map<number, string>();
  if (isPost) {
    const refused = refusedNonce(desk, `update-nav_menu_${menu.id}`);
    if (refused) return refused;
    save(desk, menu, errors);
    if (errors.size === 0) return goTo(`${HERE}?menu=${menu.id}&updated=1`);
  }
  const heading = NAMES[menu.location];
  return renderPage(
    <Page desk={desk} title="Menus" here={HERE}>
      {query.has('updated') && <Done>{`${menu.name} has been updated.`}</Done>}
      {errors.size > 0 && (
        <Wrong>
          <p>These labels could not be saved; the others are.</p>
        </Wrong>
      )}
      <ul className="states" aria-label="Menus">
        {all.map((one) => (
          <li key={one.id}>
            <a href={`${HERE}?menu=${one.id}`} aria-current={one.id === menu.id ? 'page' : undefined}>
              {NAMES[one.location]}
            </a>
          </li>
        ))}
      </ul>
      <form method="post" action={HERE} className="panel menu">
        <h2>{menu.name === heading ? heading : `${menu.name} (${heading})`}</h2>
        <NonceField desk={desk} action={`update-nav_menu_${menu.id}`} />
        <input type="hidden" name="menu" value={menu.id} />
        {menu.items.length === 0 && <Note>This menu has no items.</Note>}
        {menu.items.map(({ id: item, label, url, depth }) => (
          <div key={item} className="field menu-item" data-depth={Math.min(depth, 3)}>
            <label htmlFor={`item-${item}`}>
              Navigation Label <small>{url === '#' || url === '' ? 'a heading' : url}</small>
            </label>
            <input
              id={`item-${item}`}
              name={fieldName(item)}
              defaultValue={isPost ? (text(sent, fieldName(item)) ?? label) : label}
              {...described({ id: `item-${item}`, error: errors.get(item) })}
            />
            <FieldError id={`item-${item}`} error={errors.get(item)} />
          </div>
        ))}
        <div className="actions saving">
          <button className="primary" name="save_menu">
            Save Menu
          </button>
        </div>
      </form>
    </Page>,
    errors.size > 0 ? 422 : 200,
  );
}

/** Saves the labels that changed; what is wrong with one goes into `errors`. */
function save({ edits, sent, session }: Desk, menu: ListedMenu, errors: Map<number, string>): void {
  for (const { id, label } of menu.items) {
    const typed = text(sent, fieldName(id))?.trim();
    if (typed === undefined || typed === label) continue;
    const outcome = edits.setMenuLabel(id, typed, session.user);
    if (!outcome.ok) errors.set(id, outcome.errors.map(({ message }) => message).join(' '));
  }
}
