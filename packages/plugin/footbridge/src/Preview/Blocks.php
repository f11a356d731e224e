<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use Footbridge\Blocks\Markers;
use WP_HTML_Tag_Processor;

/**
 * Adds `data-block="2"` to the first tag of each top-level block of a post's content, counted as the block editor's
 * getBlocks() does, and `data-number="2"` to the mark of one that the site renders, for the live preview.
 */
final class Blocks {
	/** What a parsed block stores its number under while it is rendered. */
	private const NUMBER = 'footbridgeNumber';
	/** Elements that show nothing. */
	private const INVISIBLE = array( 'LINK', 'SCRIPT', 'STYLE' );

	private int $post;

	private string $content;

	/** Number of the next block; null while another text than the post's content is rendered. */
	private ?int $next = null;

	/** Whether a top-level block is being rendered. Reusable blocks render theirs in it as if they were top-level ones. */
	private bool $is_inside = false;

	/** Hooks in for a post and its content as it is rendered. */
	public static function register( int $post, string $content ): void {
		$blocks          = new self();
		$blocks->post    = $post;
		$blocks->content = $content;
		add_filter( 'the_content', array( $blocks, 'begin' ), PHP_INT_MIN );
		add_filter( 'pre_render_block', array( $blocks, 'replaced' ), PHP_INT_MAX, 3 );
		add_filter( 'render_block_data', array( $blocks, 'number' ), PHP_INT_MAX, 3 );
		add_filter( 'render_block', array( $blocks, 'rendered' ), PHP_INT_MAX, 2 );
		// After do_blocks() at 9.
		add_filter( 'the_content', array( $blocks, 'end' ), 10 );
	}

	/** Begins to count if a text is the post's content, and returns it unchanged. */
	public function begin( $text ) {
		if ( $text === $this->content && get_the_ID() === $this->post && has_blocks( $text ) ) {
			$this->next      = 0;
			$this->is_inside = false;
		}
		return $text;
	}

	/** Ends counting, and returns the text unchanged. */
	public function end( $text ) {
		if ( ! $this->is_inside ) {
			$this->next = null;
		}
		return $text;
	}

	/** Returns what another plugin renders in place of a block, with the block's number. */
	public function replaced( $html, $block = null, $outer = null ) {
		return is_string( $html ) && $this->is_counted( $block, $outer ) ? self::mark( $html, (int) $this->next++ ) : $html;
	}

	/** Returns a parsed block with its number. */
	public function number( $block, $source = null, $outer = null ) {
		if ( is_array( $block ) && $this->is_counted( $block, $outer ) ) {
			$block[ self::NUMBER ] = $this->next++;
			$this->is_inside       = true;
		}
		return $block;
	}

	/** Returns a block's HTML with its number. */
	public function rendered( $html, $block = null ) {
		if ( ! is_array( $block ) || ! isset( $block[ self::NUMBER ] ) || ! is_string( $html ) ) {
			return $html;
		}
		$this->is_inside = false;
		return self::mark( $html, $block[ self::NUMBER ] );
	}

	/** Returns whether a block is a top-level one of the post. The editor drops blank text between blocks. */
	private function is_counted( $block, $outer ): bool {
		return null !== $this->next && ! $this->is_inside && null === $outer && is_array( $block )
			&& ( isset( $block['blockName'] ) || '' !== trim( (string) ( $block['innerHTML'] ?? '' ) ) );
	}

	/** Returns HTML with a number on its first visible tag. */
	private static function mark( string $html, int $number ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( ! in_array( $tags->get_tag(), self::INVISIBLE, true ) ) {
				$tags->set_attribute( Markers::ELEMENT === strtolower( (string) $tags->get_tag() ) ? 'data-number' : 'data-block', (string) $number );
				break;
			}
		}
		return $tags->get_updated_html();
	}
}
