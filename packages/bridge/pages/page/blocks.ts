import { randomBytes } from 'node:crypto';

import { BLOCK_FAILS } from '@footbridge/shared/block-problems';

import { isUpstreamError } from '../../platform/upstream-error';
import { failureText } from '../../platform/failure';
import { log } from '../../platform/log';
import { markedBlocks } from '../../wordpress/blocks/markers';
import { groupKey } from '../../wordpress/dependencies/keys';
import { addKeys } from '../../wordpress/dependencies/track';
import { recordReads } from '../../wordpress/dependencies/read-nodes';
import { paginateRest } from '../../wordpress/faust/paginate';
import { queryWordPress } from '../../wordpress/faust/query';
import { inRenderScope, publicName, type RenderScope } from '../../wordpress/render-scope';
import { theme } from '../../wordpress/theme';

import type { BlockProblem, BlockView, PageBlocks, ParsedBlock, ThemeBlocks } from '../../wordpress/blocks/types';
import type { TransformTools } from '../../wordpress/types';

const NONCE_BYTES = 16;
const MAX_LOGGED = 5;

const secret = (): string => randomBytes(NONCE_BYTES).toString('hex');

/** Returns the blocks of a page before its answer is there: none is rendered. */
export const newBlocks = (): PageBlocks => ({ nonce: secret(), seal: secret(), problems: [], view: () => null });

const isProblem = <Block extends object>(block: Block | BlockProblem): block is BlockProblem => 'problem' in block;

function attempt<Result>(run: () => Result): Result | BlockProblem {
  try {
    return run();
  } catch (error) {
    return { problem: BLOCK_FAILS, detail: failureText(error).trim().replace(/\n+/g, '; ') };
  }
}

interface KnownAnswers {
  get(key: string): unknown;
  set(key: string, answer: NonNullable<unknown>): unknown;
}

/** Sends the blocks' one query. Returns null when WordPress fails: the page is shown with these blocks' plain form. */
async function queryBlocks(
  scope: RenderScope,
  blocks: ThemeBlocks,
  parsed: readonly ParsedBlock[],
  answers?: KnownAnswers,
): Promise<unknown> {
  const variables = blocks.variables(parsed);
  if (!variables) return {};
  const key = JSON.stringify(variables);
  const known = answers?.get(key);
  if (known) return known;
  try {
    const answer = await inRenderScope(scope, async () =>
      recordReads(await blocks.rest(await queryWordPress(blocks.query, variables), paginateRest)),
    );
    if (answer) answers?.set(key, answer);
    return answer;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return null;
  }
}

/** Returns a function that logs why blocks are not rendered, each reason once. */
function problemLog({ address }: RenderScope, problems: string[]): (name: string, problem: BlockProblem) => null {
  const logged = new Set<string>();
  return (name, { problem, detail }) => {
    const line = `${name}: ${problem}${detail ? ` (${detail})` : ''}`;
    if (logged.has(line) || logged.size > MAX_LOGGED) return null;
    problems.push(problem);
    logged.add(line);
    const text =
      logged.size > MAX_LOGGED ? 'further blocks are shown in their plain form' : `${line}; its plain form is shown`;
    log('warn', 'blocks', `${publicName(address)}: ${text}`);
    return null;
  };
}

/**
 * Loads what the blocks in an answer's texts show, with one query or none.
 * @throws what the query throws, except UpstreamError
 */
export async function loadBlocks(
  scope: RenderScope,
  answer: unknown,
  tools: TransformTools,
  answers?: KnownAnswers,
): Promise<void> {
  if (!scope.blocks) return;
  const { blocks } = theme();
  const parse = (name: string, attributes: unknown) => attempt(() => blocks.parse(name, attributes));
  const parsed = markedBlocks(answer, scope.blocks.nonce).flatMap(({ name, attributes }) => {
    const block = parse(name, attributes);
    return isProblem(block) ? [] : block;
  });
  // Also of posts that are not public yet, or not any more.
  addKeys(parsed.flatMap(({ posts }) => posts.map((id) => groupKey('listed', `post:${id}`))));
  const data = await queryBlocks(scope, blocks, parsed, answers);
  const report = problemLog(scope, scope.blocks.problems);

  scope.blocks.view = (name, attributes): BlockView | null => {
    const block = parse(name, attributes);
    if (isProblem(block)) return report(name, block);
    // WordPress's failure is logged already.
    if (block.readsQuery && data === null) return null;
    const shown = attempt(() => ({ data: block.data(data ?? {}, tools) }));
    if (isProblem(shown)) return report(name, shown);
    if (shown.data === null)
      return report(name, { problem: 'what it shows does not exist', detail: block.posts.join(', ') });
    if (block.hasForm) scope.hasLeadForm = true;
    return { name, attributes: block.attributes, data: shown.data ?? null };
  };
}
