import { Activity, memo, type ComponentType } from 'react';

/**
 * A part of a page that React takes over by itself: after what is around it, in pieces of some milliseconds between which the
 * browser paints and hears its visitor (docs/decisions/0030). A touch of the part takes it over at once.
 *
 * An Activity, not a Suspense: the server draws it in its place. Remembered: drawn once more before React has taken it over, it
 * would have to be taken over at once and in one piece. So its props have to be the same objects as long as nothing changed.
 */
export const slice = <Props extends object>(Part: ComponentType<Props>) =>
  memo(function Slice(props: Props) {
    return (
      <Activity>
        <Part {...props} />
      </Activity>
    );
  });
