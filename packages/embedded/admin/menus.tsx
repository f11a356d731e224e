import type { Desk } from './desk';
import { goTo, NonceField, Page, renderPage, TextInput } from './page';

const HERE = '/wp-admin/nav-menus.php';
const nameOf = (item: number): string => `menu-item-title[${item}]`;

/** /wp-admin/nav-menus.php: the labels of all menus. */
export function menus(desk: Desk) {
  const { edits, exchange, sent } = desk;
  const { menus: all, menuItems } = edits.store().data;
  const items = menuItems.toSorted((a, b) => a.order - b.order);
  const errors = items.flatMap(({ id, label }) => {
    const outcome = sent && edits.setMenuLabel(id, sent.get(nameOf(id)) ?? label);
    return outcome?.ok === false ? outcome.errors : [];
  });
  if (sent && errors.length === 0) return goTo(`${HERE}?updated=1`);
  return renderPage(
    <Page desk={desk} title="Menus" errors={errors} done={exchange.url.searchParams.has('updated') && 'Menus updated.'}>
      <form method="post" action={HERE}>
        <NonceField desk={desk} />
        {all.map((menu) => (
          <fieldset key={menu.id}>
            <legend>{menu.name}</legend>
            {items
              .filter(({ menuId }) => menuId === menu.id)
              .map(({ id, label, url }) => (
                <TextInput key={id} id={`item-${id}`} name={nameOf(id)} label={url ?? 'A heading'} value={label} />
              ))}
          </fieldset>
        ))}
        <button>Save Menu</button>
      </form>
    </Page>,
    errors.length > 0 ? 422 : 200,
  );
}
