import { useState } from 'react';
import { Button } from '../Button/Button';
import { hashOf } from './choice';
import * as S from './ComparisonChart.styles';
import type { Choice } from './views';

const NOTES = {
  copied: 'The link is copied.',
  here: 'Copy this link:',
};

/** Returns the page's URL with the choice in its hash, without the query, which may contain campaigns. */
const linkOf = (choice: Choice): string => window.location.origin + window.location.pathname + hashOf(choice);

/** Opens the browser's share dialog, or copies the link. If neither is available, the page shows the link. */
async function shareOrCopy(link: string): Promise<keyof typeof NOTES> {
  try {
    if (navigator.share && window.matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url: link });
      return 'here';
    }
    await navigator.clipboard.writeText(link);
    return 'copied';
  } catch {
    return 'here';
  }
}

/** The button that shares a link to the comparison. */
export function Share({ choice }: { choice: Choice }) {
  const [made, setMade] = useState<{ link: string; of: Choice; note: keyof typeof NOTES } | null>(null);
  const shown = made?.of === choice ? made : null;
  const share = async (): Promise<void> => {
    const link = linkOf(choice);
    setMade({ link, of: choice, note: await shareOrCopy(link) });
  };
  return (
    <>
      <Button theme="tertiary" size="small" onClick={() => void share()}>
        Share
      </Button>
      <S.Link>
        <p role="status">{shown && NOTES[shown.note]}</p>
        {shown && (
          <>
            <input
              aria-label="Link to this comparison"
              readOnly
              value={shown.link}
              onFocus={({ target }) => target.select()}
            />
            <small>It contains the facilities and services chosen here, and nothing about you.</small>
          </>
        )}
      </S.Link>
    </>
  );
}
