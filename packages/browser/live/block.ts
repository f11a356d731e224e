import { CONTENT_ID } from '@footbridge/shared/content-id';

import { addCss } from '../elements';

import { connectEditor } from './messages';
import { renderQueue } from './render';

/** The canvas shows through, and the iframe is as high as the block. */
const CSS = `html,body{background:none!important;min-height:0!important;overflow:hidden}#${CONTENT_ID}{display:flow-root}`;

/** Starts the preview of one block in the editor's canvas: renders each block that the editor sends, and reports its height. */
export function startBlock(origins: readonly string[]): void {
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
