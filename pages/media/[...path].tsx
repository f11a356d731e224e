import { serveMedia } from '@/bridge/cache/media/serve';

import type { GetServerSideProps } from 'next';

/** Never drawn: the answer is the file. A page, because a rewrite to an API route costs every visitor 3 kB of script. */
export default function Media() {
  return null;
}

export const getServerSideProps: GetServerSideProps = async ({ req, res, params }) => {
  await serveMedia(req, res, params?.path);
  return { props: {} };
};
