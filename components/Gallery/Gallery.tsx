import type { ImageView } from '@footbridge/bridge/wordpress/types';
import { More } from '../More/More';
import { Picture } from '../Picture/Picture';
import * as S from './Gallery.styles';

/** Pictures that are shown; the others are behind "more". */
const MAX_VISIBLE = 10;

const idOf = (number: number): string => `photo-${number}`;

/** A button that leads to the picture before or after; packages/browser/behaviors/gallery-steps.ts replaces the open one. */
function Step({ to, by, children }: { to: number; by: -1 | 1; children: string }) {
  return (
    <button type="button" popoverTarget={idOf(to)} data-step={by}>
      {children}
    </button>
  );
}

interface LargeProps {
  photo: ImageView;
  number: number;
  count: number;
}

/** A picture in a popover, with its caption. */
function Large({ photo, number, count }: LargeProps) {
  return (
    <S.Large
      className="gallery-large"
      id={idOf(number)}
      popover="auto"
      role="dialog"
      aria-label={photo.alt || `Picture ${number}`}
    >
      <figure>
        <Picture image={photo} sizes="96vw" />
        <figcaption>
          {/* The picture's text says it already. */}
          <span aria-hidden>{photo.alt}</span>
          {count > 1 && (
            <small>
              {number} of {count}
            </small>
          )}
        </figcaption>
      </figure>
      <S.Controls>
        {number > 1 && (
          <Step to={number - 1} by={-1}>
            Previous
          </Step>
        )}
        <button type="button" popoverTarget={idOf(number)} popoverTargetAction="hide">
          Close
        </button>
        {number < count && (
          <Step to={number + 1} by={1}>
            Next
          </Step>
        )}
      </S.Controls>
    </S.Large>
  );
}

/** @param before number of pictures before these @param count of all pictures */
function Rows({ photos, before, count }: { photos: ImageView[]; before: number; count: number }) {
  return (
    <S.Root className="gallery plain-list">
      {photos.map((photo, i) => {
        const number = before + i + 1;
        return (
          <li key={number}>
            <button
              type="button"
              popoverTarget={idOf(number)}
              aria-label={`Enlarge: ${photo.alt || `picture ${number}`}`}
            >
              <Picture image={photo} sizes="(min-width: 776px) 25vw, 44vw" />
            </button>
            <Large photo={photo} number={number} count={count} />
          </li>
        );
      })}
    </S.Root>
  );
}

/** A gallery whose pictures open in native popovers, without script. A large picture loads when it is opened. */
export function Gallery({ photos }: { photos: ImageView[] }) {
  const rest = photos.slice(MAX_VISIBLE);
  return (
    <>
      <Rows photos={photos.slice(0, MAX_VISIBLE)} before={0} count={photos.length} />
      {rest.length > 0 && (
        <More label={`Show ${rest.length} more ${rest.length === 1 ? 'picture' : 'pictures'}`}>
          <Rows photos={rest} before={MAX_VISIBLE} count={photos.length} />
        </More>
      )}
    </>
  );
}
