import { pictureFile } from '@footbridge/bridge/pages/brand-files/find';
import { serveFile } from '@footbridge/bridge/pages/brand-files/serve';
import { FILE_CACHE_CONTROL } from '@footbridge/bridge/platform/lifetimes';

import type { GetServerSideProps } from 'next';

/** Not rendered: getServerSideProps sends the file. */
export default function BrandPicture() {
  return null;
}

export const getServerSideProps: GetServerSideProps = async ({ req, res, params }) => {
  await serveFile(req, res, pictureFile([params?.path ?? []].flat()), FILE_CACHE_CONTROL);
  return { props: {} };
};
