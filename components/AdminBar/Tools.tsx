import type { MouseEventHandler, ReactNode } from 'react';
import { clearAddress, signOutAddress } from '@footbridge/browser/editor/addresses';
import { followClearLink } from '@footbridge/browser/editor/follow-clear-link';
import type { EditorPage } from '@footbridge/shared/editor-page';
import { ToolPanel } from './Tools.styles';

export interface ToolsProps {
  id: string;
  /** On narrow screens; wide ones always show it. */
  isOpen: boolean;
  /** Of the current page, with query. */
  path: string;
  /** Null before the server's answer. */
  facts: EditorPage | null;
  /** The signed-in user. */
  login: string | null;
  onClearAll(this: void): void;
}

const DEVELOPERS = <small>developers only</small>;

interface ItemProps {
  href: string;
  children: ReactNode;
  target?: '_blank';
  onClick?: MouseEventHandler;
}

function Item({ href, children, ...rest }: ItemProps) {
  return (
    <li>
      <a href={href} {...rest} {...(rest.target && { rel: 'noopener' })}>
        {children}
      </a>
    </li>
  );
}

/** A link that clears when it is clicked. Opened in another tab, it only leads to the page. */
function ClearItem({ href, children }: Pick<ItemProps, 'href' | 'children'>) {
  return (
    <Item
      href={href}
      onClick={(event) => {
        event.preventDefault();
        void followClearLink(href);
      }}
    >
      {children}
    </Item>
  );
}

/** The editor's actions (specification, section 2), as far as WordPress allows them. */
export function Tools({ id, isOpen, path, facts, login, onClearAll }: ToolsProps) {
  return (
    <ToolPanel id={id} data-open={isOpen || undefined}>
      <ul role="list">
        {facts?.dashboardUrl && (
          <Item href={facts.dashboardUrl} target="_blank">
            <span>
              Dashboard <span aria-hidden>↗</span>
              <span className="visually-hidden">(opens in a new tab)</span>
            </span>
          </Item>
        )}
        {facts?.editUrl && <Item href={facts.editUrl}>Edit Post</Item>}
        {facts?.rights.clearPage && <ClearItem href={clearAddress(path, 'clear-cache')}>Clear Page Cache</ClearItem>}
        {facts?.rights.clearAll && (
          <>
            <ClearItem href={clearAddress(path, 'clear-menu-cache')}>
              <span>Clear Menu Cache</span> {DEVELOPERS}
            </ClearItem>
            <li>
              <button type="button" aria-haspopup="dialog" onClick={onClearAll}>
                <span>Clear All Cache</span> {DEVELOPERS}
              </button>
            </li>
          </>
        )}
        {facts?.draft && (
          <li>
            <a
              href={facts.draft.previewUrl}
              data-draft=""
              title={facts.draft.savedAt ? `Saved ${facts.draft.savedAt}` : undefined}
            >
              Preview this draft
            </a>
          </li>
        )}
      </ul>
      <ul role="list" data-account="">
        {facts?.updates && facts.updates.length > 0 && (
          <li>
            <span data-updates="" title={`Older than is safe: ${facts.updates.join(', ')}`}>
              WordPress needs updates
            </span>
          </li>
        )}
        {login && (
          <li>
            <span data-login="">
              <span className="visually-hidden">Signed in as</span>
              <span>{login}</span>
            </span>
          </li>
        )}
        <li>
          <form method="post" action={signOutAddress(path)}>
            <button type="submit">Sign out</button>
          </form>
        </li>
      </ul>
    </ToolPanel>
  );
}
