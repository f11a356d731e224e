import type { PageAnswer } from '@footbridge/browser/editor/facts';
import { describeKeys } from './describe-keys';
import { ago, freshness } from './freshness';
import { FactPanel } from './PagePanel.styles';

export interface PagePanelProps {
  id: string;
  answer: PageAnswer | null;
}

/** Returns the template from the page. The server has it for cached pages only. */
const renderedBy = (): string | undefined =>
  document.querySelector<HTMLElement>('main[data-template]')?.dataset.template;

function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <ul role="list">
      {describeKeys(keys).map(({ word, values }) => (
        <li key={word}>
          {word} <code>{values.join(', ')}</code>
        </li>
      ))}
    </ul>
  );
}

/** Shows how the current page was rendered, and how fresh it is. */
export function PagePanel({ id, answer }: PagePanelProps) {
  const facts = answer?.kind === 'facts' ? answer.facts : null;
  const { cache, lastWebhook, draft, updates } = facts ?? {};
  return (
    <FactPanel id={id}>
      <dl>
        <dt>Template</dt>
        <dd>
          <code>{renderedBy() ?? facts?.template ?? 'none'}</code>
        </dd>
        <dt>In the cache</dt>
        <dd>{freshness(answer).whole}</dd>
        {cache && (
          <>
            <dt>Made of</dt>
            <dd>
              <Keys keys={cache.keys} />
              {cache.sharedKeys.length > 0 && (
                <details>
                  <summary>and {cache.sharedKeys.length} of menus, options</summary>
                  <Keys keys={cache.sharedKeys} />
                </details>
              )}
            </dd>
          </>
        )}
        {facts && (
          <>
            <dt>Last webhook</dt>
            <dd>
              {lastWebhook
                ? `${ago(lastWebhook.at)}: ${lastWebhook.about}. Cached pages invalidated: ${lastWebhook.pages}.`
                : 'None yet.'}
            </dd>
          </>
        )}
        {updates !== undefined && updates?.length !== 0 && (
          <>
            <dt>WordPress</dt>
            <dd>
              {updates
                ? `Older than is safe: ${updates.join(', ')}. Administrators find more in WordPress under Tools, Site Health.`
                : 'Does not report its versions.'}
            </dd>
          </>
        )}
        {draft && (
          <>
            <dt>Draft</dt>
            <dd>
              {draft.savedAt ? `Saved ${draft.savedAt}; not public. ` : 'Not public. '}
              <a href={draft.previewUrl}>Preview this draft</a>
            </dd>
          </>
        )}
      </dl>
    </FactPanel>
  );
}
