import '@/faust.config';
import { serveMedia } from '@footbridge/bridge/cache/media/serve';
import { loadSiteOptions } from '@footbridge/bridge/pages/layout/site-options';

import type { GetServerSideProps } from 'next';

/** Not rendered: getServerSideProps sends the file. */
export default function Media() {
  return null;
}

export const getServerSideProps: GetServerSideProps = async ({ req, res, params }) => {
  await serveMedia(req, res, params?.path, async () => (await loadSiteOptions()) !== null);
  return { props: {} };
};
