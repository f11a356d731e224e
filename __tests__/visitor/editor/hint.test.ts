/** @jest-environment jest-fixed-jsdom */
import { MARKER_COOKIE } from '@/bridge/editor/marker';
import { editorHint, hasMarker, noteEditor } from '@/visitor/editor/hint';

const KEY = 'footbridge.editor';
const hinted = () => editorHint.getState().login;

beforeEach(() => {
  editorHint.setState({ login: null });
  window.sessionStorage.clear();
  document.cookie = `${MARKER_COOKIE}=; max-age=0`;
});

describe('who may be an editor', () => {
  it('[S6.2] is whom WordPress’s cookie names, as the server told, for the rest of the session', () => {
    noteEditor({ ipAddress: '203.0.113.7', editor: { login: 'edie' } });
    expect(hinted()).toBe('edie');
    expect(window.sessionStorage.getItem(KEY)).toContain('edie');
    noteEditor({ ipAddress: '203.0.113.7', editor: null });
    expect(hinted()).toBeNull();
  });

  it('[S6.1] is no visitor, of whom nothing is written down', () => {
    noteEditor({ ipAddress: '203.0.113.7', editor: null });
    expect(hinted()).toBeNull();
    expect(window.sessionStorage.getItem(KEY)).toBeNull();
  });

  it.each([undefined, null, 'edie', {}, { editor: 'edie' }, { editor: {} }, { editor: { login: 7 } }, { editor: { login: 'x'.repeat(61) } }])('is nobody by %j', (answer) => {
    noteEditor(answer);
    expect(hinted()).toBeNull();
  });

  it('is who signed in here: by the cookie that the sign-in sets', () => {
    expect(hasMarker()).toBe(false);
    document.cookie = `${MARKER_COOKIE}=1`;
    expect(hasMarker()).toBe(true);
  });
});
