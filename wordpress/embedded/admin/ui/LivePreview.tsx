import { REST_NONCE } from '../../http/preview-rest';
import type { Desk } from '../desk';
import { PLUGIN_ASSETS } from '../plugin-asset';

/** The plugin's live preview beside the form. Its scripts show it; without a secret there is none. */
export function LivePreview({ desk }: { desk: Desk }) {
  if (!desk.previews.isOn) return null;
  const { url } = desk.previews;
  return (
    <section
      id="live-preview"
      aria-label="Live preview"
      data-site-origin={new URL(url).origin}
      data-url={url}
      data-nonce={desk.nonce(REST_NONCE)}
    >
      <link rel="stylesheet" href={`${PLUGIN_ASSETS}live-preview.css`} />
      {['panel-tools', 'find-field', 'share-links', 'live-preview', 'edit-form'].map((name) => (
        <script key={name} defer src={`${PLUGIN_ASSETS}${name}.js`} />
      ))}
    </section>
  );
}
