import { serveMedia } from '@footbridge/bridge/cache/media/serve';

import type { GetServerSideProps } from 'next';

/** Not rendered: getServerSideProps sends the file. */
export default function Media() {
  return null;
}

export const getServerSideProps: GetServerSideProps = async ({ req, res, params }) => {
  await serveMedia(req, res, params?.path);
  return { props: {} };
};
