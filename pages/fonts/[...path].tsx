import { typefaceFile } from '@footbridge/bridge/pages/brand-files/find';
import { serveFile } from '@footbridge/bridge/pages/brand-files/serve';
import { TYPEFACE_CACHE_CONTROL } from '@footbridge/bridge/platform/lifetimes';

import type { GetServerSideProps } from 'next';

/** Not rendered: getServerSideProps sends the file. */
export default function Typeface() {
  return null;
}

export const getServerSideProps: GetServerSideProps = async ({ req, res, params }) => {
  await serveFile(req, res, typefaceFile([params?.path ?? []].flat()), TYPEFACE_CACHE_CONTROL);
  return { props: {} };
};
