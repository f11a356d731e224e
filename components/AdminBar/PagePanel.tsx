import { ago, freshness } from './freshness';
import { FactPanel } from './PagePanel.styles';

import type { PageAnswer } from '@footbridge/browser/editor/facts';

/** Labels of the keys' prefixes, in display order. Unknown prefixes follow unchanged. */
const WORDS: Readonly<Record<string, string>> = {
  post: 'post',
  term: 'term',
  user: 'user',
  comment: 'comment',
  list: 'list of each',
  skipped: 'any other',
  kind: 'site-wide',
  uri: 'address',
  '*': 'unknown',
};
const ORDER = Object.keys(WORDS);

function partsOf(key: string): [type: string, value: string] {
  const [type = '', value = ''] = key.split(/:(.*)/s);
  if (type === '*') return ['*', 'every edit renews it'];
  return [type, (type === 'list' && value.replace(/^footbridge/, '')) || value || key];
}

const placeOf = (type: string): number => (ORDER.includes(type) ? ORDER.indexOf(type) : ORDER.length);

/** Groups a page's dependencies for display: `post:1870`, `post:2`, `kind:menu` → post 2, 1870; site-wide menu. */
export function describeKeys(keys: readonly string[]) {
  const groups = new Map<string, string[]>();
  for (const [type, value] of keys.map(partsOf)) groups.set(type, [...(groups.get(type) ?? []), value]);
  return [...groups]
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([type, values]) => ({
      word: WORDS[type] ?? type.replaceAll('_', ' '),
      values: values.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
    }));
}

interface PagePanelProps {
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
