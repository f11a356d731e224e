import type { NoticesState, NoticeState } from '../../editing/types';
import { when } from '../words';

const SHOWN = 10;

const STATES = { waiting: 'Waiting', accepted: 'Arrived', refused: 'Refused' } as const;

function sentence({ state, tries, answer, pages }: NoticeState): string {
  if (state === 'accepted')
    return pages === null
      ? STATES.accepted
      : `${STATES.accepted}: ${pages} ${pages === 1 ? 'page is' : 'pages are'} made again`;
  const tried = tries > 0 ? ` after ${tries} ${tries === 1 ? 'try' : 'tries'}` : '';
  return `${STATES[state]}${tried}${answer ? `. ${answer}` : ''}`;
}

/** What the site was told of the last edits, and whether it took it. */
export function Notices({ state }: { state: NoticesState }) {
  if (!state.isConfigured)
    return (
      <p>
        The site is told of nothing: this was started without FOOTBRIDGE_SECRET. Pages are then made again within the
        hour.
      </p>
    );
  if (state.last.length === 0)
    return <p>The site has been told of nothing yet. It is told of what visitors see, not of drafts.</p>;
  return (
    <>
      {state.waiting > 0 && (
        <p>{`${state.waiting} waiting for the site to take ${state.waiting === 1 ? 'it' : 'them'}.`}</p>
      )}
      <ol className="notices">
        {state.last.slice(0, SHOWN).map((notice) => (
          <li key={notice.id} data-state={notice.state}>
            <span>{sentence(notice)}</span> <small>{`${notice.about}, ${when(notice.madeAt)} UTC`}</small>
          </li>
        ))}
      </ol>
    </>
  );
}
