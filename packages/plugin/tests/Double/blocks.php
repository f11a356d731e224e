<?php
// WordPress's functions about blocks, as far as previews need them.

declare( strict_types=1 );

use Footbridge\Tests\Double\WordPress;

/** Finds and changes the opening tags of HTML without comments. */
final class WP_HTML_Tag_Processor {
	private string $html;
	private int $at     = 0;
	private string $tag = '';

	public function __construct( string $html ) {
		$this->html = $html;
	}

	public function next_tag(): bool {
		if ( 1 !== preg_match( '/<([a-z][a-z0-9-]*)/', $this->html, $found, PREG_OFFSET_CAPTURE, $this->at ) ) {
			return false;
		}
		$this->tag = strtoupper( $found[1][0] );
		$this->at  = $found[0][1] + strlen( $found[0][0] );
		return true;
	}

	public function get_tag(): string {
		return $this->tag;
	}

	public function set_attribute( string $name, string $value ): void {
		$this->html = substr_replace( $this->html, " $name=\"$value\"", $this->at, 0 );
	}

	public function get_updated_html(): string {
		return $this->html;
	}
}

function get_the_ID(): int {
	return WordPress::$edited;
}
function has_blocks( string $text ): bool {
	return false !== strpos( $text, '<!-- wp:' );
}
/** A block that is being rendered. */
final class WP_Block {
	/** @var object|null */
	public $block_type;
}

function wp_json_file_decode( string $file, array $options ) {
	return json_decode( (string) file_get_contents( $file ), true );
}
/**
 * Renders a block as render_block() does: name and HTML, or a parsed block. A callable in place of the HTML renders it, as
 * a dynamic block's does.
 */
function render_block( array $block ): string {
	list( $name, $html ) = isset( $block['innerHTML'] ) ? array( $block['blockName'], $block['innerHTML'] ) : $block;
	$parsed              = isset( $block['innerHTML'] ) ? $block : array( 'blockName' => $name, 'innerHTML' => is_string( $html ) ? $html : '' );
	$replaced            = apply_filters( 'pre_render_block', null, $parsed, null );
	if ( null !== $replaced ) {
		return $replaced;
	}
	$parsed = apply_filters( 'render_block_data', $parsed, $parsed, null );
	return apply_filters( 'render_block', is_string( $html ) ? $html : $html(), $parsed, null );
}
/** As for the rights of somebody without `unfiltered_html`. */
function filter_block_content( string $text, string $context ): string {
	return 'post' === $context ? (string) preg_replace( '~<script>.*?</script>~s', '', $text ) : $text;
}
function setup_postdata( WP_Post $post ): void {
	WordPress::$edited = $post->ID;
}
