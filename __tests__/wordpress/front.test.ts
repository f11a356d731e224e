import { frontAnswer } from '@/wordpress/embedded/front/answer';
import { sampleStore } from '../recordings/sample-store';
import { hierarchySample } from '../recordings/sample-wordpress';

const HOST = 'http://127.0.0.1:8080';

/** The sample was taken with attachment pages on and, for addresses that lead to a file, off. */
const entries = hierarchySample().map((entry) => ({ ...entry, attachmentPages: !entry.location?.startsWith('/wp-content/') }));

describe("the embedded WordPress's front end", () => {
  it.each(entries)('answers $url ($mode posts) as WordPress: $status $location', ({ url, mode, status, location, attachmentPages }) => {
    const store = sampleStore(mode, HOST, attachmentPages);
    expect(frontAnswer(new URL(url, HOST), store)).toEqual({ status, location });
  });
});
