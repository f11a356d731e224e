import type { ImageView } from '@/bridge/types';
import { Picture } from '../Picture/Picture';

/**
 * Pictures, each of which opens large: by the browser's own popover, so that it costs no script. The button keeps the
 * focus; it or Escape closes the picture again, as does a tap beside it. What is not opened is not loaded.
 */
export function Gallery({ photos }: { photos: ImageView[] }) {
  return (
    <ul className="gallery plain-list">
      {photos.map((photo, i) => {
        const id = `photo-${i + 1}`;
        return (
          <li key={id}>
            <button type="button" popoverTarget={id} aria-label={`Larger: ${photo.alt || `picture ${i + 1}`}`}>
              <Picture image={photo} sizes="(min-width: 776px) 25vw, 44vw" />
            </button>
            <div className="gallery-large" id={id} popover="auto">
              <Picture image={photo} sizes="96vw" />
              <button type="button" popoverTarget={id} popoverTargetAction="hide">
                Close
              </button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
