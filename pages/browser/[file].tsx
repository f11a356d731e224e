import { serveBrowserFile } from '@footbridge/bridge/cache/browser-files/serve';

import type { GetServerSideProps } from 'next';

/** Not rendered: getServerSideProps sends the file. */
export default function BrowserFile() {
  return null;
}

export const getServerSideProps: GetServerSideProps = async ({ req, res, params }) => {
  await serveBrowserFile(req, res, params?.file);
  return { props: {} };
};
