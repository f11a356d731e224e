import { CONTENT_ID } from '@footbridge/shared/content-id';
import { addCss } from '../elements';
import { connectEditor, type Selection } from './messages';
import { outline, partOf, startPicking } from './pick';
import { renderQueue } from './render';

/** The canvas shows through, and the iframe is as high as the block. */
const CSS = `html,body{background:none!important;min-height:0!important;overflow:hidden}#${CONTENT_ID}{display:flow-root}`;

/** Starts the preview of one block in the editor's canvas: renders each block that the editor sends, and reports its height. */
function startBlock(origins: readonly string[]): void {
  const content = document.getElementById(CONTENT_ID);
  if (!content) return;
  addCss(CSS);
  const render = renderQueue(false, ({ isShown, status, timing }) => {
    const problem = content.querySelector<HTMLElement>('[data-problem]')?.dataset.problem ?? '';
    editor?.send(isShown ? { footbridge: 'painted', timing, problem } : { footbridge: 'failed', status });
  });
  const editor = connectEditor(origins, (message) => {
    if (message.footbridge === 'block') render(`{"token":${JSON.stringify(message.token)},"block":${message.block}}`);
  });
  new ResizeObserver(() => {
    editor?.send({ footbridge: 'size', height: Math.ceil(content.getBoundingClientRect().height) });
  }).observe(content);
  editor?.send({ footbridge: 'ready' });
}

const TOKEN = /^[\w-]+\.[0-9a-f]{64}$/;

/** Below the front end's address, of one block in the editor's canvas. */
const BLOCK_PATH = '/preview/block/';

/**
 * Starts a live preview. Beside WordPress's editor it renders with each token that the editor sends; opened by a share link, with
 * the token in the URL's fragment, which browsers do not send to servers.
 */
export function startLive(origins: readonly string[]): void {
  if (window.location.pathname.endsWith(BLOCK_PATH)) return startBlock(origins);
  let token = window.location.hash.slice(1);
  const isShared = token !== '';
  let part = 1;
  let selection: Selection = { block: null, text: '' };
  const renderBody = renderQueue(isShared, ({ isShown, status, timing }) => {
    outline(selection, false);
    editor?.send(isShown ? { footbridge: 'painted', timing } : { footbridge: 'failed', status });
  });
  const render = () => renderBody(JSON.stringify({ token, part }));
  const editor = isShared
    ? null
    : connectEditor(origins, (message) => {
        if (message.footbridge === 'block') return;
        if (message.footbridge === 'select') {
          selection = message;
          return outline(selection, true);
        }
        ({ token } = message);
        render();
      });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const wanted = link && partOf(link);
    if (wanted === null) return;
    event.preventDefault();
    part = wanted;
    render();
    window.scrollTo(0, 0);
  });
  if (isShared) {
    render();
    window.addEventListener('hashchange', () => {
      const fragment = window.location.hash.slice(1);
      // A link within the page replaces the token, which a reload needs.
      if (!TOKEN.test(fragment)) return window.history.replaceState(null, '', `#${token}`);
      token = fragment;
      part = 1;
      render();
    });
  }
  if (!editor) return;
  startPicking((pick) => editor.send(pick));
  editor.send({ footbridge: 'ready' });
}
