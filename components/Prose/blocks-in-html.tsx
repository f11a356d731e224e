import { createElement, useContext, type ReactNode } from 'react';
import { isTag, isText, type AnyNode, type ChildNode, type Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { BlockView } from '@footbridge/bridge/wordpress/blocks/types';
import { BlocksContext } from './contexts';
import { BlockWatchContext, type OpenBlock } from './failing-blocks';
import { elementProps } from './element-props';

/** The element of a block, with its component's props in `data-view`. */
export const BLOCK = 'footbridge-block';

/** Where a plain form has the inner blocks, in cleaned HTML. */
const INNER = '<div class="footbridge-inner"></div>';

const Text = ({ html }: { html: string }) => (
  <div className="prose" dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
);

/** Parses what packages/bridge/wordpress/html/theme-blocks.ts of the same build wrote. */
export function viewOf(encoded = ''): BlockView {
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0))));
}

/** Calls a method of the watch in its place among the components. */
function Step({ run, block }: { run: 'enter' | 'leave'; block: OpenBlock }) {
  useContext(BlockWatchContext)[run](block);
  return null;
}

/** A block as WordPress shows it without the theme. */
function PlainForm({ plain, content }: { plain: string; content: string }) {
  return drawText(
    useContext(BlockWatchContext)
      .clean(plain)
      .replace(INNER, () => content),
  );
}

interface BlockProps {
  element: Element;
  /** The HTML of the children. */
  content: string;
  children: ReactNode;
}

/** A block as its component renders it; its plain form if that throws. */
function Block({ element, content, children }: BlockProps) {
  const view = element.attribs['data-view'] ?? '';
  const { name, attributes, data, plain } = viewOf(view);
  const block = useContext(BlocksContext)[name];
  const isRendered = useContext(BlockWatchContext).isRendered({ name, view });
  const number = element.attribs['data-block'];
  const rendered =
    block && isRendered ? (
      <>
        <Step run="enter" block={{ name, view }} />
        <block.Block attributes={attributes} data={data}>
          {children}
        </block.Block>
        <Step run="leave" block={{ name, view }} />
      </>
    ) : plain ? (
      <PlainForm plain={plain} content={content} />
    ) : (
      children
    );
  // In a preview, to find what is being edited.
  return number ? <div data-block={number}>{rendered}</div> : rendered;
}

const isBlock = ({ name }: Element): boolean => name === BLOCK;

/** Renders sanitized HTML in which components stand in the places of blocks. */
class HtmlWithBlocks {
  private readonly withBlocks = new Set<AnyNode>();

  constructor(private readonly html: string) {}

  render(): ReactNode {
    const root = parseDocument(this.html, { withStartIndices: true, withEndIndices: true });
    root.children.forEach((node) => this.findBlocks(node));
    return this.texts(root.children);
  }

  /** Returns whether a node is a block or has one in it. */
  private findBlocks(node: ChildNode): boolean {
    if (!isTag(node)) return false;
    const inside = node.children.map((child) => this.findBlocks(child)).includes(true);
    if (inside || isBlock(node)) this.withBlocks.add(node);
    return inside || isBlock(node);
  }

  private source(from: ChildNode | undefined, to: ChildNode | undefined): string {
    return from && to ? this.html.slice(from.startIndex ?? 0, (to.endIndex ?? 0) + 1) : '';
  }

  private block(element: Element, key: number): ReactNode {
    return (
      <Block key={key} element={element} content={this.source(element.children[0], element.children.at(-1))}>
        {this.texts(element.children)}
      </Block>
    );
  }

  /** Returns texts and blocks in turn. */
  private texts(nodes: readonly ChildNode[]): ReactNode[] {
    const parts: ReactNode[] = [];
    let run: ChildNode[] = [];
    const end = (): void => {
      if (run.length > 0) parts.push(this.text(run, parts.length));
      run = [];
    };
    for (const node of nodes) {
      if (!isTag(node) || !isBlock(node)) {
        run.push(node);
        continue;
      }
      end();
      parts.push(this.block(node, parts.length));
    }
    end();
    return parts;
  }

  private text(run: readonly ChildNode[], key: number): ReactNode {
    if (run.some((node) => this.withBlocks.has(node)))
      return (
        <div key={key} className="prose" dir="auto">
          {run.map((node, index) => this.node(node, index))}
        </div>
      );
    const html = this.source(run[0], run.at(-1));
    return html.trim() && <Text key={key} html={html} />;
  }

  /** Returns a node of a text that has a block in it: as HTML where the block is not. */
  private node(node: ChildNode, key: number): ReactNode {
    if (isText(node)) return node.data;
    if (!isTag(node)) return null;
    if (isBlock(node)) return this.block(node, key);
    const props = { key, ...elementProps(node.attribs) };
    if (this.withBlocks.has(node))
      return createElement(
        node.name,
        props,
        node.children.map((child, index) => this.node(child, index)),
      );
    const html = this.source(node.children[0], node.children.at(-1));
    return createElement(node.name, html ? { ...props, dangerouslySetInnerHTML: { __html: html } } : props);
  }
}

/** Returns a sanitized text as HTML, with components in the places of its blocks. Server only. */
export function drawText(html: string): ReactNode {
  return html.includes(`<${BLOCK}`) ? new HtmlWithBlocks(html).render() : <Text html={html} />;
}
