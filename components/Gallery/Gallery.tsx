import type { ImageView } from '@/bridge/wordpress/types';
import { More } from '../More/More';
import { Picture } from '../Picture/Picture';
import * as S from './Gallery.styles';

/** So many are seen at once, all others on demand. */
const AT_ONCE = 10;

/** @param before how many pictures stand before these */
function Rows({ photos, before }: { photos: ImageView[]; before: number }) {
  return (
    <S.Root className="gallery plain-list">
      {photos.map((photo, i) => {
        const number = before + i + 1;
        const id = `photo-${number}`;
        return (
          <li key={id}>
            <button type="button" popoverTarget={id} aria-label={`Larger: ${photo.alt || `picture ${number}`}`}>
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

/**
 * Pictures, each of which opens large: by the browser's own popover, so that it costs no script. The button keeps the
 * focus; it or Escape closes the picture again, as does a tap beside it. What is not opened is not loaded.
 */
export function Gallery({ photos }: { photos: ImageView[] }) {
  const rest = photos.slice(AT_ONCE);
  return (
    <>
      <Rows photos={photos.slice(0, AT_ONCE)} before={0} />
      {rest.length > 0 && (
        <More label={`Show ${rest.length} more ${rest.length === 1 ? 'picture' : 'pictures'}`}>
          <Rows photos={rest} before={AT_ONCE} />
        </More>
      )}
    </>
  );
}
