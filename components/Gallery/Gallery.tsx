import type { ImageView } from '@/bridge/wordpress/types';
import { More } from '../More/More';
import { Picture } from '../Picture/Picture';
import * as S from './Gallery.styles';

/** Pictures that are shown; the others are behind "more". */
const MAX_VISIBLE = 10;

/** @param before number of pictures before these */
function Rows({ photos, before }: { photos: ImageView[]; before: number }) {
  return (
    <S.Root className="gallery plain-list">
      {photos.map((photo, i) => {
        const number = before + i + 1;
        const id = `photo-${number}`;
        return (
          <li key={id}>
            <button type="button" popoverTarget={id} aria-label={`Enlarge: ${photo.alt || `picture ${number}`}`}>
              <Picture image={photo} sizes="(min-width: 776px) 25vw, 44vw" />
            </button>
            <S.Large className="gallery-large" id={id} popover="auto">
              <Picture image={photo} sizes="96vw" />
              <button type="button" popoverTarget={id} popoverTargetAction="hide">
                Close
              </button>
            </S.Large>
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
      <Rows photos={photos.slice(0, MAX_VISIBLE)} before={0} />
      {rest.length > 0 && (
        <More label={`Show ${rest.length} more ${rest.length === 1 ? 'picture' : 'pictures'}`}>
          <Rows photos={rest} before={MAX_VISIBLE} />
        </More>
      )}
    </>
  );
}
