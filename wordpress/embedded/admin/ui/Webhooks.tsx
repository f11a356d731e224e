import type { WebhooksState, WebhookState } from '../../editing/types';
import { when } from '../words';

const MAX_SHOWN = 10;

const STATES = { waiting: 'Waiting', accepted: 'Arrived', refused: 'Refused' } as const;

function sentence({ state, tries, answer, pages }: WebhookState): string {
  if (state === 'accepted')
    return pages === null
      ? STATES.accepted
      : `${STATES.accepted}: ${pages} ${pages === 1 ? 'page is' : 'pages are'} rendered again`;
  const tried = tries > 0 ? ` after ${tries} ${tries === 1 ? 'try' : 'tries'}` : '';
  return `${STATES[state]}${tried}${answer ? `. ${answer}` : ''}`;
}

/** Renders the last webhooks and whether the site accepted them. */
export function Webhooks({ state }: { state: WebhooksState }) {
  if (!state.isConfigured)
    return (
      <p>
        No webhooks are sent, because this server was started without FOOTBRIDGE_SECRET. The site renders its pages
        again within the hour.
      </p>
    );
  if (state.last.length === 0) return <p>No webhook was sent yet. Webhooks report what visitors see, not drafts.</p>;
  return (
    <>
      {state.waiting > 0 && (
        <p>{`${state.waiting} waiting for the site to accept ${state.waiting === 1 ? 'it' : 'them'}.`}</p>
      )}
      <ol className="webhooks">
        {state.last.slice(0, MAX_SHOWN).map((webhook) => (
          <li key={webhook.id} data-state={webhook.state}>
            <span>{sentence(webhook)}</span> <small>{`${webhook.about}, ${when(webhook.renderedAt)} UTC`}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
